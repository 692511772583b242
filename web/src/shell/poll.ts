/** Asks again and again while somebody looks at the page; returns how to stop. */
export function poll(ask: () => Promise<void>, pause: number): () => void {
  let stopped = false;
  let asking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function round() {
    clearTimeout(timer);
    if (stopped || asking || document.visibilityState === "hidden") return;
    asking = true;
    await ask();
    asking = false;
    if (!stopped) timer = setTimeout(round, pause);
  }

  document.addEventListener("visibilitychange", round);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", round);
  };
}
