/**
 * What flies from where to where when a move arrives, and what the others touched last. Facts only: nothing here
 * knows the screen. Ends are ids of targets ("bank-w", "card-2c", "cell-c3") or places ("seat-1", "bag"); an id
 * like "seat-1-w" names a part of the place "seat-1", for a table that shows it apart.
 */
import { cardAt, deckAt, topOf, type Position } from "../../game/places.ts";
import { targetOf } from "../../game/targets.ts";
import { letterOf } from "../../game/tokens.ts";
import { traitsOf } from "../../games/traits.ts";
import type { Deed, Event, GameInfo, MoveEvent } from "../../wire/types.ts";

/** A token is a letter of the game; a card is null where only its back is seen. */
export type Thing =
  | { kind: "token"; letter: string }
  | { kind: "card"; card: number | null; level: number }
  | { kind: "patron"; number: number }
  | { kind: "privilege" };

/** `delay` counts milliseconds from the start of the event; `settles`: what lies at `to` appears with the landing. */
export interface Flight {
  what: Thing;
  from: string;
  to: string;
  delay: number;
  settles: boolean;
}

/** Milliseconds between two things of one deed, and between one deed and the next. */
export const STAGGER = 70;
export const PAUSE = 160;

/** The flights of one move. `before` may be missing or older than the move: then an end may be less exact. */
export function flights(
  event: MoveEvent,
  game: GameInfo,
  before: Position | null,
  after: Position,
): Flight[] {
  const found: Flight[] = [];
  let delay = 0;
  for (const [index, deed] of event.deeds.entries()) {
    const parts = hops(deed, game, before, after, privilegesLeft(before, event.deeds.slice(0, index)));
    for (const part of parts) {
      found.push({ settles: false, ...part, delay });
      delay += STAGGER;
    }
    if (parts.length > 0) delay += PAUSE;
  }
  return found;
}

/** An id, then what can stand for it on a table that does not show that part: "seat-1-w", "seat-1". */
export function ends(id: string): string[] {
  const seat = /^(?:seat|seen)-(\d+)-/.exec(id)?.[1];
  return seat === undefined ? [id] : [id, `seat-${seat}`];
}

/** The moves of the game as it stands, without those that were taken back. */
export function standing(events: readonly Event[]): MoveEvent[] {
  let moves: MoveEvent[] = [];
  for (const event of events) {
    if (event.kind === "move") moves.push(event);
    else if (event.kind === "undo") moves = moves.filter((move) => move.decisions <= event.decisions);
  }
  return moves;
}

/**
 * What the others touched since the last move of `seat`: ids of targets and places. Who only watches (null) is
 * shown the last turn.
 */
export function lastTouched(events: readonly Event[], seat: number | null, game: GameInfo): Set<string> {
  const moves = standing(events);
  const last = moves.at(-1);
  const touched = new Set<string>();
  for (const move of moves.reverse()) {
    if (seat === null ? move.seat !== last?.seat || move.turn !== last.turn : move.seat === seat) break;
    for (const deed of move.deeds) for (const id of touches(deed, game)) touched.add(id);
  }
  return touched;
}

function touches(deed: Deed, game: GameInfo): string[] {
  switch (deed.kind) {
    case "take":
    case "privilege":
    case "gold":
    case "match":
      return deed.cells?.length ? deed.cells.map((cell) => `cell-${cell}`) : spread(deed, game).map(bank);
    case "buy":
    case "reserve":
    case "reserve-top":
      return [place(deed)];
    case "royal":
      return [traitsOf(game.name).patrons.home(deed.number ?? 0, null)];
    default:
      return [];
  }
}

type Hop = Pick<Flight, "what" | "from" | "to"> & Partial<Flight>;

