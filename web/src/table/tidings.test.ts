import { game } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import type { Event, Seat, TableEvent, UndoEvent } from "../wire/types.ts";
import { nameOf, tiding } from "./tidings.ts";

const seats: Seat[] = [
  { kind: "person", name: "Ada", bot: null, yours: true, away: false, online: true, replaceable: null },
  {
    kind: "bot",
    name: "Greedy 2",
    bot: "greedy",
    yours: false,
    away: false,
    online: true,
    replaceable: null,
  },
];
const splendor = game("splendor");

const undo: UndoEvent = { number: 2, time: 0, kind: "undo", seat: 0, decisions: 0, again: false };

function event(kind: TableEvent["kind"], more: Partial<TableEvent> = {}): Event {
  return { number: 1, time: 0, kind, seat: 0, name: "Ada", bot: null, ...more };
}

describe("tidings", () => {
  beforeAll(() => setLanguage("en"));

  it("tell who did what", () => {
    expect(tiding(event("resigned"), splendor, seats)).toBe("Ada resigns.");
    expect(tiding(event("replaced", { bot: "greedy" }), splendor, seats)).toBe("A bot plays for Ada.");
    expect(tiding(undo, splendor, seats)).toBe("Ada undoes a move.");
  });

  it("tell that the decks were shuffled again, in every language", async () => {
    const again: UndoEvent = { ...undo, again: true };
    expect(tiding(again, splendor, seats)).toBe("Ada undoes a move. The decks are shuffled again.");
    for (const language of ["fr", "ja", "zh-Hans", "zh-Hant"] as const) {
      await setLanguage(language);
      const [short, long] = [tiding(undo, splendor, seats), tiding(again, splendor, seats)];
      expect(long.startsWith(short) && long.length > short.length, long).toBe(true);
    }
    await setLanguage("en");
  });

  it("tell the two proposals apart", () => {
    expect(tiding(event("proposed"), splendor, seats)).toBe("Ada asks to undo a move.");
    const bot = event("proposed", { seat: 1, bot: "greedy" });
    expect(tiding(bot, splendor, seats)).toBe("Ada proposes a bot for Greedy 2.");
  });

  it("have words for every kind that is told, and none for the rest", () => {
    const kinds = [
      "joined",
      "left",
      "started",
      "timeout",
      "agreed",
      "declined",
      "returned",
      "over",
      "forgotten",
    ] as const;
    for (const kind of kinds) expect(tiding(event(kind), splendor, seats)).toMatch(/^[A-Z].* .*[^-]$/);
    for (const kind of ["created", "bot", "rematch"] as const)
      expect(tiding(event(kind), splendor, seats)).toBe("");
  });

  it("name bots in the reader's language and leave people their names", async () => {
    await setLanguage("fr");
    expect(seats.map(nameOf)).toEqual(["Ada", "Glouton 2"]);
    await setLanguage("en");
  });
});
