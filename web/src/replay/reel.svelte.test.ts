import { start } from "#tests/study.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetPerson } from "../memory.ts";
import type { NewReplay, Replay } from "../wire/types.ts";
import { usualPace } from "./pace.ts";
import { Reel, reelOf } from "./reel.svelte.ts";

const game: Replay = start;

/** A server that knows one game, and tells apart through whose eyes it is seen. */
function server(fails: (plan: NewReplay) => boolean = () => false) {
  const plans: NewReplay[] = [];
  const ask = (plan: NewReplay): Promise<Replay> => {
    plans.push(plan);
    if (fails(plan)) return Promise.reject(new Error("no"));
    return Promise.resolve({ ...game, file: `seen by ${plan.seat}` });
  };
  return { ask, plans };
}

async function opened(seat: number | null = null): Promise<Reel> {
  const reel = new Reel(server().ask);
  await reel.open("record", seat);
  return reel;
}

describe("a reel", () => {
  it("has the game with nothing hidden, and as a seat saw it", async () => {
    const { ask, plans } = server();
    const reel = new Reel(ask);
    await reel.open("record", 1);
    expect([reel.all?.file, reel.seen?.file, reel.seat]).toEqual(["seen by null", "seen by 1", 1]);
    await reel.look(null);
    expect([reel.seen?.file, reel.seat]).toEqual(["seen by null", null]);
    await reel.look(1);
    expect(reel.seen?.file).toBe("seen by 1");
    expect(plans.map((plan) => plan.seat)).toEqual([null, 1]);
  });

  it("looks through no eyes that are not at the table", async () => {
    const reel = await opened(3);
    expect([reel.seat, reel.seen?.file]).toEqual([null, "seen by null"]);
  });

  it("stays as it was where the server refuses", async () => {
    const reel = new Reel(server((plan) => plan.seat === 1).ask);
    await reel.open("record", null);
    await expect(reel.look(1)).rejects.toThrow();
    expect([reel.seat, reel.seen?.file]).toEqual([null, "seen by null"]);
    const refused = new Reel(server(() => true).ask);
    await expect(refused.open("record", null)).rejects.toThrow();
    expect([refused.record, refused.all]).toEqual([null, null]);
  });

  it("goes to positions of the game only", async () => {
    const reel = await opened();
    reel.go(99);
    expect(reel.at).toBe(4);
    reel.go(-1);
    expect(reel.at).toBe(0);
    reel.leave();
    expect([reel.record, reel.all, reel.at, reel.last]).toEqual([null, null, 0, 0]);
  });
});

describe("the reel of a table", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is found as it was, but not by somebody else", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(game)));
    await reelOf("abc").open("record", null);
    expect(reelOf("abc").record).toBe("record");
    forgetPerson();
    expect([reelOf("abc").record, reelOf("abc").all]).toEqual([null, null]);
  });
});

describe("playing back", () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("goes on to the end, and from there all over again", async () => {
    const reel = await opened();
    reel.go(2);
    reel.play();
    vi.advanceTimersByTime(usualPace.pause);
    expect([reel.at, reel.playing]).toEqual([3, true]);
    vi.advanceTimersByTime(usualPace.pause);
    expect([reel.at, reel.playing]).toEqual([4, false]);
    reel.play();
    expect([reel.at, reel.playing]).toEqual([0, true]);
  });

  it("stops for whoever pauses, or goes somewhere", async () => {
    const reel = await opened();
    for (const stop of [() => reel.pause(), () => reel.go(0), () => reel.leave()]) {
      reel.play();
      stop();
      vi.advanceTimersByTime(10 * usualPace.pause);
      expect([reel.at, reel.playing]).toEqual([0, false]);
    }
  });

  it("is as fast as one likes, also next time", async () => {
    const reel = await opened();
    reel.play();
    reel.pace = 2;
    vi.advanceTimersByTime(usualPace.pause);
    expect(reel.at).toBe(2);
    expect(new Reel(server().ask).pace).toBe(2);
    localStorage.setItem("cabochon.pace", "1000");
    expect(new Reel(server().ask).pace).toBe(1);
  });
});
