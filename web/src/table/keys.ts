/** The keys of the table: what each of them does. */

/** What can be done with keys; null where it is not possible now. */
export interface Actions {
  /** Into the table, from where the arrows lead on. */
  enter: () => void;
  back: () => void;
  confirm: () => void;
  undo: (() => void) | null;
  hint: (() => void) | null;
  log: (() => void) | null;
  help: () => void;
  letter: (letter: string) => void;
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

/** Whether a key is meant for the page: not for the browser, nor for what somebody is filling in. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return (event.target as HTMLElement).closest("input, textarea, select, dialog") === null;
}
