import { game, scenes } from "#tests/fixtures/index.ts";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../language/index.ts";
import type { Live, Remark } from "../live/live.svelte.ts";
import { muted } from "../talk/muted.ts";
import type { Catalogue, Event, Seat, TableState, View } from "../wire/types.ts";
import { Viewpoint } from "./viewpoint.svelte.ts";

const catalogue: Catalogue = {
  version: "0",
  games: [game("splendor"), game("duel")],
  bots: [
    { name: "greedy", level: null, seconds: 0.01, games: null },
    { name: "level-5", level: 5, seconds: 2, games: null },
  ],
};

const found = scenes.find(
  ({ view }) => view.position.players.length === 2 && view.position.phase === "act" && view.seat === 0,
);
if (!found) throw new Error("the fixtures have no such position");
const { settings, view: mine } = found;

const me: Seat = {
  kind: "person",
  name: "Ada",
  bot: null,
  yours: true,
  away: false,
  online: true,
  replaceable: null,
};
const other: Seat = { ...me, name: "Ben", yours: false };
const bot: Seat = { ...other, kind: "bot", name: "Level-5", bot: "level-5" };
/** The same position with the other one to move. */
const theirs: View = { ...mine, position: { ...mine.position, to_move: 1 }, legal_moves: [] };

interface Around {
  kept?: boolean;
  latest?: readonly Event[];
  replaceableAt?: readonly (number | null)[];
  remarks?: readonly Remark[];
}

function look(
  seats: Seat[],
  view: View = mine,
  changes: Partial<TableState> = {},
  { kept = true, latest = [], replaceableAt = [], remarks = [] }: Around = {},
): Viewpoint {
  const table = { game: mine.position.game, status: "playing", hints: true, seats, settings, ...changes };
  const undone: number[] = [];
  const live = {
    kept,
    table,
    view,
    events: [],
    latest: { events: latest, live: true },
    replaceableAt,
    remarks,
    waiting: 0,
    undone,
    undo: (seat: number) => void undone.push(seat),
  };
  return new Viewpoint(live as unknown as Live, catalogue);
}

describe("a table seen from this screen", () => {
  beforeAll(() => setLanguage("en"));
  afterEach(() => vi.restoreAllMocks());

  it("knows its game, and whose seat is near", () => {
    const here = look([me, other]);
    expect(here.game.name).toBe(mine.position.game);
    expect([here.near, here.own, here.watching]).toEqual([0, [0], false]);
    expect(look([other, other], { ...mine, seat: null, legal_moves: [] }).watching).toBe(true);
  });

  it("says whom everybody waits for", () => {
    expect(look([me, other], theirs).waiting).toBe("Ben is thinking…");
    const gone = look([me, { ...other, online: false }], theirs);
    expect(gone.absent).toBe(1);
    expect(gone.waiting).not.toBe(look([me, other], theirs).waiting);
    expect(look([me, { ...other, online: false, away: true }], theirs).absent).toBeNull();
  });

  it("waits for nobody in a lesson, and nobody there listens", () => {
    expect(look([me, other]).voice).toBe(0);
    const lesson = look([me, other], theirs, {}, { kept: false });
    expect([lesson.waiting, lesson.voice]).toEqual(["", null]);
  });

  it("hides what somebody says who is muted, whatever they are called, and nobody else's", () => {
    const remarks = [0, 1, 2].map((seat) => ({ number: seat + 1, after: 0, seat, phrase: "hello" as const }));
    const heard = (...seats: Seat[]) =>
      look(seats, mine, { id: "abc" }, { remarks }).remarks.map(({ seat }) => seat);
    expect(heard(me, other, other)).toEqual([0, 1, 2]);
    muted.set("abc", 1, true);
    expect(heard(me, other, other)).toEqual([0, 2]);
    expect(heard(me, { ...other, name: "Eve" }, other)).toEqual([0, 2]);
    muted.set("abc", 1, false);
  });

  it("shows a bot that takes its time, and no other", () => {
    expect(look([me, bot], theirs).thinking(1)).toBe(2);
    expect(look([me, { ...bot, bot: "greedy" }], theirs).thinking(1)).toBeNull();
    expect(look([me, bot]).thinking(1)).toBeNull();
    expect(look([me, bot], theirs, { status: "over" }).thinking(1)).toBeNull();
  });

  it("offers advice where it is allowed and something is to be decided", () => {
    expect(look([me, bot]).hintable).toBe(true);
    expect(look([me, bot], mine, { hints: false }).hintable).toBe(false);
    expect(look([me, bot], theirs).hintable).toBe(false);
    expect(look([me, bot], mine, { status: "over" }).hintable).toBe(false);
  });

  it("tells those who listen that it is their turn", () => {
    expect(look([me, other]).news).toContain("Your turn");
    expect(look([me, other], theirs).news).toBe("");
  });

  it("says whose turn it is where several share the screen", () => {
    const ben = { ...me, name: "Ben" };
    const his = look([me, ben], { ...theirs, seat: 1, legal_moves: mine.legal_moves });
    expect([his.title, his.news]).toEqual(["● Ben’s turn", "Ben’s turn"]);
    expect(look([me, ben]).title).toBe("● Ada’s turn");
    expect(look([me, other]).title).toBe("● Your turn");
  });

  it("tells those who listen that the decks were shuffled again", () => {
    const undo = { number: 9, time: 0, kind: "undo", seat: 1, decisions: 0 } as const;
    const news = (again: boolean) => look([me, other], theirs, {}, { latest: [{ ...undo, again }] }).news;
    expect(news(true)).toBe("Ben undoes a move. The decks are shuffled again.");
    expect(news(false)).toBe("Ben undoes a move.");
  });

  it("knows when a bot may play for who is missing", () => {
    vi.spyOn(performance, "now").mockReturnValue(1000);
    const gone = { ...other, online: false };
    const at = (moment: number | null) => ({ replaceableAt: [null, moment] });
    expect(look([me, gone], theirs, {}, at(42_500)).grace(1)).toBe(42);
    expect(look([me, gone], theirs, {}, at(1001)).grace(1)).toBe(1);
    expect(look([me, gone], theirs, {}, at(1000)).grace(1)).toBe(0);
    expect(look([me, gone], theirs, {}, at(42_500)).grace(0)).toBeNull();
    expect(look([me, other], theirs, {}, at(null)).grace(1)).toBeNull();
    // Not after the end, not by those who watch, and not for oneself.
    expect(look([me, gone], theirs, { status: "over" }, at(1000)).grace(1)).toBeNull();
    expect(look([gone, gone], theirs, {}, at(1000)).grace(1)).toBeNull();
    expect(look([me, me], theirs, {}, at(1000)).grace(1)).toBeNull();
  });

  it("takes back for the own seat, and for nobody who watches", () => {
    const here = look([other, me]);
    here.undo();
    expect((here.live as unknown as { undone: number[] }).undone).toEqual([1]);
    const watching = look([other, other]);
    watching.undo();
    expect((watching.live as unknown as { undone: number[] }).undone).toEqual([]);
  });
});
