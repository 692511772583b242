/** Meeting the server, now or when it can be reached again: much of the page can be read without it. */

import { meet } from "./guest.svelte.ts";
import { isAway } from "./live/problems.ts";

/** Milliseconds between two attempts; a network that comes back is noticed at once. */
const PAUSE = 10_000;

let away = $state(false);

export const meeting = {
  /** Whether the server could not be reached when it was last tried. */
  get away(): boolean {
    return away;
  },
};

/** Resolves also where the server is away; throws what it has to say against this guest. */
export async function meetNowOrLater(): Promise<void> {
  try {
    await meet();
    away = false;
  } catch (error) {
    if (!isAway(error)) throw error;
    away = true;
    waitForServer();
  }
}

function waitForServer(): void {
  const again = () => {
    clearTimeout(timer);
    removeEventListener("online", again);
    meetNowOrLater().catch(() => (away = false)); // it is there, and pages will say what it has against
  };
  const timer = setTimeout(again, PAUSE);
  addEventListener("online", again);
}
