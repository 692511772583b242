/** The focus is never lost: a button that was pressed may go away, or have nothing to do any more. */

/** Where the keys lead on: what a sheet that lies open was opened for, else the element with `data-home`. */
function home(page: HTMLElement): HTMLElement | null {
  const sheet = page.querySelector<HTMLElement>("dialog[open]");
  if (sheet === null) return page.querySelector("[data-home]");
  const ways = [".dialog-actions .primary:not(:disabled)", "button:not(:disabled)"];
  return ways.map((way) => sheet.querySelector<HTMLElement>(way)).find((found) => found !== null) ?? sheet;
}

/** An attachment. */
export function guarded(page: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const watcher = new MutationObserver(() => {
    const gone = last !== null && (!last.isConnected || last.matches(":disabled, [inert] *"));
    // Not if the person, or a sheet that has opened, put it somewhere else.
    const { activeElement } = document;
    if (!gone || (activeElement !== document.body && activeElement !== last)) return;
    last = null;
    home(page)?.focus({ preventScroll: true });
  });
  page.addEventListener("focusin", remember);
  watcher.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "inert"],
  });
  return () => {
    watcher.disconnect();
    page.removeEventListener("focusin", remember);
  };
}
