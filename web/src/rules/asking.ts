/**
 * Which word of the rules somebody asks about. Things on the table carry it as `data-term`: a press says what they
 * are, where a press does nothing else. `data-key-term` is for things that are pressed to play: only the key asks.
 */

import { isTerm, type Term } from "./terms.ts";

export interface Asked {
  term: Term;
  /** The target that it is printed on, if it is one: "noble-2". */
  target: string | null;
}

/** What a thing answers to the key. */
export function askedAt(element: Element | null): Asked | null {
  const thing = element?.closest<HTMLElement>("[data-term], [data-key-term]") ?? null;
  return answer(thing, thing?.dataset["term"] ?? thing?.dataset["keyTerm"]);
}

/** An attachment; `tell` gets what was pressed. */
export function asking(tell: (asked: Asked) => void): (table: HTMLElement) => () => void {
  return (table) => {
    const press = (event: MouseEvent) => {
      // Whatever else can be pressed has its own answer.
      const thing = (event.target as Element).closest<HTMLElement>("[data-term], button, a");
      const asked = answer(thing, thing?.dataset["term"]);
      if (asked !== null) tell(asked);
    };
    table.addEventListener("click", press);
    return () => table.removeEventListener("click", press);
  };
}

function answer(thing: HTMLElement | null, term: string | undefined): Asked | null {
  return isTerm(term) ? { term, target: thing?.dataset["target"] ?? null } : null;
}
