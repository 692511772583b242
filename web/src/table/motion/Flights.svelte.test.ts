import { game, scenes } from "#tests/fixtures/index.ts";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MoveEvent } from "../../wire/types.ts";
import Flights from "./Flights.svelte";

const position = scenes.find(({ view }) => view.position.game === "splendor")?.view.position ?? null;

let number = 0;
/** Two tokens taken by seat 1. */
function take(): MoveEvent {
  number += 1;
  const deeds = [{ kind: "take" as const, seat: 1, tokens: [1, 1, 0, 0, 0, 0] }];
  return { number, time: 0, kind: "move", seat: 1, moves: "take wb", deeds, decisions: number, turn: number };
}

let flown: { timing: KeyframeAnimationOptions; onfinish: (() => void) | null; cancel: () => void }[] = [];
let still = false;
/** What waits for the next frame, and for the next task. */
let frames: (() => void)[] = [];
let tasks: (() => void)[] = [];
let component: Record<string, unknown>;

vi.mock("../../soon.ts", () => ({
  beforeFrame: (run: () => void) => {
    frames.push(run);
    return () => (frames = frames.filter((one) => one !== run));
  },
  soon: (run: () => void) => {
    tasks.push(run);
    return () => (tasks = tasks.filter((one) => one !== run));
  },
}));

/** A frame is about to be drawn. */
function draw(): void {
  for (const run of frames.splice(0)) run();
  flushSync();
}

/** The tasks that wait have their turn. */
function work(): void {
  for (const run of tasks.splice(0)) run();
  flushSync();
}

/** A frame is drawn, and what it left to be done is done. */
function frame(): void {
  draw();
  work();
}

beforeEach(() => {
  flown = [];
  [frames, tasks] = [[], []];
  still = false;
  document.body.innerHTML =
    '<i data-target="bank-w"></i><i data-target="bank-b"></i><i data-place="seat-1"></i><main></main>';
  const box = { left: 10, top: 10, width: 40, height: 40 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([box] as unknown as DOMRectList);
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  Element.prototype.animate = (_, timing) => {
    const one = { timing: timing as KeyframeAnimationOptions, onfinish: null, cancel: () => undefined };
    flown.push(one);
    return one as unknown as Animation;
  };
});

afterEach(async () => {
  await unmount(component);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function sky(enabled = true) {
  const props = $state({ events: [] as MoveEvent[], position, game: game("splendor"), enabled });
  component = mount(Flights, { target: document.querySelector("main") as HTMLElement, props });
  flushSync();
  return {
    props,
    things: () => document.querySelectorAll("main .thing").length,
    arrive(...events: MoveEvent[]) {
      props.events = events;
      flushSync();
      frame();
    },
    /** Everything that flies lands. */
    land() {
      for (const one of flown.splice(0)) one.onfinish?.();
      work();
      frame();
    },
  };
}

describe("Flights", () => {
  it("flies what a move took, and is empty again when it has landed", () => {
    const { things, arrive, land } = sky();
    arrive(take());
    expect(things()).toBe(2);
    land();
    expect(things()).toBe(0);
  });

  it("shows an event once, however often the table changes around it", () => {
    const { props, things, arrive, land } = sky();
    const event = take();
    arrive(event);
    land();
    arrive(event);
    props.position = position && { ...position };
    flushSync();
    expect(things()).toBe(0);
  });

  it("shows moves one after the other, and hurries while others wait", () => {
    const { things, arrive, land } = sky();
    arrive(take(), take(), take());
    expect(things()).toBe(2);
    const hurried = Number(flown[0]?.timing.duration);
    land();
    land();
    expect(things()).toBe(2);
    expect(Number(flown[0]?.timing.duration)).toBeGreaterThan(hurried);
    land();
    expect(things()).toBe(0);
  });

  it("leaves out the oldest of many that wait", () => {
    const { things, arrive, land } = sky();
    arrive(...Array.from({ length: 20 }, take));
    let rounds = 0;
    for (; things() > 0; rounds += 1) land();
    expect(rounds).toBe(4);
  });

  it("leaves out what has no place on the page", () => {
    document.querySelector('[data-target="bank-b"]')?.remove();
    const { things, arrive, land } = sky();
    arrive(take());
    expect(things()).toBe(1);
    land();
    document.querySelector('[data-place="seat-1"]')?.remove();
    arrive(take());
    expect(things()).toBe(0);
  });

  it("does nothing when switched off, or where less motion is wanted", () => {
    const off = sky(false);
    off.arrive(take());
    expect(off.things()).toBe(0);
    off.props.enabled = true;
    flushSync();
    expect(off.things()).toBe(0);
    still = true;
    off.arrive(take());
    expect(off.things()).toBe(0);
  });

  it("loses no move that comes before the frame which shows the one before it", () => {
    const { props, things, land } = sky();
    props.events = [take()];
    flushSync();
    props.events = [take()];
    flushSync();
    expect(things()).toBe(0);
    frame();
    expect(things()).toBe(2);
    land();
    expect(things()).toBe(2);
    land();
    expect(things()).toBe(0);
  });

  it("measures nothing before the frame, where all is laid out anyway", () => {
    const { props } = sky();
    const measured = vi.mocked(Element.prototype.getClientRects);
    props.events = [take()];
    flushSync();
    expect(measured).not.toHaveBeenCalled();
    frame();
    expect(measured).toHaveBeenCalled();
  });

  it("makes what flies after the frame that shows the table, for the next one", () => {
    const { props, things } = sky();
    props.events = [take()];
    flushSync();
    draw();
    expect(things()).toBe(0);
    work();
    expect(things()).toBe(2);
  });

  it("flies nothing that was switched off between the frame and its task", () => {
    const { props, things } = sky();
    props.events = [take()];
    flushSync();
    draw();
    props.enabled = false;
    flushSync();
    work();
    expect(things()).toBe(0);
  });

  it("does nothing after a landing on a table that was left meanwhile", async () => {
    const { props } = sky();
    props.events = [take()];
    flushSync();
    frame();
    props.events = [take()];
    flushSync();
    for (const one of flown) one.onfinish?.();
    expect(tasks).not.toEqual([]);
    await unmount(component);
    expect(tasks).toEqual([]);
    expect(frames).toEqual([]);
    component = mount(Flights, { target: document.createElement("main"), props });
  });

  it("shows nothing old to who comes back", () => {
    const { props } = sky();
    props.events = [take()];
    flushSync();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    hidden.mockRestore();
    frame();
    expect(flown).toEqual([]);
  });

  it("flies nothing over a table that was left before the frame", async () => {
    const { props } = sky();
    props.events = [take()];
    flushSync();
    await unmount(component);
    expect(frames).toEqual([]);
    frame();
    expect(flown).toEqual([]);
    component = mount(Flights, { target: document.createElement("main"), props });
  });

  it("clears the sky when it is switched off in flight", () => {
    const { props, things, arrive } = sky();
    arrive(take(), take());
    props.enabled = false;
    flushSync();
    expect(things()).toBe(0);
  });
});
