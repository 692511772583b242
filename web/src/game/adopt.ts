/** A move in notation put into a draft, as if the person had pressed it together. */

import { begin, choose, cover, press, times, type Draft } from "./draft.ts";
import { parts } from "./places.ts";
import { plans, type Plan } from "./plans.ts";

/** The draft of these decisions, from nothing; what the table does not offer now is left out. */
export function adopt(draft: Draft, moves: readonly string[]): Draft {
  const fresh = begin(draft.view, draft.game, draft.settings);
  const plan = beginning(plans(draft.view, draft.game), moves);
  let adopted = fresh;
  for (const [index, target] of (plan?.targets ?? []).entries()) {
    // The only token that is possible comes along by itself; pressed again it would go back.
    const wanted = plan?.targets.slice(0, index + 1).filter((other) => other === target).length ?? 0;
    if (times(adopted, target) < wanted) adopted = press(adopted, target);
  }
  // A card that can be bought and reserved has to be told what it is for.
  if (plan && adopted.kind !== plan.kind) adopted = choose(adopted, plan.kind);
  for (const move of moves.slice(plan?.moves.length ?? 0)) {
    const [verb, letter] = parts(move);
    if (verb === "cover") adopted = cover(adopted, letter, 1);
    if (verb === "return") adopted = press(adopted, `held-${letter}`);
  }
  return adopted;
}

/** The plan that makes up most of the beginning of these decisions. */
function beginning(plans: readonly Plan[], moves: readonly string[]): Plan | null {
  const fitting = plans.filter((plan) => plan.moves.every((move, index) => move === moves[index]));
  const [longest] = fitting.toSorted((a, b) => b.moves.length - a.moves.length);
  if (longest !== undefined) return longest;
  // Only the first half of something that is done in one go: a gold without its card.
  const half = plans.find((plan) => plan.moves[0] === moves[0]);
  return half ? { ...half, targets: half.targets.slice(0, 1), moves: half.moves.slice(0, 1) } : null;
}
