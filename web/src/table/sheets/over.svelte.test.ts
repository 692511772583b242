import { game } from "#tests/fixtures/index.ts";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { setLanguage } from "../../language/index.ts";
import type { TableState } from "../../wire/types.ts";
import GameOver from "./GameOver.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => document.body.replaceChildren());

it("says that nobody has won a game which the server ended", async () => {
  const props = {
    table: { id: "table", settings: { target: 15 }, seats: [], next: null } as unknown as TableState,
    outcome: { winners: [], scores: [3, 4], reason: "closed", seat: null },
    game: game("splendor"),
    names: ["Ann", "Bob"],
    sides: [[0], [1]],
    tallies: [
      { points: 3, cards: 2 },
      { points: 4, cards: 2 },
    ],
    onclose: () => undefined,
  };
  const sheet = mount(GameOver, { target: document.body, props });
  flushSync();
  expect(document.querySelector("h2")?.textContent.trim()).toBe("Nobody wins");
  expect(document.querySelector(".reason")?.textContent).toContain("has ended this game");
  expect(document.querySelector("li.first")).toBeNull();
  await unmount(sheet);
});

it("shows the teams that the position has", async () => {
  const names = ["Ann", "Bob", "Cid", "Dee"];
  const outcome = { winners: [0, 3], scores: [20, 9, 9, 20], reason: "target", seat: null };
  const props = {
    table: { id: "table", settings: { target: 15 }, seats: [], next: null } as unknown as TableState,
    outcome,
    game: game("splendor"),
    names,
    sides: [
      [0, 3],
      [1, 2],
    ],
    tallies: names.map(() => ({ points: 5, cards: 3 })),
    onclose: () => undefined,
  };
  const sheet = mount(GameOver, { target: document.body, props });
  flushSync();
  const rows = [...document.querySelectorAll("ol li")].map((row) => [
    row.querySelector(".name")?.textContent,
    /\d/.exec(row.querySelector(".tag")?.textContent ?? "")?.[0],
  ]);
  expect(rows).toEqual([
    ["Ann", "1"],
    ["Dee", "1"],
    ["Bob", "2"],
    ["Cid", "2"],
  ]);
  await unmount(sheet);
});
