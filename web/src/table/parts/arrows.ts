/**
 * Arrow keys among the things of a table. Up and down lead to the nearest one as it lies on the screen; left and
 * right along the row, and at its end into the next row, as in a text: so every thing can be reached.
 */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The index of the box that lies nearest in the direction of the key; null if none does, or for another key. */
function nearest(key: string, from: Box, boxes: readonly Box[]): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [across, down] = step;
  const furthestAside = across === 0 ? Infinity : from.height / 2;
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const right = centre(box)[0] - centre(from)[0];
    const below = centre(box)[1] - centre(from)[1];
    const ahead = right * across + below * down;
    const aside = Math.abs(right * down + below * across);
    // More aside than ahead is another direction; what lies straight ahead is preferred to what is nearer.
    if (ahead < 1 || aside > Math.min(ahead * 2, furthestAside)) return;
    const distance = ahead + aside * 3;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** Where a key leads from one of the boxes, which are in reading order. */
export function neighbour(key: string, from: number, boxes: readonly Box[]): number | null {
  const here = boxes[from];
  if (here === undefined || !(key in STEPS)) return null;
  const found = nearest(key, here, boxes);
  const step = STEPS[key]?.[0] ?? 0;
  if (found !== null || step === 0) return found;
  return from + step in boxes ? from + step : null;
}

function centre(box: Box): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** An attachment: arrow keys move the focus among the targets inside the element. */
export function arrows(group: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as HTMLElement).closest<HTMLElement>("button[data-target]");
    if (from === null) return;
    const all = [...group.querySelectorAll<HTMLElement>("button[data-target]")].filter(
      (button) => button.offsetParent !== null,
    );
    const next = neighbour(
      event.key,
      all.indexOf(from),
      all.map((button) => button.getBoundingClientRect()),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
}
