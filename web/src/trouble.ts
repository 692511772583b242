/** What to say when something went wrong. */

import { known, t } from "./language/index.ts";
import { Trouble } from "./live/api.ts";
import type { Problem } from "./wire/types.ts";

/** A problem in the reader's language; in the server's words where the page has none. */
export function problemText(problem: Problem): string {
  return known(problem.code) ? t(problem.code, problem.values) : problem.message;
}

/** What to say about anything that was thrown by a call to the server. */
export function troubleText(error: unknown): string {
  return error instanceof Trouble ? problemText(error.problem) : t("unreachable");
}

/** Whether a call failed because there is no such table, or no longer: to try again would not help. */
export function isGone(error: unknown): boolean {
  return error instanceof Trouble && error.problem.code === "error-no-table";
}
