/** Work in steps: what need not happen at once has a task of its own, so that a press or a frame can come between. */

const { port1, port2 } = new MessageChannel();
const waiting = new Set<() => void>();

// Messages come in the order in which they were sent, and without the pause that timers make.
port1.onmessage = () => {
  const [task] = waiting;
  if (task === undefined) return;
  waiting.delete(task);
  task();
};

/** Has something done in the next task; returns how to think better of it. */
export function soon(run: () => void): () => void {
  // Twice the same is done twice.
  const task = () => run();
  waiting.add(task);
  port2.postMessage(null);
  return () => waiting.delete(task);
}

/** The same, when the next frame is about to be drawn: what is measured then is laid out only once. */
export function beforeFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(() => run());
  return () => cancelAnimationFrame(frame);
}
