/**
 * The first moments of a table: what adorns it is drawn when all that is played with stands. Each such drawing has its
 * room from the beginning, so that nothing moves.
 */

import { getContext, onMount, setContext } from "svelte";

const KEY = Symbol("the first moments of a table");

interface Moments {
  over: boolean;
}

/** For the component around the table, when it is made: they are over when everything in it has been made. */
export function beginMoments(): void {
  const moments: Moments = { over: false };
  setContext(KEY, moments);
  onMount(() => {
    moments.over = true;
  });
}

/** For what lies on a table, when it is made. */
export function inFirstMoments(): boolean {
  return getContext<Moments | undefined>(KEY)?.over === false;
}
