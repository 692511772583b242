import { game, scenes } from "#tests/fixtures/index.ts";
import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchTable } from "../games/tables.ts";
import { setLanguage } from "../language/index.ts";
import type { Live } from "../live/live.svelte.ts";
import type { Seat, View } from "../wire/types.ts";
import { Adviser } from "./advice/adviser.svelte.ts";
import ActionBar from "./bar/ActionBar.svelte";
import { Guide } from "./coach/guide.svelte.ts";
import Sheets from "./sheets/Sheets.svelte";
import { Viewpoint } from "./viewpoint.svelte.ts";

const scene = scenes.find(({ view }) => view.position.players.length === 2 && view.seat === 0);
if (!scene) throw new Error("the fixtures have no such position");
const { settings, view: mine } = scene;
const theirs: View = { ...mine, position: { ...mine.position, to_move: 1 }, legal_moves: [] };

const me: Seat = {
  kind: "person",
  name: "Ada",
  bot: null,
  yours: true,
  away: false,
  online: true,
  replaceable: null,
};
const gone: Seat = { ...me, name: "Ben", yours: false, online: false, replaceable: 42_000 };
const adviser = new Adviser("table");
const advice = createRawSnippet(() => ({ render: () => "<p>Advice</p>" }));
const catalogue = { version: "0", games: [game("splendor"), game("duel")], bots: [] };

/** A table where Ben is missing; a bot may play for him in 42 seconds. */
function absence() {
  let replaceableAt: readonly (number | null)[] = $state.raw([null, performance.now() + 42_000]);
  const replaced: unknown[][] = [];
  const live = {
    table: { game: mine.position.game, status: "playing", seats: [me, gone], settings, undo: "no" },
    view: theirs,
    events: [],
    latest: { events: [], live: true },
    waiting: 0,
    get replaceableAt() {
      return replaceableAt;
    },
    replace: (...request: unknown[]) => void replaced.push(request),
  };
  const here = new Viewpoint(live as unknown as Live, catalogue);
  return { here, replaced, comesBack: () => (replaceableAt = [null, null]) };
}

async function passes(seconds: number): Promise<void> {
  vi.advanceTimersByTime(seconds * 1000);
  await tick();
}

const button = (name: string) =>
  [...document.querySelectorAll("button")].find((each) => each.textContent.trim() === name);
const text = () => document.body.textContent;

describe("a bot for somebody who is missing", () => {
  let mounted: Record<string, unknown>;

  beforeAll(async () => {
    await setLanguage("en");
    await fetchTable(mine.position.game);
  });
  beforeEach(() => {
    document.body.replaceChildren();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  });
  afterEach(async () => {
    await unmount(mounted);
    await tick();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it("can be asked for in the bar after the grace period, which is counted down", async () => {
    const { here } = absence();
    const props = { here, next: null, hinted: false, onhint: null, onlog: () => undefined };
    mounted = mount(ActionBar, { target: document.body, props });
    flushSync();
    expect(text()).toContain("In 42 s a bot can play for Ben.");
    expect(button("Let a bot play…")?.disabled).toBe(true);
    await passes(2);
    expect(text()).toContain("In 40 s a bot can play for Ben.");
    await passes(39);
    expect(text()).toContain("In 1 s a bot can play for Ben.");
    expect(button("Let a bot play…")?.disabled).toBe(true);
    await passes(1);
    expect(text()).not.toContain("a bot can play");
    expect(button("Let a bot play…")?.disabled).toBe(false);
    expect(vi.getTimerCount(), "nothing is left to be counted").toBe(0);
    button("Let a bot play…")?.click();
    expect(here.desk.sheet).toEqual({ kind: "seat", seat: 1 });
  });

  it("is proposed in the sheet of the seat, the same one always", async () => {
    const { here, replaced } = absence();
    here.desk.sheet = { kind: "seat", seat: 1 };
    mounted = mount(Sheets, {
      target: document.body,
      props: { here, adviser, advice, guide: new Guide(here) },
    });
    flushSync();
    expect(text()).toContain("In 42 s a bot can play for Ben.");
    expect(button("Let a bot play")?.disabled).toBe(true);
    expect(document.querySelector("input[type=radio]")).toBeNull();
    await passes(42);
    expect(text()).not.toContain("In 1 s");
    expect(text()).toContain("Ben is not here.");
    button("Let a bot play")?.click();
    expect(replaced).toEqual([[1]]);
    expect(here.desk.sheet).toBeNull();
  });

  it("is not offered any more when they come back", () => {
    const { here, comesBack } = absence();
    here.desk.sheet = { kind: "seat", seat: 1 };
    mounted = mount(Sheets, {
      target: document.body,
      props: { here, adviser, advice, guide: new Guide(here) },
    });
    flushSync();
    expect(button("Let a bot play")).toBeDefined();
    comesBack();
    flushSync();
    expect(button("Let a bot play")).toBeUndefined();
    expect(text()).not.toContain("a bot can play");
  });
});
