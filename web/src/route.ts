/** The addresses of the page: what they mean, and how they are written. */

/** Whom one wants to play with, when a new table is laid out. */
export type Company = "bots" | "friends" | "screen";

export type Route =
  | { page: "home" }
  /** The game as the address names it: there may be no such game. */
  | { page: "new"; game: string; company: Company }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null }
  | { page: "analysis"; id: string | null }
  | { page: "games" }
  /** The game as the address names it; null for any. */
  | { page: "rules"; game: string | null }
  /** The same; `number` counts from one, null for the list. */
  | { page: "puzzles"; game: string | null; number: number | null }
  /** The same; null for the first lesson that is not done. */
  | { page: "learn"; game: string | null; lesson: number | null }
  | { page: "settings" }
  | { page: "transfer" }
  | { page: "missing" };

const COMPANIES: readonly string[] = ["bots", "friends", "screen"];

/** The route of an address; what is unknown in a query falls back to the usual choice. */
export function routeOf(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, "") || "/";
  if (path === "/") return { page: "home" };
  if (path === "/new") {
    const game = url.searchParams.get("game") ?? "";
    const company = url.searchParams.get("with") ?? "";
    return {
      page: "new",
      game,
      company: COMPANIES.includes(company) ? (company as Company) : "friends",
    };
  }
  if (path === "/replay") return { page: "replay", id: null };
  const replayed = /^\/replay\/([a-z0-9]{1,40})$/.exec(path);
  if (replayed?.[1] !== undefined) return { page: "replay", id: replayed[1] };
  if (path === "/games") return { page: "games" };
  if (path === "/analysis") return { page: "analysis", id: null };
  const studied = /^\/analysis\/([a-z0-9]{1,40})$/.exec(path);
  if (studied?.[1] !== undefined) return { page: "analysis", id: studied[1] };
  const read = /^\/rules(?:\/([a-z]{1,40}))?$/.exec(path);
  if (read) return { page: "rules", game: read[1] ?? null };
  if (path === settingsPath()) return { page: "settings" };
  if (path === transferPath()) return { page: "transfer" };
  const puzzled = /^\/puzzles(?:\/([a-z]{1,40}))?$/.exec(path);
  if (puzzled) return { page: "puzzles", game: puzzled[1] ?? null, number: counted(url, "n") ?? null };
  const learnt = /^\/learn(?:\/([a-z]{1,40}))?$/.exec(path);
  if (learnt) return { page: "learn", game: learnt[1] ?? null, lesson: indexed(url, "n") ?? null };
  const table = /^\/t\/([a-z0-9]{1,40})$/.exec(path);
  return table?.[1] === undefined ? { page: "missing" } : { page: "table", id: table[1] };
}

export function settingsPath(): string {
  return "/settings";
}

/** Where a transfer code is entered; one that comes with the address is behind the #, which nobody is sent. */
export function transferPath(code?: string): string {
  return code === undefined ? "/transfer" : `/transfer#${code}`;
}

export function tablePath(id: string): string {
  return `/t/${id}`;
}

/** A position of a recorded game: before which decision, and as which seat saw it (null: nothing hidden). */
export interface Spot {
  readonly at: number;
  readonly seat: number | null;
}

/** Where a table's game is gone through, or one that is brought along; people count from one. */
export function replayPath(id?: string, spot?: Spot): string {
  const path = id === undefined ? "/replay" : `/replay/${id}`;
  if (spot === undefined) return path;
  return `${path}?at=${spot.at + 1}&as=${spot.seat === null ? "all" : spot.seat + 1}`;
}

/** What an address says of a position; undefined where it says nothing. */
export function spotOf(url: URL): { at: number | undefined; seat: number | null | undefined } {
  return { at: indexed(url, "at"), seat: url.searchParams.get("as") === "all" ? null : indexed(url, "as") };
}

/** A number that people count from one, and programs from zero; undefined where the address has none. */
function indexed(url: URL, name: string): number | undefined {
  const found = counted(url, name);
  return found === undefined ? undefined : found - 1;
}

/** The same from one. */
function counted(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name) ?? "";
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
}

/** Where the puzzles are, those of a game, or one of them. */
export function puzzlesPath(game?: string, number?: number): string {
  if (game === undefined) return "/puzzles";
  return number === undefined ? `/puzzles/${game}` : `/puzzles/${game}?n=${number}`;
}

/** Where a table's game is analysed, or one that is brought along; `at` is a decision, counted from 0. */
export function analysisPath(id?: string, at?: number): string {
  const path = id === undefined ? "/analysis" : `/analysis/${id}`;
  return at === undefined ? path : `${path}?at=${at + 1}`;
}

/** Where one looks back at all one's games. */
export function gamesPath(): string {
  return "/games";
}

/** Where the rules of a game are read, from the top or from one of its anchors. */
export function rulesPath(game: string, anchor?: string): string {
  return anchor === undefined ? `/rules/${game}` : `/rules/${game}#${anchor}`;
}

/** Where games are learnt: all lessons, those of a game from where one is, or one of them. */
export function learnPath(game?: string, lesson?: number): string {
  if (game === undefined) return "/learn";
  return lesson === undefined ? `/learn/${game}` : `/learn/${game}?n=${lesson + 1}`;
}

export function newTablePath(game: string, company: Company): string {
  return `/new?game=${game}&with=${company}`;
}
