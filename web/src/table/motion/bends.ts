/** How an arrow runs from one thing on the screen to another. */

import type { Box } from "./courses.ts";

export interface Bend {
  /** The shaft, for the `d` of a path. */
  readonly shaft: string;
  /** The head, a triangle whose tip is where the shaft points. */
  readonly head: string;
}

const HEAD = 15;

/** An arrow in a slight curve; it ends at the rim of what it points to. Null where there is no room for one. */
export function bend(from: Box, to: Box): Bend | null {
  const [a, goal] = [middle(from), middle(to)];
  const length = Math.hypot(goal.x - a.x, goal.y - a.y);
  const rim = Math.min(to.width, to.height) / 2;
  if (length < rim + HEAD * 1.5) return null;
  const along = { x: (goal.x - a.x) / length, y: (goal.y - a.y) / length };
  const lift = Math.min(60, length / 7);
  // The curve leans upwards, whichever way it runs.
  const side = along.x < 0 ? -1 : 1;
  const control = {
    x: (a.x + goal.x) / 2 + side * along.y * lift,
    y: (a.y + goal.y) / 2 - side * along.x * lift,
  };
  const arrival = unit(control, goal);
  const tip = { x: goal.x - arrival.x * rim, y: goal.y - arrival.y * rim };
  const neck = { x: tip.x - arrival.x * HEAD, y: tip.y - arrival.y * HEAD };
  const wing = (sign: number) =>
    point({ x: neck.x - sign * arrival.y * HEAD * 0.55, y: neck.y + sign * arrival.x * HEAD * 0.55 });
  return {
    shaft: `M${point(a)}Q${point(control)} ${point(neck)}`,
    head: `M${point(tip)}L${wing(1)}L${wing(-1)}Z`,
  };
}

interface Point {
  x: number;
  y: number;
}

function middle(box: Box): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function point({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
