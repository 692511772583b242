/**
 * What is printed on cards, tokens, nobles and royals. A table has hundreds of these shapes and none changes by
 * itself, so they are made at one go, and made anew when something changes: that is a fraction of the work.
 */

import type { CardFace } from "../wire/types.ts";
import { GEMS, gemUrl } from "./gems.ts";
import { hung } from "./hanging.ts";
import { costParts, letterOf, type Letter } from "./kinds.ts";
import { LANDS } from "./palettes.ts";
import { LOZENGE, TICK } from "./signs.ts";
import type { Attributes } from "./svg.ts";

const SVG = "http://www.w3.org/2000/svg";

function shape(name: string, attributes: Attributes, ...children: (SVGElement | string)[]): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(key, String(value));
  }
  made.append(...children);
  return made;
}

const rect = (attributes: Attributes) => shape("rect", attributes);
const path = (d: string, attributes: Attributes) => shape("path", { d, ...attributes });
const circle = (r: number, attributes: Attributes) => shape("circle", { r, ...attributes });
const text = (content: number, attributes: Attributes) => shape("text", attributes, String(content));
const at = (x: number, y: number, ...content: SVGElement[]) =>
  shape("g", { transform: `translate(${x} ${y})` }, ...content);
const times = (count: number, draw: (i: number) => SVGElement) =>
  Array.from({ length: count }, (_, i) => draw(i));

function image(href: string, x: number, y: number, size: number): SVGElement {
  return shape("image", { href, x, y, width: size, height: size });
}

/** Something is done, or can be. */
const tick = (x: number, y: number, scale: number) =>
  path(TICK, { class: "tick", transform: `translate(${x} ${y}) scale(${scale})` });

/** What a card or royal does, on a round seal around (x, y). */
function seal(ability: string, x: number, y: number): SVGElement {
  return at(
    x,
    y,
    circle(16, { fill: "#000", opacity: 0.3, cy: 1 }),
    circle(15.4, { fill: "#3d2c74" }),
    circle(13.6, { fill: "var(--art-paper)", stroke: "var(--art-gilt)", "stroke-width": 1.4 }),
    shape("use", {
      href: `#art-sign-${ability}`,
      x: -10.5,
      y: -10.5,
      width: 21,
      height: 21,
      color: "#3d2c74",
    }),
  );
}

/** A price: the step from one to the next, its width, the size of its gem and of its number. */
const PLATE = { step: 22.8, wide: 44, gem: 18.6, number: 17.5 };
const COMPACT = { step: 25.6, wide: 53, gem: 22, number: 22 };

function price(letter: Letter, amount: number, printed: number, y: number, plate: typeof PLATE): SVGElement {
  const { step, wide, gem, number } = plate;
  const middle = (wide + gem) / 2;
  return shape(
    "g",
    {
      transform: `translate(4 ${y})`,
      class: [amount < printed ? "less" : "", amount ? "" : "paid"].join(" ").trim() || undefined,
    },
    rect({ class: "plate", width: wide, height: step - 1.8, rx: step / 2 - 0.9 }),
    image(gemUrl("gem", letter), 2.2, (step - 1.8 - gem) / 2, gem),
    amount
      ? text(amount, { class: "price", x: middle, y: step / 2 + number * 0.35 - 0.8, "font-size": number })
      : tick(middle, step / 2 - 0.9, number / 14),
  );
}

interface Look {
  /** What is left to pay. */
  cost: readonly number[];
  compact: boolean;
  affordable: boolean;
}

