/** Verifies the shuffles of a finished game in the page itself, so that nobody has to trust the server. */

import { traitsOf } from "../games/traits.ts";
import type { DeckInfo, GameInfo, GameName } from "../wire/types.ts";
import { deckAt, parts, verbOf } from "./places.ts";
import { commitmentTo, shuffled } from "./shuffles.ts";

/** What `match.to_json()` writes: docs/record.md. */
export interface MatchRecord {
  readonly game: GameName;
  readonly names: readonly string[];
  readonly settings: Readonly<Record<string, boolean | number | string>>;
  readonly commitment: string | null;
  readonly secret: string | null;
  /** When everything unseen was shuffled again; old records don't say so. */
  readonly again?: readonly Again[];
  readonly orders: Readonly<Record<string, readonly (number | null)[]>>;
  readonly moves: readonly string[];
  readonly refills: readonly (readonly number[])[];
}

/** A time when everything unseen was shuffled again: with so many cards left of each deck, after so many refills. */
interface Again {
  readonly number: number;
  readonly left: readonly number[];
  readonly refills: number;
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
  const times = record.again ?? [];
  const first =
    before === null ? drawnOrders(record, game, secret) : reshuffledDecks(record, game, secret, before);
  const orders = shuffledAgain(first, times, game, secret);
  for (const [pool, order] of Object.entries(orders)) {
    checks.push({ ...named(pool, game), passed: sameOrder(record.orders[pool], order) });
  }
  const earlier = record.moves.slice(0, before ?? 0).filter((move) => verbOf(game, move)?.draws).length;
  record.refills.forEach((refill, index) => {
    if (index < earlier) return; // it comes from the other game
    // A refill empties the bag, so what came out is what was in it.
    const bag = [...refill].sort((a, b) => a - b);
    const again = times.findLast(({ refills }) => refills <= index);
    const order = shuffled(secret, labelOf(`refill/${index + 1}`, again), bag);
    checks.push({ id: "refill", values: { number: index + 1 }, passed: sameOrder(refill, order) });
  });
  return checks;
}

/** What a pool is called: the decks are told apart by their level, the others have a word of their own. */
function named(pool: string, game: GameInfo): Pick<Check, "id" | "values"> {
  const deck = game.decks.find((deck) => deck.pool === pool);
  return deck ? { id: "deck", values: { level: deck.level } } : { id: pool, values: {} };
}

/** Everything that chance puts into order before the game, as the secret gives it. */
function drawnOrders(record: MatchRecord, game: GameInfo, secret: string): Record<string, number[]> {
  const drawn = game.pools.filter(
    ({ name, players }) =>
      players === record.names.length && (name !== "start" || record.settings["start"] === "random"),
  );
  return Object.fromEntries(
    drawn.map(({ name, numbers, kept }) => [name, shuffled(secret, name, numbers).slice(0, kept)]),
  );
}

/** The decks of a game that was played on: what had been drawn stays, the secret orders the rest. */
function reshuffledDecks(
  record: MatchRecord,
  game: GameInfo,
  secret: string,
  before: number,
): Record<string, number[]> {
  const orders = game.decks.map((deck): [pool: string, order: number[]] => {
    const order = (record.orders[deck.pool] ?? []).map(Number);
    const drawn = Math.min(order.length, drawnCards(record, game, deck, before));
    const rest = order.slice(drawn).sort((a, b) => a - b);
    return [deck.pool, [...order.slice(0, drawn), ...shuffled(secret, deck.pool, rest)]];
  });
  return Object.fromEntries(orders);
}

/** The same orders after all times when what was left of the decks was shuffled again. */
function shuffledAgain(
  orders: Readonly<Record<string, readonly number[]>>,
  times: readonly Again[],
  game: GameInfo,
  secret: string,
): Record<string, readonly number[]> {
  const found = { ...orders };
  for (const again of times) {
    game.decks.forEach(({ pool }, deck) => {
      const order = found[pool] ?? [];
      const drawn = order.length - (again.left[deck] ?? 0);
      const rest = order.slice(drawn).sort((a, b) => a - b);
      found[pool] = [...order.slice(0, drawn), ...shuffled(secret, labelOf(pool, again), rest)];
    });
  }
  return found;
}

/** The label of what is shuffled, at the first time or again. */
function labelOf(name: string, again: Again | undefined): string {
  return again ? `again/${again.number}/${name}` : name;
}

/** How many cards of a deck had been dealt after some decisions: the face-up ones, and one for each that left. */
function drawnCards(record: MatchRecord, game: GameInfo, deck: DeckInfo, before: number): number {
  const isAboutCard = (move: string) => verbOf(game, move)?.form === "place";
  const settled = record.moves.slice(0, before);
  // A purchase that still waits for its payment has not taken its card.
  if (verbOf(game, record.moves[before] ?? "")?.phase === "pay") {
    settled.splice(settled.findLastIndex(isAboutCard));
  }
  const left = settled.filter((move) => isAboutCard(move) && deckAt(game, parts(move)[1]) === deck);
  return traitsOf(game.name).faceUp(deck, game, record.settings) + left.length;
}

function sameOrder(given: readonly (number | null)[] | undefined, wanted: readonly number[]): boolean {
  return given?.length === wanted.length && wanted.every((number, index) => number === given[index]);
}
