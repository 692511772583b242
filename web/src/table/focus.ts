/** The focus is never lost: a button that was pressed may go away, or have nothing to do any more. */

/** An attachment; the focus then goes to the element with `data-home`, from where the keys lead on. */
export function guarded(page: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const watcher = new MutationObserver(() => {
    const gone = last !== null && (!last.isConnected || last.matches(":disabled, [inert] *"));
    // Not if the person, or a sheet that has opened, put it somewhere else.
    const { activeElement } = document;
    if (!gone || (activeElement !== document.body && activeElement !== last)) return;
    last = null;
    page.querySelector<HTMLElement>("[data-home]")?.focus({ preventScroll: true });
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
