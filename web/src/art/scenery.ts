// What several landscapes are made of. Light comes from the upper left.
import { tint } from "./cuts.ts";
import { disc, n, Painter, polygon, type Point } from "./painter.ts";
import type { Land } from "./palettes.ts";

/** Paints one landscape, 100 by 140, in the colours of a card; `shades` are those of its stones. */
export type Scene = (painter: Painter, land: Land, shades: readonly string[]) => void;

export function sun(painter: Painter, land: Land, low = 62): void {
  const x = painter.between(30, 86);
  const y = painter.between(48, low);
  const r = painter.between(6.5, 9.5);
  painter.fill(land.glow, disc(x, y, r * 1.75), 0.28);
  painter.fill(land.glow, disc(x, y, r), 0.92);
}

export function clouds(painter: Painter, land: Land): void {
  for (let i = 0; i < 2; i++) {
    const x = painter.between(4, 70);
    const y = painter.between(40, 58);
    painter.fill(
      land.glow,
      `M${n(x)} ${n(y)}q3 -5 8 -3q3 -5 9 -2q6 -2 8 3q4 0 5 2Z`,
      painter.between(0.35, 0.6),
    );
  }
}

/** A mountain with a bright and a dark side, like a stone. */
export function peak(painter: Painter, x: number, top: number, foot: number, wide: number, land: Land): void {
  const lean = painter.between(-0.12, 0.12) * wide;
  const low: Point = [x + lean, foot];
  const left: Point = [x - wide, foot];
  const right: Point = [x + wide * painter.between(0.85, 1.15), foot];
  const bend: Point = [x + lean * 0.4 + 2, top + (foot - top) * 0.42];
  painter.fill(land.mid, polygon([x, top], bend, low, left));
  painter.fill(land.near, polygon([x, top], right, low, bend));
  const h = foot - top;
  painter.fill(
    "#fff",
    polygon(
      [x, top],
      [x - wide * 0.27, top + h * 0.27],
      [x - wide * 0.12, top + h * 0.23],
      [x - wide * 0.03, top + h * 0.33],
      [x + wide * 0.07, top + h * 0.22],
      [x + wide * 0.2, top + h * 0.25],
    ),
    0.78,
  );
}

export function range(painter: Painter, land: Land, foot: number): void {
  const points: Point[] = [[0, foot - 4]];
  for (let i = 1; i < 8; i++) {
    points.push([
      i * 13 + painter.between(-3, 3),
      foot - (i % 2 ? painter.between(12, 24) : painter.between(3, 9)),
    ]);
  }
  painter.fill(land.far, polygon([0, 140], ...points, [100, foot - 6], [100, 140]));
}

export function pine(painter: Painter, x: number, y: number, size: number, land: Land): void {
  const at = `translate(${n(x)} ${n(y)}) scale(${n(size)})`;
  painter.fill(land.shade, "M0 -17L4.4 -10.5H2.4L5.8 -5.4H3.2L7 0H-7L-3.2 -5.4H-5.8L-2.4 -10.5H-4.4Z", 1, at);
  painter.fill(land.near, "M0 -17L-4.4 -10.5H-2.4L-5.8 -5.4H-3.2L-7 0H0Z", 0.75, at);
}

/** A crystal standing at (x, y), with three faces. */
export function crystal(
  painter: Painter,
  shades: readonly string[],
  x: number,
  y: number,
  high: number,
  turn: number,
): void {
  const w = high * 0.17;
  const at = `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`;
  const tip = high * 0.8;
  painter.fill(
    tint(shades, 0.72),
    polygon([-w, 0], [-w, -tip], [0, -high], [-w * 0.25, -tip * 0.92], [-w * 0.25, 0]),
    1,
    at,
  );
  painter.fill(
    tint(shades, 0.95),
    polygon([-w * 0.25, 0], [-w * 0.25, -tip * 0.92], [0, -high], [w * 0.45, -tip * 0.94], [w * 0.45, 0]),
    1,
    at,
  );
  painter.fill(
    tint(shades, 0.36),
    polygon([w * 0.45, 0], [w * 0.45, -tip * 0.94], [0, -high], [w, -tip * 0.84], [w, 0]),
    1,
    at,
  );
}

/** A heap of small cut stones. */
export function stones(
  painter: Painter,
  shades: readonly string[],
  x: number,
  y: number,
  wide: number,
): void {
  let lit = "";
  let dark = "";
  const r = wide / 7.2;
  for (const [i, lift] of [0, 2.8, 2.4, 0].entries()) {
    const cx = x + (i - 1.5) * 2 * r;
    const cy = y - lift;
    lit += polygon([cx - r, cy], [cx - r * 0.5, cy - r], [cx + r * 0.5, cy - r], [cx + r, cy], [cx, cy + r]);
    dark += polygon([cx + r * 0.1, cy - r], [cx + r * 0.5, cy - r], [cx + r, cy], [cx, cy + r]);
  }
  painter.fill(tint(shades, 0.82), lit);
  painter.fill(tint(shades, 0.4), dark);
}

/** A cut stone seen from its side, `r` from its middle to its edge; its girdle is at (x, y). */
export function cutStone(painter: Painter, shades: readonly string[], x: number, y: number, r: number): void {
  const up = y - r * 0.62;
  const tip = y + r * 1.22;
  const outline = polygon([x - r, y], [x - r * 0.56, up], [x + r * 0.56, up], [x + r, y], [x, tip]);
  painter.fill(tint(shades, 0.55), outline);
  painter.fill(tint(shades, 0.98), polygon([x - r, y], [x - r * 0.56, up], [x, up], [x - r * 0.38, y]));
  painter.fill(tint(shades, 0.8), polygon([x - r * 0.38, y], [x + r * 0.38, y], [x, tip]));
  painter.fill(tint(shades, 0.22), polygon([x + r * 0.38, y], [x + r, y], [x, tip]));
  painter.line(tint(shades, 0.08), 0.7, outline, 0.6);
}
