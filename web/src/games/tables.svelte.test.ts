import { scenes, type Scene } from "#tests/fixtures/index.ts";
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import type { DeckInfo, GameInfo } from "../wire/types.ts";
import Goals from "./duel/Goals.svelte";
import { fetchTable } from "./tables.ts";

const targets = () =>
  [...document.querySelectorAll<HTMLElement>("[data-target]")].map((element) => element.dataset["target"]);

/** What can be pressed on the table of a position. */
async function drawn(game: GameInfo, { view }: Scene): Promise<(string | undefined)[]> {
  const panel = createRawSnippet((seat: () => number) => ({ render: () => `<p>Seat ${seat()}</p>` }));
  const props = {
    view,
    game,
    arrangement: "wide" as const,
    near: 0,
    draft: null,
    onpress: () => undefined,
    showDiscounted: false,
    highlighted: new Set<string>(),
    panel,
  };
  const { Table } = await fetchTable(game.name);
  const table = mount(Table, { target: document.body, props });
  flushSync();
  const found = targets();
  await unmount(table);
  return found;
}

beforeAll(() => setLanguage("en"));
beforeEach(() => document.body.replaceChildren());

describe.each(["splendor", "duel"])("the table of %s", (name) => {
  const scene = scenes.find(({ view }) => view.position.game === name && view.position.phase === "act");
  if (!scene) throw new Error(`no position of ${name}`);

  it("has every deck with its row", async () => {
    const rows = scene.view.position.market.map((row, deck) =>
      row.map((_, column) => `card-${deck + 1}${"abcde".charAt(column)}`),
    );
    const found = await drawn(scene.game, scene);
    expect(found).toEqual(expect.arrayContaining(["deck-1", "deck-2", "deck-3", ...rows.flat()]));
  });

  it("calls places after their decks", async () => {
    const renamed = (deck: DeckInfo) => ({ ...deck, name: `x${deck.name}` });
    const found = await drawn({ ...scene.game, decks: scene.game.decks.map(renamed) }, scene);
    expect(found).toEqual(expect.arrayContaining(["deck-x1", "card-x2a"]));
    expect(found).not.toContain("card-2a");
  });
});

describe("Duel's goals", () => {
  it("are those of the catalogue", async () => {
    const scene = scenes.find(({ view }) => view.position.game === "duel");
    const position = scene?.view.position;
    if (position?.game !== "duel") throw new Error("no position of Duel");
    const numbers = { points: 31, crowns: 12, colour_points: 14, privileges: 4 };
    const props = { player: position.players[0], seat: 0, game: { ...scene?.game, numbers } as GameInfo };
    const goals = mount(Goals, { target: document.body, props: props as never });
    flushSync();
    for (const goal of [31, 12, 14]) expect(document.body.textContent).toContain(String(goal));
    expect(document.querySelectorAll("[data-place=seat-0-privileges] > svg")).toHaveLength(4);
    await unmount(goals);
  });
});
