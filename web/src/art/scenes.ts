// The landscape of a card: mines for level 1, trade and crafts for level 2, the city for level 3. It follows
// from the face alone, and no two faces are equal, so every card has its own. What matters stands at the
// right: the cost covers the left.
import type { CardFace } from "../wire/types.ts";
import { CITIES } from "./cities.ts";
import { letterOf } from "./kinds.ts";
import { MINES } from "./mines.ts";
import { chance, Painter, type Shape } from "./painter.ts";
import { drawn, Gallery, picture } from "./pictures.ts";
import { LANDS, STONES } from "./palettes.ts";
import { TRADES } from "./trades.ts";

const LEVELS = [MINES, TRADES, CITIES];

/** Chosen so that the landscapes are spread evenly over the cards of both games. */
const SALT = 17305;

const WILD_SHADES = ["#3a2868", "#6a4bb0", "#a07ee0", "#d0b4f8", "#f6ecff"];

/** A number that follows from what is printed on a card. */
function seed(face: CardFace): number {
  const { level, bonus, bonus_count, points, crowns, abilities, cost } = face;
  const text = [
    level,
    letterOf(bonus),
    bonus_count,
    points,
    crowns,
    ...abilities,
    ...cost.slice(0, 5),
  ].join();
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}

/** Which of its level's landscapes a card shows. */
export function sceneNumber(face: CardFace, salt = SALT): number {
  return Math.floor(chance(seed(face) ^ salt)() * MINES.length);
}

/** The shapes of a card's landscape, 100 by 140; the sky behind them is a gradient of its colour. */
export function scene(face: CardFace): Shape[] {
  const letter = letterOf(face.bonus);
  const shades = letter === "?" ? WILD_SHADES : STONES[letter === "-" ? "o" : letter].shades;
  const painter = new Painter(seed(face));
  LEVELS[face.level - 1]?.[sceneNumber(face)]?.(painter, LANDS[letter], shades);
  return painter.shapes;
}

/** The images of the cards' landscapes. */
export const SCENES = new Gallery(new WeakMap<CardFace, string>(), (face) =>
  picture("0 0 100 140", ...scene(face).map(drawn)),
);
