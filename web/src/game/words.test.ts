import { game, offered, scenes, told } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import type { DuelPosition, SplendorPosition } from "../wire/types.ts";
import type { Position } from "./places.ts";
import { card, tokens } from "./things.ts";
import { offer, standing, story } from "./words.ts";

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

/** How the first player stands who has received somebody. */
function received<P extends Position>(name: string, change: (player: P["players"][number]) => void): string {
  const scene = scenes.find(({ view }) => view.position.game === name);
  if (!scene) throw new Error(`no position of ${name}`);
  const position = structuredClone(scene.view.position) as P;
  change(position.players[0] as P["players"][number]);
  return standing(scene.game, position, 0, "Ann");
}

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

  it("say who came to somebody", () => {
    expect(received<SplendorPosition>("splendor", (player) => (player.nobles = [3]))).toMatch(/, 1 noble$/);
    expect(received<SplendorPosition>("splendor", (player) => (player.nobles = [3, 5]))).toMatch(
      /, 2 nobles$/,
    );
    expect(received<DuelPosition>("duel", (player) => (player.royals = [0]))).toMatch(/, 1 royal$/);
    expect(received<DuelPosition>("duel", (player) => (player.royals = [0, 2]))).toMatch(/, 2 royals$/);
  });

  it("tell cards by their deck, whatever it is called", () => {
    const splendor = game("splendor");
    const oriental = { ...splendor, decks: [{ name: "e2", level: 2, pool: "oriental2", row: 2 }] };
    const scene = scenes.find(({ view }) => view.position.game === "splendor");
    if (!scene) throw new Error("no position of Splendor");
    const position = { ...scene.view.position, market: [[7, 8]], decks: [10] } as Position;
    expect(offer(oriental, "reserve e2t", position)).toMatch(/deck 2/);
    const deed = { kind: "reserve-top", seat: 0, place: "e2t" } as const;
    expect(story(oriental, [deed], ["Ann"])).toMatch(/level 2/);
    expect(offer(oriental, "reserve e2b", position)).toContain(card(splendor, 8));
  });
});
