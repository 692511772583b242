/** A part of the page that fills the window below the header, which may change its height. */

/** An attachment; `tell` gets the distance of the element from the top of the page. */
export function topmost(tell: (top: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const watcher = new ResizeObserver(() => tell(element.getBoundingClientRect().top + scrollY));
    for (const part of document.body.querySelectorAll(":scope > *, header, main")) watcher.observe(part);
    return () => watcher.disconnect();
  };
}
