// Drawings that many others copy with <use>, and colours that they are painted with: written into the page when it is
// built, so that nobody waits for them.
import type { HtmlTagDescriptor, Plugin } from "vite";
import { CUTS, polygon, regular, tint } from "./cuts.ts";
import { landId, letterOf } from "./kinds.ts";
import { LANDS, STONES } from "./palettes.ts";
import { CROWN, SIGNS, STAR } from "./signs.ts";

const GEMS = ["w", "b", "g", "r", "k", "p", "o"] as const;
type Gem = (typeof GEMS)[number];
type Attributes = Record<string, string | number | undefined>;

function element(name: string, attributes: Attributes, ...children: string[]): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${value}"`],
  );
  return `<${name}${given.join("")}>${children.join("")}</${name}>`;
}

const path = (d: string, attributes: Attributes) => element("path", { d, ...attributes });
const circle = (r: number, attributes: Attributes) => element("circle", { r, ...attributes });
const symbol = (id: string, viewBox: string, ...children: string[]) =>
  element("symbol", { id, viewBox }, ...children);

// --- Colours ---

type Stop = readonly [offset: number, colour: string, opacity?: number];

function gradient(kind: "linear" | "radial", id: string, box: Attributes, ...stops: Stop[]): string {
  const inner = stops.map(([offset, colour, opacity]) =>
    element("stop", { offset, "stop-color": colour, "stop-opacity": opacity }),
  );
  return element(`${kind}Gradient`, { id, ...box }, ...inner);
}

const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };

function colours(): string[] {
  const skies = Object.entries(LANDS).map(([letter, { sky }]) =>
    gradient("linear", `art-sky-${landId(letterOf(letter))}`, DOWN, [0.1, sky[0]], [0.72, sky[1]]),
  );
  const rims = GEMS.map((letter) =>
    gradient(
      "linear",
      `art-rim-${letter}`,
      { x1: 0.15, y1: 0, x2: 0.75, y2: 1 },
      [0, STONES[letter].rim[0]],
      [1, STONES[letter].rim[1]],
    ),
  );
  const cuts = GEMS.filter((letter) => CUTS[letter].clipped).map((letter) =>
    element("clipPath", { id: `art-cut-${letter}` }, path(CUTS[letter].outline, {})),
  );
  return [
    ...skies,
    gradient("linear", "art-band", DOWN, [0, "#fff", 0.2], [1, "#000", 0.12]),
    gradient("linear", "art-foot", DOWN, [0, "#000", 0], [1, "#000", 0.32]),
    gradient(
      "radial",
      "art-lamp",
      { cx: 0.2, cy: 0, r: 1.15 },
      [0, "#fff", 0.16],
      [0.5, "#fff", 0],
      [1, "#000", 0.22],
    ),
    gradient(
      "linear",
      "art-gold",
      { x1: 0, y1: 0, x2: 0.7, y2: 1 },
      [0, "#fff0b8"],
      [0.45, "#ecbd4c"],
      [1, "#a8730f"],
    ),
    gradient(
      "radial",
      "art-cabochon",
      { cx: 0.38, cy: 0.3, r: 0.8 },
      [0, "#4fd6a8"],
      [0.4, "#14936c"],
      [0.8, "#075642"],
      [1, "#03382b"],
    ),
    gradient(
      "radial",
      "art-pearl",
      { cx: 0.36, cy: 0.3, r: 0.8 },
      [0, "#ffffff"],
      [0.35, "#fdf0ee"],
      [0.68, "#e9c4cf"],
      [0.88, "#b98aa0"],
      [1, "#cfaec4"],
    ),
    ...rims,
    ...cuts,
  ];
}

// --- Gems and tokens ---

/** Steps of brightness from deep to bright. */
const TONES = 8;

function stone(letter: Gem): string[] {
  const cut = CUTS[letter];
  const { shades, edge } = STONES[letter];
  if (letter === "p") {
    return [
      path(cut.outline, { fill: "url(#art-pearl)", stroke: edge }),
      path(cut.sheen, { fill: "#fff", opacity: 0.9 }),
    ];
  }
  if (letter === "o") {
    const bright = shades[4];
    return [
      path(cut.outline, { fill: "url(#art-gold)", stroke: edge, "stroke-linejoin": "round" }),
      circle(11.2, { fill: shades[2], stroke: shades[0], "stroke-opacity": 0.8 }),
      path(cut.sheen, { fill: bright, opacity: 0.6 }),
      path("M-9.6 5.8A11.2 11.2 0 0 0 11.2 0", {
        fill: "none",
        stroke: bright,
        "stroke-opacity": 0.8,
        "stroke-width": 0.9,
      }),
    ];
  }
  // A gem is drawn a hundred times: facets that are about as bright are one shape, upon a ground without seams.
  const shaded = new Map<string, string>();
  for (const { d, light } of cut.facets) {
    const fill = tint(shades, Math.round(light * TONES) / TONES);
    shaded.set(fill, (shaded.get(fill) ?? "") + d);
  }
  const clip = cut.clipped ? `url(#art-cut-${letter})` : undefined;
  return [
    element(
      "g",
      { "clip-path": clip },
      path(cut.outline, { fill: tint(shades, 0.5) }),
      ...[...shaded].map(([fill, d]) => path(d, { fill })),
      path(cut.sheen, { fill: "#fff", opacity: letter === "w" ? 0.5 : 0.16 }),
    ),
    path(cut.outline, { fill: "none", stroke: edge, "stroke-linejoin": "round" }),
  ];
}

