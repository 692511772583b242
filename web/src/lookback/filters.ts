/** Which of one's games are looked at. The address says it, so that whoever comes back finds the same. */

import type { Game } from "./games.ts";

export interface Filters {
  /** "" is any, for each of them. */
  readonly game: string;
  readonly result: string;
  /** "people", "bots", or a kind of bot. */
  readonly against: string;
  readonly rules: string;
}

export const EVERYTHING: Filters = { game: "", result: "", against: "", rules: "" };
/** As they are called in the address. */
const NAMES: Readonly<Record<keyof Filters, string>> = {
  game: "game",
  result: "result",
  against: "against",
  rules: "rules",
};
const KEYS = Object.keys(NAMES) as (keyof Filters)[];

export const RESULTS = ["won", "draw", "lost", "running"] as const;

export function fits(game: Game, { game: name, result, against, rules }: Filters): boolean {
  return (
    (name === "" || game.played.game === name) &&
    (result === "" || game.standing === result) &&
    (rules === "" || game.variant === rules) &&
    (against === "" || game.opponents.some((seat) => isOf(seat, against)))
  );
}

function isOf({ kind, bot }: Game["opponents"][number], against: string): boolean {
  if (against === "people") return kind === "person";
  return kind === "bot" && (against === "bots" || bot === against);
}

/** What the filters can be set to, of what there is among these games. */
export function choices(games: readonly Game[]): { games: string[]; bots: string[]; rules: string[] } {
  const distinct = (values: (string | null)[]) =>
    [...new Set(values.filter((value) => value !== null))].toSorted();
  return {
    games: [...new Set(games.map(({ played }) => played.game))],
    bots: distinct(
      games.flatMap(({ opponents }) => opponents.map(({ kind, bot }) => (kind === "bot" ? bot : null))),
    ),
    rules: distinct(games.map(({ variant }) => variant)),
  };
}

/** What an address says: the filters, and the page of the list, counted from 0. */
export function read(url: URL): { filters: Filters; page: number } {
  const filters = Object.fromEntries(KEYS.map((key) => [key, url.searchParams.get(NAMES[key]) ?? ""]));
  const page = /^[1-9]\d{0,3}$/.test(url.searchParams.get("page") ?? "")
    ? Number(url.searchParams.get("page")) - 1
    : 0;
  return { filters: { ...EVERYTHING, ...filters }, page };
}

/** The query of an address that says it. */
export function written(filters: Filters, page: number): string {
  const query = new URLSearchParams();
  for (const key of KEYS) if (filters[key] !== "") query.set(NAMES[key], filters[key]);
  if (page > 0) query.set("page", String(page + 1));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
