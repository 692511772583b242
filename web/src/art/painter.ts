// What the landscapes are painted with: a list of shapes, a source of chance, and a few ways to draw land.

export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Where the shape is put: an SVG transform. */
  at?: string;
}

export type Point = readonly [x: number, y: number];

export const n = (value: number) => String(Math.round(value * 10) / 10);
const point = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** Numbers from 0 to 1 that depend on the seed alone. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export class Painter {
  readonly shapes: Shape[] = [];
  readonly random: () => number;

  constructor(seed: number) {
    this.random = chance(seed);
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0];
  }

  fill(fill: string, d: string, opacity?: number, at?: string): void {
    this.shapes.push({ d, fill, ...(opacity === undefined ? {} : { opacity }), ...(at ? { at } : {}) });
  }

  line(stroke: string, width: number, d: string, opacity?: number, at?: string): void {
    this.shapes.push({
      d,
      stroke,
      width,
      ...(opacity === undefined ? {} : { opacity }),
      ...(at ? { at } : {}),
    });
  }
}

export const polygon = (...points: Point[]) => `M${points.map(point).join("L")}Z`;

export const disc = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Land below a soft line through the points, down to the foot of the card. */
export function hills(points: readonly Point[], foot = 140): string {
  const first = points[0] ?? [0, foot];
  const last = points[points.length - 1] ?? [100, foot];
  let d = `M${n(first[0])} ${n(foot)}L${point(first)}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] ?? first;
    const [x1, y1] = points[i] ?? last;
    const middle = (x0 + x1) / 2;
    d += `C${n(middle)} ${n(y0)} ${n(middle)} ${n(y1)} ${n(x1)} ${n(y1)}`;
  }
  return `${d}V${n(foot)}Z`;
}
