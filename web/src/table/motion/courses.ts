/** The geometry of things that fly over the table: where they start and land on the screen, and how large. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** The centre of a thing, and its size in relation to the size it is drawn with. */
export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** How far beyond the window's edge something still flies that comes from there. */
const MARGIN = 48;
/** What lands on a whole panel, not on a place of its own, shrinks to this. */
const ON_PANEL = 0.5;

/** The spot of a thing upon a box: it fills the box, unless that is larger than things of this kind ever are. */
export function spot(box: Box, thing: Size, window: Size): Spot {
  const fit = Math.min(box.width / thing.width, box.height / thing.height);
  return {
    x: within(box.left + box.width / 2, window.width),
    y: within(box.top + box.height / 2, window.height),
    scale: box.width > 3 * thing.width ? ON_PANEL : Math.max(0.35, Math.min(fit, 1.8)),
  };
}

/** Whether any of the way can be seen: both ends beyond the same edge means that nothing can. */
export function seen(from: Spot, to: Spot, window: Size): boolean {
  return (
    Math.max(from.x, to.x) > 0 &&
    Math.min(from.x, to.x) < window.width &&
    Math.max(from.y, to.y) > 0 &&
    Math.min(from.y, to.y) < window.height
  );
}

/** The keyframes of a flight for an element of the thing's size that lies at the window's top left corner. */
export function keyframes(from: Spot, to: Spot, thing: Size): Keyframe[] {
  const lift = Math.min(40, Math.hypot(to.x - from.x, to.y - from.y) / 6);
  const middle: Spot = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - lift,
    scale: Math.max(from.scale, to.scale) * 1.08,
  };
  const at = ({ x, y, scale }: Spot) =>
    `translate(${Math.round(x - thing.width / 2)}px, ${Math.round(y - thing.height / 2)}px) scale(${scale.toFixed(3)})`;
  return [
    { transform: at(from), opacity: 0 },
    { transform: at(from), opacity: 1, offset: 0.08 },
    { transform: at(middle), opacity: 1, offset: 0.55, easing: "ease-out" },
    { transform: at(to), opacity: 1, offset: 0.94 },
    { transform: at(to), opacity: 0 },
  ];
}

function within(value: number, length: number): number {
  return Math.max(-MARGIN, Math.min(value, length + MARGIN));
}
