/** What can be pressed for each kind of move. */

import type { Pupil } from "../games/interface.ts";
import { plans, type Kind, type Plan } from "./plans.ts";

/** The targets of all plans of a kind, each once; none where nothing of the kind is possible. */
export function targetsFor(
  { view, game }: Pick<Pupil, "view" | "game">,
  kind: Kind,
  fits: (plan: Plan) => boolean = () => true,
): string[] {
  const found = plans(view, game).filter((plan) => plan.kind === kind && fits(plan));
  return [...new Set(found.flatMap(({ targets }) => targets))];
}
