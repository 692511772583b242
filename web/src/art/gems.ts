// Stones and tokens, each a drawing by itself.
import { CUTS, polygon, regular, tint } from "./cuts.ts";
import type { Letter } from "./kinds.ts";
import { STONES } from "./palettes.ts";
import { Gallery, picture } from "./pictures.ts";
import { STAR } from "./signs.ts";
import { circle, element, GOLD, gradient, path } from "./svg.ts";

type Stone = keyof typeof CUTS;
type Kind = "stone" | "gem" | "token";

/** Whatever writes the letter into the stone: as `--art-sans` in art.css, which images do not know. */
const SANS = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, 'Noto Sans', sans-serif";

/** What the drawings of a stone are painted with. */
function paints(letter: Stone): string {
  const { rim } = STONES[letter];
  const pearl = gradient(
    "radial",
    "art-pearl",
    { cx: 0.36, cy: 0.3, r: 0.8 },
    [0, "#ffffff"],
    [0.35, "#fdf0ee"],
    [0.68, "#e9c4cf"],
    [0.88, "#b98aa0"],
    [1, "#cfaec4"],
  );
  return element(
    "defs",
    {},
    gradient("linear", "rim", { x1: 0.15, y1: 0, x2: 0.75, y2: 1 }, [0, rim[0]], [1, rim[1]]),
    letter === "o" ? GOLD : "",
    letter === "p" ? pearl : "",
    CUTS[letter].clipped ? element("clipPath", { id: "cut" }, path(CUTS[letter].outline, {})) : "",
  );
}

/** Steps of brightness from deep to bright. */
const TONES = 8;

function stone(letter: Stone): string[] {
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
  const clip = cut.clipped ? "url(#cut)" : undefined;
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

function gem(letter: Stone): string[] {
  const [y, size] = CUTS[letter].letter;
  const { ink, halo } = STONES[letter];
  const words = {
    "font-family": SANS,
    "font-weight": 800,
    "text-anchor": "middle",
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

function token(letter: Stone): string[] {
  const { inlay, well, edge } = STONES[letter];
  return [
    circle(29.5, {
      cx: 32,
      cy: 32,
      fill: "url(#rim)",
      stroke: "#0b0c14",
      "stroke-opacity": 0.55,
    }),
    circle(26, {
      cx: 32,
      cy: 32,
      fill: "none",
      stroke: inlay,
      "stroke-opacity": 0.9,
      "stroke-width": 4.6,
      "stroke-dasharray": "8 12.42",
      "stroke-dashoffset": 4,
    }),
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

type Drawing = `${Kind} ${Letter}`;

/** The images of stones, by their kind and letter. */
export const GEMS = new Gallery(new Map<Drawing, string>(), (drawing) => {
  const [kind, letter] = drawing.split(" ") as [Kind, Letter];
  const viewBox = kind === "token" ? "0 0 64 64" : "-16 -16 32 32";
  if (letter === "-") return picture(viewBox);
  if (letter === "?") return picture(viewBox, ...wild());
  return picture(viewBox, paints(letter), ...{ stone, gem, token }[kind](letter));
});

/** The image of a stone, with its letter or without, or of a token with the gem upon it. Square. */
export function gemUrl(kind: Kind, letter: Letter): string {
  return GEMS.url(`${kind} ${letter}`);
}

/** The images without which no game can be begun: those of the gems on cards, and of all tokens. */
export function gemsAhead(): string[] {
  const letters = Object.keys(STONES) as Stone[];
  return (["gem", "token"] as const).flatMap((kind) => letters.map((letter) => gemUrl(kind, letter)));
}
