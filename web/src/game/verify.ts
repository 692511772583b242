/** Verifies the shuffles of a finished game in the page itself, so that nobody has to trust the server. */

import { traitsOf } from "../games/traits.ts";
import type { GameInfo, GameName } from "../wire/types.ts";
import { commitmentTo, shuffled } from "./shuffles.ts";

/** What `match.to_json()` writes: docs/record.md. */
export interface MatchRecord {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly settings: Readonly<Record<string, boolean | number | string>>;
  readonly commitment: string | null;
  readonly secret: string | null;
  readonly orders: Readonly<Record<string, readonly (number | null)[]>>;
  readonly moves: readonly string[];
  readonly refills: readonly (readonly number[])[];
}

/** A check: t(`verified-${id}`, values) says what was checked; `passed` is null where it can't be decided. */
export interface Check {
  readonly id: string;
  readonly values: Record<string, string | number>;
  readonly passed: boolean | null;
}

const SECRET = /^[0-9a-f]{64}$/;

/**
 * All checks of the shuffles, in the order of docs/shuffles.md; `published` is the commitment that this page
 * saw before the secret was known. A game that was played on after some decisions of another one (`before`) has
 * its secret only for what was unseen then. The rules themselves are checked by `cabochon verify`.
 */
export function verify(
  record: MatchRecord,
  game: GameInfo,
  published: string | null,
  before: number | null = null,
): Check[] {
  const secret = record.secret !== null && SECRET.test(record.secret) ? record.secret : null;
  const fits = (commitment: string) => (secret === null ? null : commitmentTo(secret) === commitment);
  const checks: Check[] = [
    {
      id: "commitment",
      values: {},
      passed: record.commitment === null ? null : fits(record.commitment),
    },
  ];
  if (published !== null) checks.push({ id: "published", values: {}, passed: fits(published) });
  if (secret === null) return [...checks, { id: "setup", values: {}, passed: null }];
  if (before !== null) checks.push({ id: "dealt", values: {}, passed: null });
  const orders =
    before === null ? drawnOrders(record, game, secret) : reshuffledDecks(record, secret, before);
  for (const [pool, order] of Object.entries(orders)) {
    checks.push({ ...named(pool), passed: sameOrder(record.orders[pool], order) });
  }
  const earlier = record.moves.slice(0, before ?? 0).filter((move) => move === "replenish").length;
  record.refills.forEach((refill, index) => {
    if (index < earlier) return; // it comes from the other game
    // A refill empties the bag, so what came out is what was in it.
    const bag = [...refill].sort((a, b) => a - b);
    const order = shuffled(secret, `refill/${index + 1}`, bag);
    checks.push({ id: "refill", values: { number: index + 1 }, passed: sameOrder(refill, order) });
  });
  return checks;
}

/** What a pool is called: the decks are told apart by their level, "level2"; the others have a word of their own. */
function named(pool: string): Pick<Check, "id" | "values"> {
  const level = /^level(\d)$/.exec(pool)?.[1];
  return level === undefined ? { id: pool, values: {} } : { id: "deck", values: { level } };
}

/** Everything that chance puts into order before the game, as the secret gives it. */
function drawnOrders(record: MatchRecord, game: GameInfo, secret: string): Record<string, number[]> {
  const orders: Record<string, number[]> = {};
  for (const level of [1, 2, 3]) {
    const cards = game.cards.flatMap((card, number) => (card.level === level ? [number] : []));
    orders[`level${level}`] = shuffled(secret, `level${level}`, cards);
  }
  const others = traitsOf(record.game).setup.pools(game, record.names.length);
  for (const [name, { pool, drawn }] of Object.entries(others)) {
    orders[name] = shuffled(secret, name, pool).slice(0, drawn);
  }
  if (record.settings["start"] === "random") {
    const seats = record.names.map((_, seat) => seat);
    orders["start"] = shuffled(secret, "start", seats).slice(0, 1);
  }
  return orders;
}

/** The decks of a game that was played on: what had been drawn stays, the secret orders the rest. */
function reshuffledDecks(record: MatchRecord, secret: string, before: number): Record<string, number[]> {
  const decks: Record<string, number[]> = {};
  for (const level of [1, 2, 3]) {
    const order = (record.orders[`level${level}`] ?? []).map(Number);
    const drawn = Math.min(order.length, drawnCards(record, level, before));
    const rest = order.slice(drawn).sort((a, b) => a - b);
    decks[`level${level}`] = [...order.slice(0, drawn), ...shuffled(secret, `level${level}`, rest)];
  }
  return decks;
}

/** How many cards of a level had been dealt after some decisions: the face-up ones, and one for each that left. */
function drawnCards(record: MatchRecord, level: number, before: number): number {
  const faceUp = traitsOf(record.game).setup.faceUp(level, record.settings);
  const settled = record.moves.slice(0, before);
  // A purchase that still waits for its payment has not taken its card.
  if (/^(cover|pay)\b/.test(record.moves[before] ?? "")) {
    settled.splice(settled.findLastIndex((move) => move.startsWith("buy ")));
  }
  const left = settled.filter((move) => new RegExp(`^(buy|reserve) ${level}[a-et]$`).test(move));
  return faceUp + left.length;
}

function sameOrder(given: readonly (number | null)[] | undefined, wanted: readonly number[]): boolean {
  return given?.length === wanted.length && wanted.every((number, index) => number === given[index]);
}
