// What the people in the portraits wear, and how they are described. Drawn around the middle of the face,
// which is 27 wide and reaches from -18 to 17. Light from the upper left.
import { disc, type Painter } from "./painter.ts";

export interface Sitter {
  /** The wall behind, and the niche in it. */
  wall: readonly [string, string];
  skin: string;
  hair: string;
  cloth: string;
  lips?: string;
  /** Rounder or longer faces. */
  chin?: "soft" | "long";
  brows?: string;
  /** Behind the shoulders; upon the body, below the face; and over the face. */
  back?: (painter: Painter, sitter: Sitter) => void;
  body: (painter: Painter, sitter: Sitter) => void;
  front: (painter: Painter, sitter: Sitter) => void;
}

export const GOLD = "#e9bf58";
export const GOLD_DARK = "#a87412";
export const LINEN = "#fbf5e6";
export const LINEN_SHADE = "#cfc3ab";
export const ERMINE = "#f6f0e2";

/** Hair parted in the middle, hair behind the head, beards. */
export const PARTED =
  "M0 -20.4C-11 -20.4 -16 -12 -15 3C-12.6 -5.6 -8 -11.4 0 -14C8 -11.4 12.6 -5.6 15 3C16 -12 11 -20.4 0 -20.4Z";
export const BEHIND = "M-16 -4C-18 -27 18 -27 16 -4C17 8 21 20 18 34H-18C-21 20 -17 8 -16 -4Z";
export const BEARD =
  "M-13 -1C-13 10 -9 24 0 24.6C9 24 13 10 13 -1C11 5 8 7.4 4.4 7.6C1.6 6.4 -1.6 6.4 -4.4 7.6C-8 7.4 -11 5 -13 -1Z";
export const MOUSTACHE =
  "M0 7.6C-2.6 6 -6.6 7 -8.4 10.4C-5.6 10.8 -2 10.4 0 9.2C2 10.4 5.6 10.8 8.4 10.4C6.6 7 2.6 6 0 7.6Z";

export const dots = (points: readonly (readonly [number, number])[], r: number) =>
  points.map(([x, y]) => disc(x, y, r)).join("");

/** Points on the arc of an ellipse around (0, y), from one angle to another in degrees, 0 is down. */
export function arc(
  y: number,
  rx: number,
  ry: number,
  from: number,
  to: number,
  count: number,
): [number, number][] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [rx * Math.sin(angle), y + ry * Math.cos(angle)];
  });
}

export function pearls(
  painter: Painter,
  y: number,
  rx: number,
  ry: number,
  spread: number,
  count: number,
): void {
  const places = arc(y, rx, ry, -spread, spread, count);
  painter.fill("#b99aa4", dots(places, 1.75));
  painter.fill(
    "#fff6f2",
    dots(
      places.map(([px, py]) => [px - 0.3, py - 0.35]),
      1.3,
    ),
  );
}

export function jewel(painter: Painter, x: number, y: number, r: number, colour: string): void {
  painter.fill(GOLD_DARK, disc(x, y, r + 1.3));
  painter.fill(colour, disc(x, y, r));
  painter.fill("#fff", disc(x - r * 0.35, y - r * 0.35, r * 0.35), 0.75);
}

export function ermine(painter: Painter, d: string, tails: string): void {
  painter.fill(ERMINE, d);
  painter.line(LINEN_SHADE, 0.7, d);
  painter.line("#2b2529", 1.3, tails);
}

export const COLLAR =
  "M-31 40C-24 28 -13 25 -8 23C-4 29 4 29 8 23C13 25 24 28 31 40C22 47 10 40 0 48C-10 40 -22 47 -31 40Z";
export const COLLAR_TAILS = "M-23 36v3M-15 33v3M-8 38v3M0 41v3M8 38v3M15 33v3M23 36v3";
