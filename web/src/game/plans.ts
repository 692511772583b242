/** Everything that a person can do now, as sets of targets to press. */

import { traitsOf } from "../games/traits.ts";
import type { GameInfo, View } from "../wire/types.ts";
import { parts } from "./places.ts";
import { targetOf } from "./targets.ts";

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
  const { joined } = traitsOf(game.name);
  const single = legal.filter((move) => !joined.verbs.includes(parts(move)[0]));
  return [...single.map((move) => planOf(move, game)), ...joined.plans(view, view.seat, game)];
}

function planOf(move: string, game: GameInfo): Plan {
  const [verb, argument] = parts(move);
  return { kind: verb as Kind, targets: targetsOf(verb, argument, game), moves: [move] };
}

/** Whether the next decision belongs to a move, so that both are one thing to a person. */
export function belongs(next: string | undefined, move: string | undefined, game: GameInfo): boolean {
  const wanted = traitsOf(game.name).joined.follows[parts(move ?? "")[0]];
  return wanted !== undefined && parts(next ?? "")[0] === wanted;
}

/** What is pressed for a move; a target for two tokens is there twice. */
export function targetsOf(verb: string, argument: string, game: GameInfo): string[] {
  switch (verb) {
    case "take":
    case "privilege":
    case "match":
    case "gold":
      return traitsOf(game.name).supply.targets(argument);
    case "buy":
    case "reserve":
      return [targetOf(argument)];
    case "steal":
      return [`theirs-${argument}`];
    default:
      return [argument ? `${verb}-${argument}` : verb];
  }
}
