/** Time that runs out on the screen. */

import { createSubscriber } from "svelte/reactivity";

/** Milliseconds between looks at the clock: often enough that no second is skipped. */
const PACE = 250;

const watch = createSubscriber((update) => {
  const timer = setInterval(update, PACE);
  return () => clearInterval(timer);
});

/** Whole seconds until a moment of `performance.now()`, and 0 from then on. Whoever shows it sees it change. */
export function secondsUntil(moment: number): number {
  const left = moment - performance.now();
  if (left <= 0) return 0;
  watch();
  return Math.ceil(left / 1000);
}