function gem(letter: Gem): string[] {
  const [y, size] = CUTS[letter].letter;
  const { ink, halo } = STONES[letter];
  const words = {
    class: "art-letter",
    y,
    "font-size": size,
    fill: ink,
    stroke: halo,
    "stroke-width": 1.6,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  };
  return [...stone(letter), element("text", words, letter)];
}

function chip(letter: Gem): string[] {
  return [
    circle(29.5, {
      cx: 32,
      cy: 32,
      fill: `url(#art-rim-${letter})`,
      stroke: "#0b0c14",
      "stroke-opacity": 0.55,
    }),
    circle(26, {
      cx: 32,
      cy: 32,
      fill: "none",
      stroke: STONES[letter].inlay,
      "stroke-opacity": 0.9,
      "stroke-width": 4.6,
      "stroke-dasharray": "8 12.42",
      "stroke-dashoffset": 4,
    }),
  ];
}

function token(letter: Gem): string[] {
  const { well, edge } = STONES[letter];
  return [
    ...chip(letter),
    circle(22, { cx: 32, cy: 32, fill: well, stroke: edge, "stroke-opacity": 0.6 }),
    element("g", { transform: "translate(32 32) scale(1.1875)" }, ...gem(letter)),
  ];
}

/** The wild bonus: a round brilliant with a part of each gem. */
function wild(): string[] {
  const rim = regular(10, 15.4);
  const table = regular(10, 9.6, 0.5);
  const facets = (["b", "r", "w", "k", "g"] as const).flatMap((letter, part) =>
    [0, 1].flatMap((half) => {
      const i = 2 * part + half;
      const [a, b, c, d] = [rim[i], rim[(i + 1) % 10], table[i], table[(i + 9) % 10]];
      if (!a || !b || !c || !d) return [];
      const { shades } = STONES[letter];
      const [side, star] = [tint(shades, 0.42 + 0.2 * half), tint(shades, 0.78 - 0.2 * half)];
      return [
        path(polygon([a, b, c]), { fill: side, stroke: side, "stroke-width": 0.25 }),
        path(polygon([d, a, c]), { fill: star, stroke: star, "stroke-width": 0.25 }),
      ];
    }),
  );
  return [
    ...facets,
    path(polygon(table), { fill: "#43307a", stroke: "#fff", "stroke-opacity": 0.7, "stroke-width": 0.7 }),
    path(STAR, { transform: "scale(0.62)", fill: "#fff3cf" }),
    path(polygon(rim), { fill: "none", stroke: "#2a1d52", "stroke-linejoin": "round" }),
  ];
}

// --- Signs ---

const BEADS =
  "M0 -8.4m-1.6 -0.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M-10.2 -4.6m-1.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M10.2 -4.6m-1.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0";

function crown(): string[] {
  const gold = "#6d4505";
  return [
    path(CROWN, { fill: "url(#art-gold)", stroke: gold, "stroke-linejoin": "round" }),
    path("M5 0.6L10.2 -4.2L8.6 7.6Q5.4 6.6 2.6 6.4Z", { fill: "#7a4c04", opacity: 0.35 }),
    path("M-7.8 4.6Q0 2.6 7.8 4.6", {
      fill: "none",
      stroke: gold,
      "stroke-opacity": 0.7,
      "stroke-width": 0.9,
    }),
    circle(1.8, { cy: 0.4, fill: "#b3263c", stroke: gold, "stroke-width": 0.6 }),
    path(BEADS, { fill: "#fff3c8", stroke: gold, "stroke-width": 0.6 }),
  ];
}

function sign({ body, lines }: { body: string; lines: string }): string[] {
  return [
    path(body, { fill: "currentColor", "fill-opacity": 0.2 }),
    path(lines, {
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.9,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }),
  ];
}

// --- All of it ---

/** What is in the <svg> of the class `art-definitions`. */
export function definitions(): string {
  const stones = GEMS.flatMap((letter) => [
    symbol(`art-stone-${letter}`, "-16 -16 32 32", ...stone(letter)),
    symbol(`art-gem-${letter}`, "-16 -16 32 32", ...gem(letter)),
    symbol(`art-chip-${letter}`, "0 0 64 64", ...chip(letter)),
    symbol(`art-token-${letter}`, "0 0 64 64", ...token(letter)),
  ]);
  const wilds = ["stone", "gem"].map((kind) => symbol(`art-${kind}-any`, "-16 -16 32 32", ...wild()));
  const signs = Object.entries(SIGNS).map(([name, drawn]) =>
    symbol(`art-sign-${name}`, "-12 -12 24 24", ...sign(drawn)),
  );
  const all = [...stones, ...wilds, symbol("art-crown", "-12 -12 24 24", ...crown()), ...signs];
  return element("defs", {}, ...colours()) + all.join("");
}

/** Writes them into the page. */
export function drawDefinitions(): Plugin {
  const drawn = (): HtmlTagDescriptor => ({
    tag: "svg",
    attrs: { class: "art-definitions", width: "0", height: "0", "aria-hidden": "true" },
    children: definitions(),
    injectTo: "body",
  });
  return { name: "definitions", transformIndexHtml: () => [drawn()] };
}
