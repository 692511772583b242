/** Drawings as text. */

export type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  return `<${name}${given.join("")}>${children.join("")}</${name}>`;
}

export const path = (d: string, attributes: Attributes) => element("path", { d, ...attributes });
export const circle = (r: number, attributes: Attributes) => element("circle", { r, ...attributes });

type Stop = readonly [offset: number, colour: string, opacity?: number];

export function gradient(kind: "linear" | "radial", id: string, box: Attributes, ...stops: Stop[]): string {
  const inner = stops.map(([offset, colour, opacity]) =>
    element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
  );
  return element(`${kind}Gradient`, { id, ...box }, ...inner);
}

/** Gold, as it is used for crowns, frames and coins. */
export const GOLD = gradient(
  "linear",
  "art-gold",
  { x1: 0, y1: 0, x2: 0.7, y2: 1 },
  [0, "#fff0b8"],
  [0.45, "#ecbd4c"],
  [1, "#a8730f"],
);
