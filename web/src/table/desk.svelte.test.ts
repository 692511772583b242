import { scenes, type Scene } from "#tests/fixtures/index.ts";
import { flushSync, tick } from "svelte";
import { describe, expect, it } from "vitest";
import type { Live } from "../live/live.svelte.ts";
import type { Problem, View } from "../wire/types.ts";
import { open } from "../game/draft.ts";
import { Desk } from "./desk.svelte.ts";

function sceneOf(game: string, phase: string, fits: (view: View) => boolean = () => true): Scene {
  const found = scenes.find(
    ({ view }) =>
      view.position.game === game &&
      view.position.phase === phase &&
      view.legal_moves.length > 0 &&
      fits(view),
  );
  if (!found) throw new Error(`no scene ${game} ${phase}`);
  return found;
}

/** A desk in a scene; `sent` is what was played, `show` brings another view. */
function sit(scene: Scene, test: (desk: Desk, sent: string[], show: (view: View) => void) => void): void {
  const leave = $effect.root(() => {
    let view = $state.raw(scene.view);
    let waiting = $state(0);
    const sent: string[] = [];
    const live = {
      get view() {
        return view;
      },
      get waiting() {
        return waiting;
      },
      table: { settings: scene.settings },
      play(moves: string) {
        sent.push(moves);
        waiting += 1;
        return Promise.resolve(null);
      },
    } as unknown as Live;
    const desk = new Desk(live, () => scene.game);
    desk.near = scene.view.seat ?? 0;
    flushSync();
    test(desk, sent, (next) => {
      view = next;
      flushSync();
    });
  });
  leave();
}

const takes = (view: View) => view.legal_moves.includes("take wbg");

/** What is still chosen after three gems were taken, and that was answered so. */
async function chosenAfter(problem: Problem | null): Promise<readonly string[] | undefined> {
  const { view, settings, game } = sceneOf("splendor", "act", takes);
  const play = () => Promise.resolve(problem);
  const live = { view, waiting: 0, table: { settings }, play } as unknown as Live;
  let desk: Desk | undefined;
  const leave = $effect.root(() => {
    desk = new Desk(live, () => game);
  });
  for (const letter of "wbg") desk?.letter(letter);
  expect(desk?.draft?.chosen).toHaveLength(3);
  desk?.confirm();
  await tick();
  const chosen = desk?.draft?.chosen;
  leave();
  return chosen;
}

describe("a person's desk", () => {
  it("takes tokens by their letters and sends them once", () => {
    sit(sceneOf("splendor", "act", takes), (desk, sent) => {
      for (const letter of "wbg") desk.letter(letter);
      desk.confirm();
      desk.confirm();
      expect(sent).toEqual(["take wbg"]);
    });
  });

  it("goes back step by step", () => {
    sit(sceneOf("splendor", "act", takes), (desk, sent) => {
      for (const letter of "wbg") desk.letter(letter);
      desk.back();
      expect(desk.draft?.chosen).toEqual(["bank-w", "bank-b"]);
      desk.confirm();
      expect(sent).toEqual([]);
    });
  });

  it("keeps the draft when an update repeats the position, and drops it when the position changes", () => {
    const scene = sceneOf("splendor", "act", takes);
    sit(scene, (desk, _, show) => {
      desk.press("bank-w");
      show(structuredClone(scene.view));
      expect(desk.draft?.chosen).toEqual(["bank-w"]);
      const changed = structuredClone(scene.view);
      changed.position.turn += 1;
      show(changed);
      expect(desk.draft?.chosen).toEqual([]);
    });
  });

  it("opens a card that is pressed, and chooses it no longer when the sheet is closed", () => {
    const reserves = (view: View) => view.legal_moves.includes("reserve 1a");
    sit(sceneOf("splendor", "act", reserves), (desk) => {
      desk.press("card-1a");
      expect(desk.sheet).toEqual({ kind: "card", target: "card-1a" });
      expect(desk.draft?.chosen).toEqual(["card-1a"]);
      desk.close();
      expect(desk.sheet).toBeNull();
      expect(desk.draft?.chosen).toEqual([]);
    });
  });

  it.each([
    ["splendor", "pay", "pay"],
    ["splendor", "return", "return"],
    ["splendor", "noble", "asked"],
    ["duel", "return", "return"],
  ])("shows the question of %s in a sheet: %s", (game, phase, kind) => {
    const scene = sceneOf(game, phase);
    sit(scene, (desk, _, show) => {
      desk.arrive();
      expect(desk.sheet).toEqual({ kind });
      show(sceneOf("splendor", "act").view);
      desk.arrive();
      expect(desk.sheet).toBeNull();
    });
  });

  it("asks nothing in a sheet that is answered on the table", () => {
    sit(sceneOf("duel", "royal"), (desk) => {
      desk.arrive();
      expect(desk.sheet).toBeNull();
    });
  });

  it("asks what to give back before it sends too many tokens", () => {
    const many = (view: View) =>
      (view.position.players[view.seat ?? 0]?.tokens.reduce((sum, count) => sum + count, 0) ?? 0) >= 8 &&
      view.legal_moves.some((move) => /^take ...$/.test(move));
    const scene = sceneOf("splendor", "act", many);
    sit(scene, (desk, sent) => {
      const take = scene.view.legal_moves.find((move) => /^take ...$/.test(move)) ?? "";
      for (const letter of take.slice(5)) desk.letter(letter);
      desk.confirm();
      expect(sent).toEqual([]);
      expect(desk.sheet).toEqual({ kind: "return" });
      expect(desk.asking).toBe(true);
      // In the sheet a colour is one to give back, and nothing is sent before all of it is chosen.
      const { game } = scene;
      for (let tries = 0; tries < 10 && sent.length === 0; tries += 1) {
        desk.confirm();
        const owned = [...game.letters].find(
          (letter) => desk.draft && open(desk.draft).has(`held-${letter}`),
        );
        if (owned !== undefined) desk.letter(owned);
      }
      expect(sent).toEqual([expect.stringMatching(new RegExp(`^${take}(, return .)+$`))]);
    });
  });

  it("decides nothing for who only watches", () => {
    const scene = sceneOf("splendor", "act");
    sit({ ...scene, view: { ...scene.view, seat: null, legal_moves: [] } }, (desk) => {
      expect(desk.draft).toBeNull();
      desk.press("card-1a");
      expect(desk.sheet).toEqual({ kind: "card", target: "card-1a" });
    });
  });

  it("puts everything back where a lesson has taken it back, not where the server has refused it", async () => {
    expect(await chosenAfter(null)).toEqual([]);
    expect(await chosenAfter({ code: "x", values: {}, message: "" })).toHaveLength(3);
  });
});
