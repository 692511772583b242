/** The keys of the table: what each of them does. */

/** What can be done with keys; null where it is not possible now. */
export interface Actions {
  /** Into the table, from where the arrows lead on. */
  enter: (() => void) | null;
  back: (() => void) | null;
  confirm: () => void;
  undo: (() => void) | null;
  hint: (() => void) | null;
  log: (() => void) | null;
  help: (() => void) | null;
  letter: (letter: string) => void;
}

/** The same in a sheet that is part of the move; Esc closes it, and what is about the table behind it can wait. */
export function inSheet(actions: Actions): Actions {
  return { ...actions, enter: null, back: null, log: null, help: null };
}

/** What a key does; `pressing`: a button has the focus, for which Enter and the arrows are meant. */
export function actionOf(
  key: string,
  pressing: boolean,
  letters: string,
  actions: Actions,
): (() => void) | null {
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
    case "ArrowUp":
    case "ArrowDown":
      return pressing ? null : actions.enter;
    case "Escape":
      return actions.back;
    case "Enter":
      return pressing ? null : actions.confirm;
    case "c":
      return actions.confirm;
    case "u":
      return actions.undo;
    case "h":
      return actions.hint;
    case "l":
      return actions.log;
    case "?":
      return actions.help;
    default:
      return letters.includes(key) ? () => actions.letter(key) : null;
  }
}

/**
 * Whether a key is meant for the page: not for the browser, nor for what somebody is filling in; nor for a sheet, unless
 * it is `asking` for a part of the move.
 */
export function isForPage(event: KeyboardEvent, asking = false): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const others = asking ? "input, textarea, select" : "input, textarea, select, dialog";
  return (event.target as HTMLElement).closest(others) === null;
}
