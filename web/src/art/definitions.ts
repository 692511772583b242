// Drawings that many others copy with <use>, colours that they are painted with, and the images of gems: written into the
// page when it is built. The browser reads the images while it waits for the first script.
import type { HtmlTagDescriptor, Plugin } from "vite";
import { gemsAhead } from "./gems.ts";
import { landId, letterOf } from "./kinds.ts";
import { LANDS } from "./palettes.ts";
import { CROWN, SIGNS } from "./signs.ts";
import { circle, element, GOLD, gradient, path } from "./svg.ts";

const symbol = (id: string, viewBox: string, ...children: string[]) =>
  element("symbol", { id, viewBox }, ...children);

// --- Colours ---

const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };

function colours(): string[] {
  const skies = Object.entries(LANDS).map(([letter, { sky }]) =>
    gradient("linear", `art-sky-${landId(letterOf(letter))}`, DOWN, [0.1, sky[0]], [0.72, sky[1]]),
  );
  return [
    ...skies,
    gradient("linear", "art-band", DOWN, [0, "#fff", 0.2], [1, "#000", 0.12]),
    gradient(
      "radial",
      "art-lamp",
      { cx: 0.2, cy: 0, r: 1.15 },
      [0, "#fff", 0.16],
      [0.5, "#fff", 0],
      [1, "#000", 0.22],
    ),
    GOLD,
    gradient(
      "radial",
      "art-cabochon",
      { cx: 0.38, cy: 0.3, r: 0.8 },
      [0, "#4fd6a8"],
      [0.4, "#14936c"],
      [0.8, "#075642"],
      [1, "#03382b"],
    ),
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
  const signs = Object.entries(SIGNS).map(([name, drawn]) =>
    symbol(`art-sign-${name}`, "-12 -12 24 24", ...sign(drawn)),
  );
  const all = [symbol("art-crown", "-12 -12 24 24", ...crown()), ...signs];
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
  const read = (): HtmlTagDescriptor => ({
    tag: "div",
    attrs: { class: "art-images", hidden: true },
    children: gemsAhead().map((src) => ({ tag: "img", attrs: { "data-src": src, alt: "" } })),
    injectTo: "body",
  });
  return { name: "definitions", transformIndexHtml: () => [drawn(), read()] };
}