/** All of a card that lies upon its landscape. */
export function cardFront(face: CardFace, { cost, compact, affordable }: Look): SVGElement {
  const bonus = letterOf(face.bonus);
  const abilities = face.abilities.filter((name) => name !== "none" && name !== "wild");
  const plate = compact ? COMPACT : PLATE;
  const due = new Map(costParts(cost));
  const prices = costParts(face.cost);
  const bonuses = times(bonus === "-" ? 0 : face.bonus_count, (i) =>
    at(
      81.8 - 26.5 * i,
      17,
      circle(15, { class: "gilt", fill: "var(--art-paper)", "stroke-width": 1 }),
      image(gemUrl("gem", bonus), -12.4, -12.4, 24.8),
    ),
  );
  const crowns = times(face.crowns, (i) =>
    shape("use", { href: "#art-crown", x: (face.points ? 28 : 5) + 19 * i, y: 7, width: 19, height: 19 }),
  );
  const levels = times(face.level, (i) => {
    const x = affordable ? 62 + 7 * i : 92 - 7 * i;
    return path(LOZENGE, { class: "level", transform: `translate(${x} 133) scale(0.8)` });
  });
  const rim = affordable
    ? [
        path("M100 114V140H74Z", { class: "corner" }),
        tick(91.4, 131.4, 0.95),
        rect({
          class: "gilt",
          x: 1.5,
          y: 1.5,
          width: 97,
          height: 137,
          rx: 5.5,
          fill: "none",
          "stroke-width": 3,
        }),
      ]
    : [rect({ class: "rim", x: 0.6, y: 0.6, width: 98.8, height: 138.8, rx: 6 })];
  return shape(
    "g",
    { class: "card-front" },
    rect({ width: 100, height: 33, fill: LANDS[bonus].band }),
    rect({ width: 100, height: 33, fill: "url(#art-band)" }),
    path("M0 33.4H100", { class: "gilt", "stroke-width": 0.9 }),
    ...(face.points ? [text(face.points, { class: "figure points", x: 16.5, y: 27.4 })] : []),
    ...bonuses,
    ...crowns,
    ...prices.map(([letter, printed], i) =>
      price(letter, due.get(letter) ?? 0, printed, 137 - plate.step * (prices.length - i), plate),
    ),
    ...abilities.map((ability) => seal(ability, 82.5, 51)),
    ...rim,
    ...levels,
  );
}

/** The shade of what is not there, which can wait for its turn. */
function faintStone(letter: Letter): SVGElement {
  const made = shape("image", { x: 14, y: 14, width: 36, height: 36, opacity: 0.3 });
  hung(GEMS, `stone ${letter}`)(made as SVGImageElement);
  return made;
}

/** How much higher each chip of a pile lies. */
const LIFT = 3;
/** Higher piles look like this one. */
const HIGHEST = 7;

/** A token, with a number at its side where there is a count; a pile has as many chips as that. */
export function tokenFront(letter: Letter, count: number | undefined, pile: boolean): SVGElement {
  const chips = pile ? Math.min(count ?? 1, HIGHEST) : 1;
  const drawn =
    count === 0
      ? [circle(29, { class: "hollow", cx: 32, cy: 32 }), faintStone(letter)]
      : [
          shape("ellipse", { cx: 33, cy: 35.5, rx: 30, ry: 29, opacity: 0.25 }),
          ...Array.from({ length: chips }, (_, i) => image(gemUrl("token", letter), 0, -LIFT * i, 64)),
        ];
  const badge = at(51, 50, circle(14.5, { class: "badge" }), text(count ?? 0, { class: "count", y: 7.2 }));
  return shape("g", { class: "token-front" }, ...drawn, ...(count === undefined ? [] : [badge]));
}

/** The bonuses that a noble asks for, each a small card in its colour. */
export function nobleFront(cost: readonly number[]): SVGElement {
  const asks = costParts(cost);
  const cards = asks.map(([letter, amount], i) =>
    at(
      6,
      95.5 - 20 * (asks.length - i),
      rect({
        width: 37,
        height: 18.6,
        rx: 3.4,
        fill: "var(--art-paper)",
        stroke: LANDS[letter].band,
        "stroke-width": 1.4,
      }),
      image(gemUrl("gem", letter), 1.6, 1, 16.6),
      text(amount, { x: 27.4, y: 15.1, "font-size": 16.5, fill: "var(--art-ink)" }),
    ),
  );
  return shape("g", {}, ...cards);
}

/** What a royal does. */
export function royalFront(abilities: readonly string[]): SVGElement {
  const seals = abilities.filter((name) => name !== "none").map((ability) => seal(ability, 22, 78));
  return shape("g", {}, ...seals);
}
