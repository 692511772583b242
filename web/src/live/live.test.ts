import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { remembered } from "../game/commitments.ts";
import { scenes } from "#tests/fixtures/index.ts";
import type { MoveEvent, Seat, UndoEvent, Update } from "../wire/types.ts";
import { told } from "./history.ts";
import { openTable } from "./live.svelte.ts";
import { FakeWorld, page, update } from "#tests/world.ts";

function move(number: number, decisions: number): MoveEvent {
  return { number, time: 0, kind: "move", seat: 0, moves: "pass", deeds: [], decisions, turn: number };
}

const undo = (number: number, decisions: number): UndoEvent => ({
  number,
  time: 0,
  kind: "undo",
  seat: 0,
  decisions,
  again: false,
});

describe("the history", () => {
  it("marks what was taken back, and only that", () => {
    const events = told([], [move(1, 1), move(2, 3), move(3, 4), undo(4, 1), move(5, 2)]);
    expect(events.map(({ undone }) => undone)).toEqual([false, true, true, false, false]);
    const more = told(events, [undo(6, 1)]);
    expect(more.map(({ undone }) => undone)).toEqual([false, true, true, false, true, false]);
  });
});

const ann: Seat = {
  kind: "person",
  name: "Ann",
  bot: null,
  yours: true,
  away: false,
  online: false,
  replaceable: null,
};

/** An update with a seat for each time until a bot may play there. */
function seated(after: number, waits: readonly (number | null)[]): Update {
  const found = update(after, [after + 1]);
  return {
    ...found,
    table: { ...found.table, seats: waits.map((replaceable) => ({ ...ann, replaceable })) },
  };
}

describe("a table", () => {
  let world: FakeWorld;

  afterEach(() => {
    vi.restoreAllMocks();
  });

  beforeEach(() => {
    localStorage.clear();
    world = new FakeWorld();
  });

  it("shows what the socket brings", () => {
    const live = openTable("table", world);
    expect(live).toMatchObject({ table: null, view: null, events: [], state: "connecting", waiting: 0 });
    world.socket.opens();
    world.socket.says(update(0, [1, 2], { ...scenes[0]?.view, legal_moves: ["pass"] }));
    expect(live.state).toBe("live");
    expect(live.table?.id).toBe("table");
    expect(live.view?.legal_moves).toEqual(["pass"]);
    expect(live.events.map(({ number }) => number)).toEqual([1, 2]);
    expect(live.latest).toMatchObject({ live: false });
    world.socket.says(update(2, [3]));
    expect(live.latest.events.map(({ number }) => number)).toEqual([3]);
    expect(live.latest.live).toBe(true);
    expect(live.events).toHaveLength(3);
  });

  it("knows why there is no connection, where the server has said it", () => {
    const live = openTable("table", world);
    expect(live.pause).toBeNull();
    world.socket.closes(4503);
    expect([live.state, live.pause?.code, live.problem]).toEqual(["offline", "closed-database", null]);
    world.passes(500);
    world.socket.closes(1006);
    expect(live.pause).toBeNull();
  });

  it("collects a long history, and shows nothing before its end", () => {
    const live = openTable("table", world);
    world.socket.opens();
    world.socket.says(page(0, [1, 2]));
    expect(live).toMatchObject({ table: null, state: "connecting" });
    world.socket.says(update(2, [3]));
    expect(live.events.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(live.latest.live).toBe(false);
  });

  it("knows who is there", () => {
    const live = openTable("table", world);
    world.socket.opens();
    world.socket.says({ type: "presence", online: [true], replaceable: [null], spectators: 1 });
    world.socket.says(seated(0, [null, null]));
    world.socket.says({ type: "presence", online: [true, false], replaceable: [null, 9], spectators: 4 });
    expect(live.table?.seats.map(({ online }) => online)).toEqual([true, false]);
    expect(live.table?.seats.map(({ replaceable }) => replaceable)).toEqual([null, 9]);
    expect(live.table?.spectators).toBe(4);
  });

  it("keeps the moment from which on a bot may play for who is missing", () => {
    const clock = vi.spyOn(performance, "now").mockReturnValue(1000);
    const live = openTable("table", world);
    world.socket.opens();
    expect(live.replaceableAt).toEqual([]);
    world.socket.says(seated(0, [null, 60_000]));
    expect(live.replaceableAt).toEqual([null, 61_000]);
    clock.mockReturnValue(5000);
    expect(live.replaceableAt).toEqual([null, 61_000]);
    world.socket.says({ type: "presence", online: [false, true], replaceable: [400, null], spectators: 0 });
    expect(live.replaceableAt).toEqual([5400, null]);
    world.socket.says(seated(1, [0, null]));
    expect(live.replaceableAt).toEqual([5000, null]);
  });

  it("keeps the commitment for the end", () => {
    openTable("table", world);
    world.socket.opens();
    world.socket.says(update(0, [1]));
    expect(remembered("table")).toBe("hash");
  });

  it("sends every request", () => {
    const live = openTable("table", world);
    world.socket.opens();
    world.socket.says(update(0, [1]));
    void live.play("take wbg", 0);
    void live.undo(0);
    void live.resign(1);
    void live.replace(2);
    void live.comeBack(3);
    void live.answer(false);
    live.look(1);
    expect(live.waiting).toBe(6);
    expect(world.socket.sent.slice(1)).toEqual([
      { type: "move", id: "id-1", seat: 0, moves: "take wbg" },
      { type: "undo", id: "id-2", seat: 0 },
      { type: "resign", id: "id-3", seat: 1 },
      { type: "replace", id: "id-4", seat: 2 },
      { type: "return", id: "id-5", seat: 3 },
      { type: "answer", id: "id-6", agree: false },
      { type: "look", seat: 1 },
    ]);
  });

  it("passes on what is said, and remembers after what it was", () => {
    const live = openTable("table", world);
    live.say("hello", 0); // nobody would hear it yet, and later it would be out of place
    world.socket.opens();
    world.socket.says(update(0, [1]));
    live.say("luck", 1);
    expect(world.socket.sent.slice(1)).toEqual([{ type: "say", seat: 1, phrase: "luck" }]);
    expect(live.waiting).toBe(0);
    world.socket.says({ type: "said", seat: 1, phrase: "luck" });
    world.socket.says(update(1, [2]));
    world.socket.says({ type: "said", seat: 0, phrase: "heart" });
    expect(live.remarks.map(({ after, seat, phrase }) => [after, seat, phrase])).toEqual([
      [1, 1, "luck"],
      [2, 0, "heart"],
    ]);
  });

  it("says why it is closed until that is dismissed", () => {
    const live = openTable("table", world);
    world.socket.closes(4404);
    expect(live.state).toBe("closed");
    expect(live.problem?.code).toBe("closed-no-table");
    live.dismiss();
    expect(live.problem).toBeNull();
    live.close();
  });
});
