import { scenes, type Scene } from "#tests/fixtures/index.ts";
import { beforeEach, expect, it } from "vitest";
import { noblesOf } from "../games/splendor/nobles.ts";
import { openStudy, setLanguage } from "../language/index.ts";
import type { View } from "../wire/types.ts";
import { offers, percent, why } from "./reasons.ts";

const names = ["Ada", "Ben"];

const { game: splendor, view } = scenes.find(({ view }) => view.position.game === "splendor") as Scene;

/** A position with these rows of cards. */
const laid = (...market: (number | null)[][]) => ({ ...view.position, market }) as View["position"];
const bare = laid([], [], []);

beforeEach(async () => {
  await setLanguage("en");
  await openStudy();
});

it("words the values of a reason by their names", () => {
  const noble = noblesOf(splendor).findIndex(({ cost }) => cost[3] === 4 && cost[4] === 4);
  const card = splendor.cards.findIndex(({ bonus, points }) => bonus === "black" && points === 0);
  const reason = { code: "why-deny-noble", values: { player: 1, card, noble } };
  expect(why(splendor, reason, names, bare)).toBe(
    "Ben could buy this card next turn (black) and receive the noble who wants 4 red, 4 black.",
  );
  const tokens = { code: "why-keep", values: { card, tokens: [0, 1, 0, 0, 0, 0], gold: 1 } };
  expect(why(splendor, tokens, names, bare)).toContain(
    "Left to get after this move: 1 blue (gold in hand: 1)",
  );
  const colour = { code: "why-engine", values: { colour: "r", count: 3 } };
  expect(why(splendor, colour, names, bare)).toBe("A red bonus makes 3 cards in sight cheaper.");
});

it("says where a card lies if another in sight reads the same", () => {
  const twin = splendor.cards.findIndex(({ bonus, points }) => bonus === "black" && points === 0);
  const other = splendor.cards.findLastIndex(
    ({ bonus, points, level }) => bonus === "black" && points === 0 && level === 1,
  );
  const said = (position: View["position"]) =>
    why(splendor, { code: "why-still", values: { card: twin } }, names, position);
  expect(said(laid([other, null, twin]))).toBe(
    "A card can be bought next turn (black; level 1, number 3 from the left).",
  );
  expect(said(laid([null, twin]))).toBe("A card can be bought next turn (black).");
});

it("leaves out how a move is paid", () => {
  const scene = scenes.find(({ turns }) => [...turns].some((text) => /^buy .*, cover .*, pay$/.test(text)));
  const text = [...(scene?.turns ?? [])].find((text) => /, cover .*, pay$/.test(text)) ?? "";
  if (!scene) throw new Error("no such scene");
  const said = offers(scene.game, text.split(", "), scene.view.position);
  expect(said).toMatch(/^buy a card: /);
  expect(said).not.toContain("gold instead");
});

it("says of Duel's reservation which card is meant, not which gold", () => {
  const scene = scenes.find(({ turns }) => [...turns].some((text) => text.startsWith("gold ")));
  const text = [...(scene?.turns ?? [])].find((text) => /^gold .., reserve \d[a-e]$/.test(text)) ?? "";
  if (!scene) throw new Error("no such scene");
  expect(offers(scene.game, text.split(", "), scene.view.position)).toMatch(/^reserve a card: /);
});

it.each([
  [0, "0%"],
  [0.0001, "1%"],
  [0.456, "46%"],
  [0.9999, "99%"],
  [1, "100%"],
])("%s is %s", (share, words) => {
  expect(percent(share)).toBe(words);
});
