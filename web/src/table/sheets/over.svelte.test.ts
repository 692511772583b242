import { game } from "#tests/fixtures/index.ts";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../../game/places.ts";
import { setLanguage } from "../../language/index.ts";
import type { Live } from "../../live/live.svelte.ts";
import type { Event, Outcome, Proposal, TableState } from "../../wire/types.ts";
import GameOver from "./GameOver.svelte";

beforeAll(() => setLanguage("en"));
beforeEach(() => document.body.replaceChildren());

const NAMES = ["Ann", "Bob", "Cid", "Dee"];
const resigned: Outcome = { winners: [1], scores: [3, 4], reason: "resigned", seat: 0 };

interface Shown {
  outcome?: Outcome;
  sides?: number[][];
  table?: Partial<TableState>;
  events?: Event[];
  own?: number[];
  cards?: number[];
}

/** The sheet of a game that is over, for Ann, until the test is done; what she answers. */
async function shown(
  { outcome = resigned, sides = [[0], [1]], table, events = [], own = [0], cards = [1, 2] }: Shown,
  look: () => void,
) {
  const rematch = vi.fn(() => Promise.resolve(null));
  const players = sides.flat().map((_, seat) => ({ points: seat, cards, nobles: [] }));
  const props = {
    live: {
      id: "table",
      rematch,
      events,
      waiting: 0,
      latest: { events: [], live: false },
    } as unknown as Live,
    table: {
      id: "table",
      settings: { target: 15 },
      seats: [],
      next: null,
      proposal: null,
      rematch: "ask",
      ...table,
    } as unknown as TableState,
    outcome,
    game: game("splendor"),
    position: { game: "splendor", sides, players } as unknown as Position,
    names: NAMES,
    own,
    onfairness: () => undefined,
    onclose: () => undefined,
  };
  const sheet = mount(GameOver, { target: document.body, props });
  flushSync();
  look();
  await unmount(sheet);
  return rematch;
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find((found) => found.textContent.trim() === name);

it("says that points are points", () =>
  shown({ cards: [17, 60, 75] }, () => {
    const words = [...document.querySelectorAll(".scored li")].map((one) => one.textContent.trim());
    expect(words.length).toBeGreaterThan(0);
    for (const one of words) expect(one).toMatch(/^(Level \d cards|Nobles): (1 point|\d+ points)$/);
  }));

it("says that nobody has won a game which the server ended", () =>
  shown({ outcome: { winners: [], scores: [3, 4], reason: "closed", seat: null } }, () => {
    expect(document.querySelector("h2")?.textContent.trim()).toBe("Nobody wins");
    expect(document.querySelector(".reason")?.textContent).toContain("has ended this game");
    expect(document.querySelector("li.first")).toBeNull();
  }));

it.each([
  ["You win!", [0], [[0], [1]], [0]],
  ["You lose", [1], [[0], [1]], [0]],
  ["You share the victory!", [0, 1], [[0], [1]], [0]],
  // Of a team one may be a bot; of both sides of one screen nobody is "you".
  [
    "You win!",
    [0, 2],
    [
      [0, 2],
      [1, 3],
    ],
    [0],
  ],
  ["Bob wins!", [1], [[0], [1]], [0, 1]],
  ["Bob wins!", [1], [[0], [1]], []],
])("says “%s”", async (words, winners, sides, own) => {
  const seats = sides.flat().map((_, seat) => ({ yours: own.includes(seat) })) as TableState["seats"];
  const outcome = { winners, scores: [], reason: "target", seat: null };
  await shown({ outcome, sides, own, table: { seats } }, () => {
    expect(document.querySelector("h2")?.textContent).toBe(words);
    expect(document.querySelectorAll(".tag.you")).toHaveLength(own.length);
  });
});

it("shows the teams that the position has, and what they have together", () => {
  const outcome = { winners: [0, 3], scores: [0, 1, 2, 3], reason: "target", seat: null };
  const sides = [
    [0, 3],
    [1, 2],
  ];
  return shown({ outcome, sides }, () => {
    const rows = [...document.querySelectorAll("ol li")].map((row) => [
      row.querySelector(".name")?.firstChild?.textContent,
      row.querySelector(".tag:not(.you)")?.textContent,
    ]);
    expect(rows.map(([name]) => name)).toEqual(["Dee", "Ann", "Cid", "Bob"]);
    expect(new Set(rows.map(([, tag]) => tag)).size).toBe(2);
    expect(rows[0]?.[1]).toContain("3");
  });
});

describe("another game", () => {
  const asks = (by: number, waiting: number[]): Proposal => ({
    kind: "rematch",
    by,
    seat: by,
    bot: null,
    decisions: null,
    agreed: [],
    waiting,
  });

  it("is asked for", async () => {
    const rematch = await shown({}, () => button("Rematch")?.click());
    expect(rematch.mock.calls).toEqual([[true]]);
  });

  it("is agreed to, or declined", async () => {
    const table = { rematch: "asked", proposal: asks(1, [0]) } as const;
    const rematch = await shown({ table }, () => {
      expect(document.querySelector(".proposal p")?.textContent).toContain("Bob wants a rematch.");
      expect(button("Rematch")).toBeUndefined();
      button("Play again")?.click();
      button("Decline")?.click();
    });
    expect(rematch.mock.calls).toEqual([[true], [false]]);
  });

  it("can be withdrawn by whoever has agreed, and says for whom everybody waits", async () => {
    for (const [proposal, words] of [
      [asks(0, [1]), "You have asked for a rematch."],
      [asks(2, [1]), "Cid wants a rematch."],
    ] as const) {
      const rematch = await shown({ table: { rematch: "agreed", proposal } }, () => {
        const told = document.querySelector(".proposal p")?.textContent;
        expect(told).toContain(words);
        expect(told).toContain("Waiting for Bob.");
        button("Withdraw")?.click();
      });
      expect(rematch.mock.calls).toEqual([[false]]);
    }
  });

  it("is only watched by others", () =>
    shown({ table: { rematch: "no", proposal: asks(1, [2]) } }, () => {
      for (const name of ["Rematch", "Play again", "Decline", "Withdraw"])
        expect(button(name), name).toBeUndefined();
    }));

  it("was declined", () =>
    shown({ events: [{ number: 9, time: 0, kind: "declined", seat: 1, name: "Bob", bot: null }] }, () => {
      expect(document.querySelector(".declined")?.textContent).toContain("Bob would rather not play again.");
      expect(button("Rematch")).toBeDefined();
    }));

  it("has begun", () =>
    shown({ table: { rematch: "no", next: "other22222" } }, () =>
      expect(button("To the next game")?.getAttribute("href")).toBe("/t/other22222"),
    ));
});
