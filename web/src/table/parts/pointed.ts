/** Which card somebody asks about without pressing it: under the mouse, the focus of the keys, or a resting finger. */

const CARDS = "button[data-card]";
const PATIENCE = 450;

/** An attachment; `tell` gets the card's button, or null. After a long press no click follows. */
export function pointed(tell: (card: HTMLElement | null) => void): (table: HTMLElement) => () => void {
  return (table) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let long = false;
    const card = (event: Event) => (event.target as HTMLElement).closest<HTMLElement>(CARDS);
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      name: K,
      listener: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => table.addEventListener(name, listener, { signal: stop.signal, capture });

    on("pointerover", (event) => {
      if (event.pointerType === "mouse") tell(card(event));
    });
    on("pointerleave", (event) => {
      if (event.pointerType === "mouse") tell(null); // what a finger asked for stays to be read
    });
    // The focus may also move because its element goes away, in the middle of an update of the page.
    on("focusin", (event) => {
      if (long) return; // the finger that asked is lifted
      const found = card(event);
      queueMicrotask(() => tell(found?.matches(":focus-visible") ? found : null));
    });
    on("focusout", () => {
      if (!long) queueMicrotask(() => tell(null));
    });
    document.addEventListener("pointerdown", () => tell(null), { signal: stop.signal, capture: true });
    on("pointerdown", (event) => {
      long = false;
      clearTimeout(timer);
      const found = card(event);
      if (event.pointerType === "mouse" || found === null) return;
      timer = setTimeout(() => {
        long = true;
        tell(found);
      }, PATIENCE);
    });
    for (const name of ["pointerup", "pointercancel", "pointermove"] as const) {
      on(name, (event) => {
        // A finger that rests trembles a little.
        if (name === "pointermove" && Math.hypot(event.movementX, event.movementY) < 4) return;
        clearTimeout(timer);
      });
    }
    on("contextmenu", (event) => {
      if (card(event) !== null && long) event.preventDefault();
    });
    on(
      "click",
      (event) => {
        if (!long) return;
        long = false;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  };
}
