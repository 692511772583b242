/** Arrow keys among the things of a table: to the nearest one in that direction, as it lies on the screen. */

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
export function nearest(key: string, from: Box, boxes: readonly Box[]): number | null {
  const step = STEPS[key];
  if (step === undefined) return null;
  const [across, down] = step;
  let best: number | null = null;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const right = centre(box)[0] - centre(from)[0];
    const below = centre(box)[1] - centre(from)[1];
    const ahead = right * across + below * down;
    const aside = Math.abs(right * down + below * across);
    // More aside than ahead is another direction; what lies straight ahead is preferred to what is nearer.
    if (ahead < 1 || aside > ahead * 2) return;
    const distance = ahead + aside * 3;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
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
    const others = [...group.querySelectorAll<HTMLElement>("button[data-target]")].filter(
      (button) => button !== from && button.offsetParent !== null,
    );
    const index = nearest(
      event.key,
      from.getBoundingClientRect(),
      others.map((button) => button.getBoundingClientRect()),
    );
    if (index === null) return;
    event.preventDefault();
    others[index]?.focus();
  };
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
}
