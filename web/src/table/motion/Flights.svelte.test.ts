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
let component: Record<string, unknown>;

beforeEach(() => {
  flown = [];
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
    },
    /** Everything that flies lands. */
    land() {
      for (const one of flown.splice(0)) one.onfinish?.();
      flushSync();
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

  it("clears the sky when it is switched off in flight", () => {
    const { props, things, arrive } = sky();
    arrive(take(), take());
    props.enabled = false;
    flushSync();
    expect(things()).toBe(0);
  });
});
