import { game, offered, scenes, told } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import { card, offer, royal, standing, story, tokens } from "./words.ts";

// The sentences of the fixture are the terminal's.
describe.each(["en", "fr", "ja"] as const)("%s", (code) => {
  beforeAll(() => setLanguage(code));

  it.each(told)("tells $texts.en", ({ game: name, names, deeds, texts }) => {
    expect(story(game(name), deeds, names)).toBe(texts[code]);
  });

  it.each(offered)("offers $move", ({ game: name, position, move, texts }) => {
    expect(offer(game(name), move, position)).toBe(texts[code]);
  });
});

describe("words", () => {
  beforeAll(() => setLanguage("en"));
  const duel = game("duel");

  it("describe cards", () => {
    const double = duel.cards.findIndex(({ bonus_count }) => bonus_count === 2);
    expect(card(duel, double)).toMatch(/^double /);
    const wild = duel.cards.findIndex(({ bonus }) => bonus === "wild");
    expect(card(duel, wild)).toMatch(/^wild/);
    const plain = duel.cards.findIndex(({ bonus }) => bonus === "none");
    expect(card(duel, plain)).toMatch(/^no bonus, \d+ points/);
    expect(royal(duel, 0)).toMatch(/^\d points?/);
  });

  it("count tokens", () => {
    expect(tokens(duel, [2, 0, 0, 0, 0, 1, 1])).toBe("2 white, 1 pearl, 1 gold");
    expect(tokens(duel, [0, 0, 0, 0, 0, 0, 0])).toBe("nothing");
  });

  it("find a word for every legal move of every position", () => {
    for (const { game, view } of scenes) {
      for (const move of view.legal_moves) expect(offer(game, move, view.position)).not.toMatch(/^do-|\?/);
    }
  });

  it("say how somebody stands", () => {
    const duelScene = scenes.find(({ game }) => game.name === "duel");
    if (!duelScene) throw new Error("no position of Duel");
    expect(standing(duel, duelScene.view.position, 0, "Ann")).toMatch(/^Ann, \d+ points?, .*crowns?/);
  });
});
