import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { CardFace } from "../wire/types.ts";
import { DUEL, NOBLES, ROYALS, SPIRAL, SPLENDOR } from "../../gallery/faces.ts";
import { fetchTable } from "../games/tables.ts";
import { definitions } from "./definitions.ts";
import { gemsAhead } from "./gems.ts";
import * as art from "./index.ts";

let drawn: Record<string, unknown> | undefined;
const table = document.createElement("div");
document.body.innerHTML = `<svg class="art-definitions">${definitions()}</svg>`;
document.body.append(table);

afterEach(() => {
  if (drawn) void unmount(drawn);
  drawn = undefined;
});

function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Element {
  if (drawn) void unmount(drawn);
  drawn = mount(component, { target: table, props });
  flushSync();
  const svg = table.querySelector("svg");
  if (!svg) throw new Error("Nothing was drawn");
  return svg;
}

/** The gems of both games by their images: "gem-g", "stone-r". */
const GEMS = new Map(
  (["stone", "gem", "token"] as const).flatMap((kind) =>
    (["w", "b", "g", "r", "k", "p", "o", "?"] as const).map(
      (letter) => [art.gemUrl(kind, letter), `${kind}-${letter}`] as const,
    ),
  ),
);
/** What is copied into a drawing: definitions, and gems. */
const copies = (svg: Element) =>
  [...svg.querySelectorAll("use, image")].flatMap((one) => {
    const href = one.getAttribute("href") ?? "";
    return one.localName === "use" ? [href] : (GEMS.get(href) ?? []);
  });
const words = (svg: Element) => [...svg.querySelectorAll("text")].map((text) => text.textContent.trim());

const face: CardFace = {
  level: 2,
  bonus: "green",
  bonus_count: 2,
  points: 1,
  crowns: 0,
  abilities: [],
  cost: [0, 0, 0, 5, 2, 0, 0],
};

test("a card shows points, bonuses and cost", () => {
  const svg = draw(art.Card, { face });
  expect(words(svg)).toEqual(["1", "5", "2"]);
  expect(copies(svg)).toEqual(["gem-g", "gem-g", "gem-r", "gem-k"]);
});

test("a price that is fully discounted is ticked off", () => {
  const svg = draw(art.Card, { face, cost: [0, 0, 0, 3, 0, 0, 0] });
  expect(words(svg)).toEqual(["1", "3"]);
  expect(svg.querySelectorAll(".tick")).toHaveLength(1);
  expect(svg.querySelectorAll(".less")).toHaveLength(2);
});

test("crowns and abilities of Duel are shown; being wild shows in the bonus alone", () => {
  const both = { ...face, bonus: "wild", bonus_count: 1, crowns: 2, abilities: ["wild", "extra_turn"] };
  const signs = copies(draw(art.Card, { face: both }));
  expect(signs.filter((name) => name === "#art-crown")).toHaveLength(2);
  expect(signs).toContain("gem-?");
  expect(signs.filter((name) => name.startsWith("#art-sign-"))).toEqual(["#art-sign-extra_turn"]);
});

test("a card without a bonus shows no gem but those of its cost", () => {
  const plain = { ...face, bonus: "none", bonus_count: 0 };
  expect(copies(draw(art.Card, { face: plain }))).toEqual(["gem-r", "gem-k"]);
});

test("an empty pile is hollow and says 0", () => {
  const svg = draw(art.Token, { kind: "red", count: 0 });
  expect(words(svg)).toEqual(["0"]);
  expect(copies(svg)).toEqual(["stone-r"]);
});

test("a pile has as many chips as its count, seven at most", () => {
  expect(copies(draw(art.Token, { kind: "gold", count: 3, pile: true }))).toHaveLength(3);
  expect(copies(draw(art.Token, { kind: "gold", count: 12, pile: true }))).toHaveLength(7);
});

test("a drawing is hidden from screen readers unless it has a title", () => {
  const silent = draw(art.Gem, { kind: "w" });
  expect(silent.getAttribute("aria-hidden")).toBe("true");
  const named = draw(art.Gem, { kind: "w", title: "diamond" });
  expect(named.getAttribute("aria-hidden")).toBeNull();
  expect(named.getAttribute("role")).toBe("img");
  expect(named.getAttribute("aria-label")).toBe("diamond");
});

test("whatever is copied or painted with is defined, once", async () => {
  const defined = [...document.querySelectorAll("[id]")].map((element) => element.id);
  expect(new Set(defined).size).toBe(defined.length);
  const used = new Set<string>();
  const collect = (root: Element) => {
    for (const name of copies(root)) if (name.startsWith("#")) used.add(name.slice(1));
    for (const [, name] of root.outerHTML.matchAll(/url\(#([\w-]+)\)/g)) used.add(name ?? "");
  };
  for (const card of [...SPLENDOR, ...DUEL]) collect(draw(art.Card, { face: card }));
  for (const [number, noble] of NOBLES.entries()) collect(draw(art.Noble, { number, face: noble }));
  for (const [number, royal] of ROYALS.entries()) collect(draw(art.Royal, { number, face: royal }));
  for (const kind of ["white", "blue", "green", "red", "black", "pearl", "gold"]) {
    for (const count of [0, 2]) collect(draw(art.Token, { kind, count, pile: true }));
    for (const letter of [true, false]) collect(draw(art.Gem, { kind, letter }));
  }
  collect(draw(art.Gem, { kind: "wild" }));
  for (const name of ["extra_turn", "take_matching", "privilege", "steal", "wild"]) {
    collect(draw(art.Ability, { name }));
  }
  for (const game of ["splendor", "duel"] as const) {
    collect(draw((await fetchTable(game)).Back, { level: 3 }));
  }
  collect(draw(art.SpiralBoard, { spiral: SPIRAL }));
  collect(draw(art.Logo, {}));
  const definitions = document.querySelector(".art-definitions");
  if (definitions) collect(definitions);
  expect([...used].filter((name) => !defined.includes(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(15);
});

test("an image has all that it is painted with", () => {
  for (const address of GEMS.keys()) {
    const svg = decodeURIComponent(address.slice(address.indexOf(",") + 1));
    const defined = [...svg.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    expect(svg).not.toContain("var(");
    expect(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement.localName).toBe("svg");
  }
});

test("the images of gems and tokens that are written into the page are those that drawings ask for", () => {
  const ahead = gemsAhead();
  expect(ahead).toHaveLength(14);
  for (const address of ahead) expect(GEMS.get(address)).toMatch(/^(gem|token)-[wbgrkpo]$/);
});
