import { beforeEach, describe, expect, it } from "vitest";
import type { Problem, View } from "../wire/types.ts";
import { Connection, type State } from "./connection.ts";
import { FakeWorld, page, update } from "#tests/world.ts";

const problem: Problem = { code: "move-illegal-rules", values: { text: "buy 1a" }, message: "no" };
const moving = (seat: number) => ({ position: { to_move: seat } }) as unknown as Partial<View>;

let world: FakeWorld;
let connection: Connection;
let states: State[];
let numbers: number[];
let news: boolean[];
let problems: Problem[];
let pauses: (string | undefined)[];
let waiting: number;

beforeEach(() => {
  world = new FakeWorld();
  [states, numbers, news, problems, pauses, waiting] = [[], [], [], [], [], 0];
  connection = new Connection(world, {
    state: (state) => states.push(state),
    update: (update, isNews) => {
      numbers.push(...update.events.map(({ number }) => number));
      news.push(isNews);
    },
    history: (events) => numbers.push(...events.map(({ number }) => number)),
    forget: () => (numbers = []),
    presence: () => undefined,
    said: () => undefined,
    problem: (problem) => problems.push(problem),
    pause: (reason) => pauses.push(reason?.code),
    waiting: (requests) => (waiting = requests),
  });
});

/** Connected, with the first events here. */
function live(last = 2): void {
  world.socket.opens();
  world.socket.says(
    update(
      0,
      Array.from({ length: last }, (_, index) => index + 1),
    ),
  );
}

/** The answer of a request, as far as there is one. */
function answerOf(request: Promise<Problem | null>): () => Promise<Problem | null | "none"> {
  let answer: Problem | null | "none" = "none";
  void request.then((given) => (answer = given));
  return async () => {
    await Promise.resolve();
    return answer;
  };
}

describe("opening", () => {
  it("asks for everything and is live with the first update", () => {
    expect(states).toEqual([]);
    world.socket.opens();
    expect(world.socket.sent).toEqual([{ type: "resume", after: 0 }]);
    expect(states).toEqual([]);
    world.socket.says(update(0, [1, 2]));
    expect(states).toEqual(["live"]);
    expect(numbers).toEqual([1, 2]);
    expect(news).toEqual([false]);
  });

  it("takes what comes later for news, each number once", () => {
    live();
    world.socket.says(update(2, [3]));
    world.socket.says(update(2, [3]));
    world.socket.says(update(1, [2, 3, 4]));
    expect(numbers).toEqual([1, 2, 3, 4]);
    expect(news.slice(1)).toEqual([true, true, true]);
  });

  it("does not go back to an older state of the table", () => {
    live(4);
    world.socket.says(update(1, [2]));
    expect(news).toHaveLength(1);
  });
});

describe("a server that was set back", () => {
  it("is believed: everything begins again", () => {
    live(4);
    world.socket.closes(1012);
    world.passes(500);
    world.socket.opens();
    world.socket.says(update(3, []));
    expect(world.socket.sent.at(-1)).toEqual({ type: "resume", after: 0 });
    expect(states.at(-1)).toBe("connecting");
    world.socket.says(update(0, [1, 2, 3]));
    expect(numbers).toEqual([1, 2, 3]);
    expect(states.at(-1)).toBe("live");
  });
});

