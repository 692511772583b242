/**
 * The first moments of a table: it is laid part by part, each in a task of its own, so that the browser is never
 * busy for long; what adorns a part is drawn after the frame that shows it. Everything has its room from the
 * beginning, so that nothing moves.
 */

import { getContext, onMount, setContext } from "svelte";
import { soon } from "../soon.ts";

const KEY = Symbol("the first moments of a table");

/** A part of a table. */
class Part {
  laid = $state(false);
}

const LAID: Readonly<Part> = { laid: true };

class Moments {
  over = false;
  readonly #waiting: Part[] = [];
  readonly #onover: () => void;

  constructor(onover: () => void) {
    this.#onover = onover;
  }

  add(): Part {
    const part = new Part();
    this.#waiting.push(part);
    return part;
  }

  /** Lays the next part, which may bring others; returns how to stop. */
  go(): () => void {
    let stop = () => {};
    const next = () => {
      const part = this.#waiting.shift();
      if (part === undefined) {
        this.over = true;
        this.#onover();
        return;
      }
      part.laid = true;
      stop = soon(next);
    };
    stop = soon(next);
    return () => stop();
  }
}

/** For the component around the table, when it is made; hears when everything has been laid. */
export function beginMoments(onover: () => void): void {
  const moments = new Moments(onover);
  setContext(KEY, moments);
  onMount(() => moments.go());
}

function current(): Moments | undefined {
  const moments = getContext<Moments | undefined>(KEY);
  return moments?.over === false ? moments : undefined;
}

/** For what lies on a table, when it is made. */
export function inFirstMoments(): boolean {
  return current() !== undefined;
}

/** For a part of a table, when it is made: it has nothing in it before it is laid. */
export function inTurn(): Readonly<Part> {
  return current()?.add() ?? LAID;
}
