/** Everything that a person can do now, as sets of targets to press. */

import type { GameInfo, View } from "../wire/types.ts";
import { cellsOf, parts, placeName, type Position } from "./places.ts";

/** What a draft does; "pay" settles a purchase that the server knows already, "return" only gives tokens back. */
export type Kind =
  | "take"
  | "reserve"
  | "buy"
  | "pass"
  | "privilege"
  | "replenish"
  | "noble"
  | "colour"
  | "match"
  | "steal"
  | "royal"
  | "pay"
  | "return";

/** One thing to do: the targets (a target for two tokens is there twice) and the decisions in notation. */
export interface Plan {
  readonly kind: Kind;
  readonly targets: readonly string[];
  readonly moves: readonly string[];
}

const known = new WeakMap<View, Plan[]>();

/** All plans of a view; none for whoever does not decide now. */
export function plans(view: View, game: GameInfo): readonly Plan[] {
  let found = known.get(view);
  if (!found) {
    found = plansOf(view, game);
    known.set(view, found);
  }
  return found;
}

function plansOf(view: View, game: GameInfo): Plan[] {
  const { position, legal_moves: legal } = view;
  if (legal.length === 0 || view.seat === null) return [];
  // What is covered or given back is counted, not chosen: see draft.ts.
  if (position.phase === "pay" || position.phase === "return") {
    return [{ kind: position.phase, targets: [], moves: [] }];
  }
  const single = legal.filter((move) => !/^(privilege|gold) /.test(move));
  return [
    ...single.map((move) => planOf(move, game)),
    ...reservations(legal, position),
    ...privileges(legal, position, view.seat),
  ];
}

function planOf(move: string, game: GameInfo): Plan {
  const [verb, argument] = parts(move);
  return { kind: verb as Kind, targets: targetsOf(verb, argument, game), moves: [move] };
}

function targetsOf(verb: string, argument: string, game: GameInfo): string[] {
  switch (verb) {
    case "take":
      return game.name === "duel"
        ? cellsOf(argument).map((cell) => `cell-${cell}`)
        : [...argument].map((letter) => `bank-${letter}`);
    case "buy":
    case "reserve":
      return [targetOf(argument)];
    case "match":
      return [`cell-${argument}`];
    case "steal":
      return [`theirs-${argument}`];
    default:
      return [argument ? `${verb}-${argument}` : verb];
  }
}

/** The target of a place: card-2c, deck-2 for 2t, hand-1 for h1. */
export function targetOf(place: string): string {
  if (place.endsWith("t")) return `deck-${place[0] ?? ""}`;
  return place.startsWith("h") ? `hand-${place[1] ?? ""}` : `card-${place}`;
}

/** The place of a target, the other way round; null for what is no place of a card. */
export function targetPlace(target: string): string | null {
  const [kind, name] = target.split("-");
  if (name === undefined) return null;
  return kind === "card" ? name : kind === "deck" ? `${name}t` : kind === "hand" ? `h${name}` : null;
}

/** Duel: a gold and the card that is reserved with it are one thing, whichever is pressed first. */
function reservations(legal: readonly string[], position: Position): Plan[] {
  const golds = legal.filter((move) => move.startsWith("gold "));
  const places = [
    ...position.market.flatMap((row, level) =>
      row.flatMap((card, column) => (card === null ? [] : [placeName(level, column)])),
    ),
    ...position.decks.flatMap((size, level) => (size > 0 ? [`${level + 1}t`] : [])),
  ];
  return golds.flatMap((gold) =>
    places.map((place): Plan => {
      const cell = parts(gold)[1];
      return {
        kind: "reserve",
        targets: [`cell-${cell}`, targetOf(place)],
        moves: [gold, `reserve ${place}`],
      };
    }),
  );
}

/** Duel: one cell for each privilege that is spent, in the order in which the game wants them. */
function privileges(legal: readonly string[], position: Position, seat: number): Plan[] {
  const player = position.game === "duel" ? position.players[seat] : undefined;
  const cells = legal.filter((move) => move.startsWith("privilege "));
  return choices(cells, player?.privileges ?? 0).map((moves) => ({
    kind: "privilege",
    targets: ["privilege", ...moves.map((move) => `cell-${parts(move)[1]}`)],
    moves,
  }));
}

/** All ways to choose one to `most` of some things, in their order. */
function choices<T>(things: readonly T[], most: number): T[][] {
  if (most < 1) return [];
  return things.flatMap((thing, index) => [
    [thing],
    ...choices(things.slice(index + 1), most - 1).map((rest) => [thing, ...rest]),
  ]);
}