describe("a gap", () => {
  it("is asked for, and nothing behind it is shown before", () => {
    live();
    world.socket.says(update(4, [5]));
    expect(numbers).toEqual([1, 2]);
    expect(world.socket.sent.at(-1)).toEqual({ type: "resume", after: 2 });
    world.socket.says(update(2, [3, 4, 5]));
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("a long history", () => {
  it("comes in pages, each asked for behind the one before, and is no news", () => {
    void connection.request({ type: "resign", seat: 0 });
    world.socket.opens();
    world.socket.says(page(0, [1, 2]));
    expect(world.socket.sent.at(-1)).toEqual({ type: "resume", after: 2 });
    world.socket.says(page(2, [3, 4]));
    expect(world.socket.sent.at(-1)).toEqual({ type: "resume", after: 4 });
    expect(states).toEqual([]);
    world.socket.says(update(4, [5]));
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    expect(news).toEqual([false]);
    expect(states).toEqual(["live"]);
    expect(world.socket.sent.at(-1)).toMatchObject({ type: "resign" });
    world.socket.says(update(5, [6]));
    expect(news).toEqual([false, true]);
  });

  it("that was missed is news, however long it is", () => {
    live();
    world.socket.says(page(2, [3, 4]));
    world.socket.says(update(4, [5]));
    expect(numbers).toEqual([1, 2, 3, 4, 5]);
    expect(news).toEqual([false, true]);
  });

  it("is asked for again from where it broke off", () => {
    world.socket.opens();
    world.socket.says(page(0, [1, 2]));
    world.socket.closes(1006);
    world.passes(500);
    world.socket.opens();
    expect(world.socket.sent).toEqual([{ type: "resume", after: 2 }]);
    world.socket.says(update(2, [3]));
    expect(numbers).toEqual([1, 2, 3]);
    expect(news).toEqual([false]);
  });

  it("is shown once, without a gap", () => {
    live();
    world.socket.says(page(0, [1, 2, 3]));
    world.socket.says(page(4, [5, 6]));
    expect(world.socket.sent.at(-1)).toEqual({ type: "resume", after: 3 });
    expect(numbers).toEqual([1, 2, 3]);
  });

  it("that is not answered any more ends the socket", () => {
    world.socket.opens();
    world.socket.says(page(0, [1, 2]));
    world.passes(10_000);
    expect(states.at(-1)).toBe("offline");
  });
});

describe("requests", () => {
  it("are sent at once, and answered when their events are here", async () => {
    live();
    const answer = answerOf(connection.request({ type: "move", seat: 0, moves: "take wbg" }));
    expect(world.socket.sent.at(-1)).toEqual({ type: "move", id: "id-1", seat: 0, moves: "take wbg" });
    expect(waiting).toBe(1);
    world.socket.says({ type: "done", id: "id-1", number: 3 });
    expect(await answer()).toBe("none");
    world.socket.says(update(2, [3]));
    expect(await answer()).toBeNull();
    expect(waiting).toBe(0);
  });

  it("are answered at once if their events came before", async () => {
    live();
    const answer = answerOf(connection.request({ type: "undo", seat: 0 }));
    world.socket.says(update(2, [3]));
    expect(await answer()).toBe("none");
    world.socket.says({ type: "done", id: "id-1", number: 3 });
    expect(await answer()).toBeNull();
  });

  it("are refused with what was wrong", async () => {
    live();
    const answer = answerOf(connection.request({ type: "move", seat: 0, moves: "buy 1a" }));
    world.socket.says({ type: "refused", id: "id-1", problem });
    expect(await answer()).toEqual(problem);
    expect(problems).toEqual([]);
    expect(waiting).toBe(0);
  });

  it("wait until everything is up to date", () => {
    void connection.request({ type: "resign", seat: 1 });
    world.socket.opens();
    expect(world.socket.sent).toEqual([{ type: "resume", after: 0 }]);
    world.socket.says(update(0, [1]));
    expect(world.socket.sent.at(-1)).toEqual({ type: "resign", id: "id-1", seat: 1 });
  });

  it("that were not answered go out again with the same id, in their order", async () => {
    live();
    const first = answerOf(connection.request({ type: "answer", agree: true }));
    const second = answerOf(connection.request({ type: "move", seat: 0, moves: "pass" }));
    const done = answerOf(connection.request({ type: "undo", seat: 0 }));
    world.socket.says({ type: "done", id: "id-3", number: 2 });
    expect(await done()).toBeNull();
    world.socket.closes(1006);
    expect(await first()).toBe("none");
    world.passes(500);
    world.socket.opens();
    world.socket.says(update(2, []));
    expect(world.socket.sent.slice(1)).toEqual([
      { type: "answer", id: "id-1", agree: true },
      { type: "move", id: "id-2", seat: 0, moves: "pass" },
    ]);
    world.socket.says({ type: "done", id: "id-2", number: 2 });
    world.socket.says({ type: "done", id: "id-2", number: 2 });
    expect(await second()).toBeNull();
  });

  it("of no id that are refused become a problem of the table", () => {
    live();
    world.socket.says({ type: "refused", id: null, problem });
    expect(problems).toEqual([problem]);
  });
});

describe("losing the connection", () => {
  it("connects again, waiting longer each time, and resumes behind the last event", () => {
    live();
    const opened = () => world.sockets.length;
    world.socket.closes(1006);
    expect(states).toEqual(["live", "offline"]);
    for (const delay of [500, 1000, 2000, 4000, 8000, 8000]) {
      const before = opened();
      world.passes(delay - 1);
      expect(opened()).toBe(before);
      world.passes(1);
      expect(opened()).toBe(before + 1);
      world.socket.closes(1006);
    }
    world.passes(8000);
    world.socket.opens();
    expect(world.socket.sent).toEqual([{ type: "resume", after: 2 }]);
    world.socket.says(update(2, [3]));
    expect(states.at(-1)).toBe("live");
    expect(news.at(-1)).toBe(true);
    world.socket.closes(1012);
    world.passes(500);
    expect(states.at(-1)).toBe("connecting");
  });

  it.each([1001, 1006, 1012, 1013, 4408])("connects again after code %i", (code) => {
    live();
    world.socket.closes(code);
    world.passes(500);
    expect(world.sockets).toHaveLength(2);
    expect(pauses).toEqual([undefined]);
  });

  it.each([
    [4429, "closed-too-fast"],
    [4503, "closed-database"],
  ])("says why after code %i, and connects again", (code, reason) => {
    live();
    world.socket.closes(code);
    expect([states.at(-1), pauses, problems]).toEqual(["offline", [reason], []]);
    world.passes(500);
    world.socket.closes(1006);
    expect(pauses).toEqual([reason, undefined]);
  });

  it.each([
    [4400, "closed-bad-message"],
    [4401, "closed-no-guest"],
    [4403, "closed-forbidden"],
    [4404, "closed-no-table"],
    [4423, "closed-blocked"],
  ])("ends after code %i", async (code, reason) => {
    live();
    const answer = answerOf(connection.request({ type: "undo", seat: 0 }));
    world.socket.closes(code);
    expect(states.at(-1)).toBe("closed");
    expect(problems.map((each) => each.code)).toEqual([reason]);
    expect((await answer())?.valueOf()).toMatchObject({ code: reason });
    world.online();
    world.passes(60_000);
    expect(world.sockets).toHaveLength(1);
    connection.retry();
    expect(world.sockets).toHaveLength(2);
  });

  it("connects at once when the network comes back", () => {
    live();
    world.socket.closes(1006);
    world.socket.closes(1006);
    world.online();
    expect(world.sockets).toHaveLength(2);
    world.passes(1000);
    expect(world.sockets).toHaveLength(2);
  });

  it("does not listen to a socket that it gave up", () => {
    live();
    const old = world.socket;
    world.socket.closes(1006);
    world.passes(500);
    world.socket.opens();
    world.socket.says(update(2, []));
    old.says(update(2, [3]));
    old.closes(4404);
    expect(numbers).toEqual([1, 2]);
    expect(states.at(-1)).toBe("live");
  });
});

describe("silence", () => {
  it("is noticed by the heartbeat", () => {
    live();
    world.passes(4_000);
    expect(world.socket.sent.at(-1)).toEqual({ type: "ping" });
    world.passes(5_000);
    expect(world.sockets[0]?.isClosed).toBe(true);
    expect(states.at(-1)).toBe("offline");
  });

  it("is noticed within ten seconds, whenever it begins", () => {
    live();
    for (const moment of [0, 1_000, 3_999]) {
      world.passes(moment);
      world.socket.says({ type: "pong" });
    }
    world.passes(10_000);
    expect(states.at(-1)).not.toBe("live");
  });

  it("is none while the server answers", () => {
    live();
    for (let beat = 0; beat < 20; beat++) {
      world.passes(4_000);
      expect(world.socket.sent.filter(({ type }) => type === "ping")).toHaveLength(beat + 1);
      world.socket.says({ type: "pong" });
    }
    expect(world.sockets).toHaveLength(1);
  });

  it("is none while the server speaks by itself, who then hears something from time to time all the same", () => {
    live();
    for (let second = 0; second < 60; second++) {
      world.passes(1_000);
      world.socket.says({ type: "presence", online: [true], replaceable: [null], spectators: second });
    }
    expect(world.socket.sent.filter(({ type }) => type === "ping")).toHaveLength(3);
  });

  it("is looked into when the browser says that it is offline", () => {
    live();
    world.doubtful();
    expect(world.socket.sent.at(-1)).toEqual({ type: "ping" });
    world.socket.says({ type: "pong" });
    world.passes(3_000);
    expect(world.sockets).toHaveLength(1);
    world.doubtful();
    world.passes(5_500);
    expect(world.sockets).toHaveLength(2);
  });

  it("of a server that never answers the first message ends the attempt", () => {
    world.passes(10_000);
    expect(states).toEqual(["offline"]);
    world.passes(500);
    expect(world.sockets).toHaveLength(2);
  });
});

describe("looking at a seat", () => {
  it("is repeated on a new connection while that seat decides", () => {
    live();
    world.socket.says(update(2, [], moving(1)));
    connection.look(1);
    world.socket.closes(1006);
    world.passes(500);
    world.socket.opens();
    world.socket.says(update(2, [], moving(1)));
    expect(world.socket.sent.at(-1)).toEqual({ type: "look", seat: 1 });
  });

  it("ends when another seat is to move", () => {
    live();
    connection.look(1);
    world.socket.says(update(2, [3], moving(0)));
    world.socket.closes(1006);
    world.passes(500);
    world.socket.opens();
    world.socket.says(update(3, [4], moving(1)));
    expect(world.socket.sent.filter(({ type }) => type === "look")).toEqual([]);
  });
});

describe("closing", () => {
  it("is for good", async () => {
    live();
    const answer = answerOf(connection.request({ type: "undo", seat: 0 }));
    connection.close();
    expect(world.socket.isClosed).toBe(true);
    expect(world.isWatched).toBe(false);
    expect(states.at(-1)).toBe("closed");
    expect(await answer()).toMatchObject({ code: "unreachable" });
    expect(await connection.request({ type: "undo", seat: 0 })).toMatchObject({ code: "unreachable" });
    connection.retry();
    world.passes(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});
