/** Has something done when the page has nothing else to do; returns how to think better of it. */
export function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    // Not every browser says when that is.
    const timer = setTimeout(task, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(() => task(), { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}
