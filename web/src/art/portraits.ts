// People, each with a face, clothes and a headdress of their own; nobles.ts and royals.ts say who they are.
import type { Sitter } from "./dress.ts";
import { disc, Painter, type Shape } from "./painter.ts";
import { drawn, Gallery, picture } from "./pictures.ts";

const FACES = {
  soft: "M-13 -5C-13.4 -21 13.4 -21 13 -5C12.8 4 9 11.6 4.6 15C2 17 -2 17 -4.6 15C-9 11.6 -12.8 4 -13 -5Z",
  long: "M-12.6 -6C-13 -21 13 -21 12.6 -6C12.6 5 10 13 6 16.4C2.8 19 -2.8 19 -6 16.4C-10 13 -12.6 5 -12.6 -6Z",
};
const CHEEK =
  "M4 -17C11.6 -15 13.2 -10.4 13 -5C12.8 4 9 11.6 4.6 15C3 16.2 1.4 16.6 0 16.5C5.4 12.4 7.6 6 7 -2C6.6 -8 6.4 -12.4 4 -17Z";
const SHOULDERS = "M-37 62C-36 38 -25 29 -8 24.6H8C25 29 36 38 37 62Z";
const SHOULDERS_SHADE = "M8 24.6C25 29 36 38 37 62H14C17 48 15 34 8 24.6Z";

const LIPS = "M-3.5 10.8Q-1.2 9.6 0 10.2Q1.2 9.6 3.5 10.8Q0 13.6 -3.5 10.8Z";

/** The person's shapes around the middle of the face. */
function portrait(sitter: Sitter): Shape[] {
  const { skin, hair, cloth } = sitter;
  const painter = new Painter(0);
  const face = FACES[sitter.chin ?? "soft"];
  sitter.back?.(painter, sitter);
  painter.fill(cloth, SHOULDERS);
  painter.fill("#000", SHOULDERS_SHADE, 0.16);
  painter.fill(skin, "M-6.6 10H6.6L8 25Q0 32 -8 25Z");
  painter.fill("#5a2412", "M-6.6 12.6Q0 19.6 6.8 13L7.4 18Q2 23 -6.4 17Z", 0.24);
  sitter.body(painter, sitter);
  painter.fill(skin, "M-12.4 -2C-15.4 -4 -16 4 -12.6 5ZM12.4 -2C15.4 -4 16 4 12.6 5Z");
  painter.fill(skin, face);
  painter.fill("#5a2412", CHEEK, 0.13);
  painter.fill("#fff", "M-10 -8C-9.4 -13 -5 -16 -1 -16C-5 -13 -8 -9 -9 -3Z", 0.18);
  // Eyes, with the lid above and a spark in each.
  painter.fill(
    "#fffaf2",
    "M-9 -0.6Q-5.6 -4 -2.2 -0.6Q-5.6 1.3 -9 -0.6ZM2.2 -0.6Q5.6 -4 9 -0.6Q5.6 1.3 2.2 -0.6Z",
  );
  painter.fill("#2a1a18", disc(-5.4, -1, 1.65) + disc(5.4, -1, 1.65));
  painter.line("#3a2018", 1, "M-9.2 -0.6Q-5.6 -4.3 -2 -0.6M2 -0.6Q5.6 -4.3 9.2 -0.6");
  painter.fill("#fff", disc(-5.9, -1.6, 0.5) + disc(4.9, -1.6, 0.5));
  painter.line(sitter.brows ?? hair, 1.5, "M-9.6 -4.6Q-6 -7.2 -2.4 -5.4M2.4 -5.4Q6 -7.2 9.6 -4.6");
  painter.line("#5a2412", 0.9, "M1.4 -2C1.8 1.4 3 4 2.6 5.4C2 6.8 -0.6 7 -1.8 6", 0.5);
  painter.fill(sitter.lips ?? "#a8584c", LIPS, 0.95);
  painter.line("#5a2412", 0.6, "M-3.4 10.9Q0 11.7 3.4 10.9", 0.6);
  sitter.front(painter, sitter);
  return painter.shapes;
}

/** The images of people, 100 by 100; what is behind them shows through. */
export const PORTRAITS = new Gallery(new WeakMap<Sitter, string>(), (sitter) =>
  picture("-62 -48 100 100", ...portrait(sitter).map(drawn)),
);