/** `left` privileges lie in the supply. */
function hops(deed: Deed, game: GameInfo, before: Position | null, after: Position, left: number): Hop[] {
  const seat = `seat-${deed.seat}`;
  const other = `seat-${1 - deed.seat}`;
  const { supply, patrons } = traitsOf(game.name);
  switch (deed.kind) {
    case "take":
    case "gold":
    case "match":
      return taken(deed, game, before);
    case "privilege":
      return [
        { what: { kind: "privilege" }, from: `${seat}-privileges`, to: "supply" },
        ...taken(deed, game, before),
      ];
    case "replenish":
      return onCells(deed, game, after).map(([cell, letter]) => ({
        what: { kind: "token", letter },
        from: "bag",
        to: `cell-${cell}`,
        settles: true,
      }));
    case "return":
      return spread(deed, game).map((letter) => token(letter, `${seat}-${letter}`, supply.spent(letter)));
    case "steal":
      return spread(deed, game).map((letter) => token(letter, `${other}-${letter}`, `${seat}-${letter}`));
    case "reserve":
    case "reserve-top":
      return [
        card(deed, game, `${seat}-hand`),
        ...spread(deed, game).map((letter) => token(letter, bank(letter), `${seat}-${letter}`)),
        ...dealt(deed, game, after),
      ];
    case "buy":
      return [
        ...spread(deed, game).map((letter) => token(letter, `${seat}-${letter}`, supply.spent(letter))),
        card(deed, game, cardsOf(deed.seat, deed.card ?? null, game)),
        ...dealt(deed, game, after),
      ];
    case "noble":
    case "royal": {
      const { number } = deed;
      if (number === undefined) return [];
      return [
        {
          what: { kind: "patron", number },
          from: patrons.home(number, before),
          to: `${seat}-${patrons.name}`,
        },
      ];
    }
    case "gain-privilege":
      return [
        {
          what: { kind: "privilege" },
          from: left > 0 ? "supply" : `${other}-privileges`,
          to: `${seat}-privileges`,
        },
      ];
    default:
      return [];
  }
}

const bank = (letter: string) => `bank-${letter}`;
const token = (letter: string, from: string, to: string): Hop => ({
  what: { kind: "token", letter },
  from,
  to,
});

/** Where a card was bought or reserved. */
function place(deed: Deed): string {
  const name = deed.place ?? "";
  return name.startsWith("h") ? `seat-${deed.seat}-hand` : targetOf(name);
}

/** Where a card that was bought lies: with the bonuses of its colour, if it has one. */
export function cardsOf(seat: number, card: number | null, game: GameInfo): string {
  const letter = letterOf(game, game.cards[card ?? -1]?.bonus);
  return letter === "" ? `seat-${seat}-cards` : `seat-${seat}-bonus-${letter}`;
}

function card(deed: Deed, game: GameInfo, to: string): Hop {
  const number = deed.card ?? null;
  const level = number === null ? deckAt(game, deed.place ?? "")?.level : game.cards[number]?.level;
  return { what: { kind: "card", card: number, level: level ?? 1 }, from: place(deed), to };
}

/** The card that takes the place of one that left the table. */
function dealt(deed: Deed, game: GameInfo, after: Position): Hop[] {
  const place = deed.place ?? "";
  const deck = deckAt(game, place);
  const card = deck ? cardAt(game, after, place, deed.seat) : null;
  if (!deck || card === null) return [];
  return [
    {
      what: { kind: "card", card, level: deck.level },
      from: targetOf(topOf(deck)),
      to: targetOf(place),
      settles: true,
    },
  ];
}

/** The privileges in the supply after some deeds; one is gained from the opponent when nothing is left there. */
function privilegesLeft(before: Position | null, deeds: readonly Deed[]): number {
  let left = before !== null && "privileges" in before ? before.privileges : 1;
  for (const { kind } of deeds) {
    if (kind === "privilege") left += 1;
    else if (kind === "gain-privilege" && left > 0) left -= 1;
  }
  return left;
}

function taken(deed: Deed, game: GameInfo, before: Position | null): Hop[] {
  const seat = `seat-${deed.seat}`;
  if (!deed.cells?.length)
    return spread(deed, game).map((letter) => token(letter, bank(letter), `${seat}-${letter}`));
  return onCells(deed, game, before).map(([cell, letter]) =>
    token(letter, `cell-${cell}`, `${seat}-${letter}`),
  );
}

/** The tokens of a deed one by one, as letters. */
function spread(deed: Deed, game: GameInfo): string[] {
  return (deed.tokens ?? []).flatMap((count, token) =>
    Array<string>(Math.max(0, count)).fill(game.letters.charAt(token)),
  );
}

/** Which token lies on which cell: as the position shows it, and where that is too old, what the deed leaves over. */
function onCells(deed: Deed, game: GameInfo, position: Position | null): [cell: string, letter: string][] {
  const { supply } = traitsOf(game.name);
  const left = spread(deed, game);
  const found = new Map<string, string>();
  for (const cell of deed.cells ?? []) {
    const index = left.indexOf(supply.letterAt(`cell-${cell}`, game, position));
    if (index >= 0) found.set(cell, left.splice(index, 1)[0] ?? "");
  }
  return (deed.cells ?? []).flatMap((cell) => {
    const letter = found.get(cell) ?? left.shift();
    return letter === undefined ? [] : [[cell, letter] as [string, string]];
  });
}
