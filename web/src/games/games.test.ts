import { game, scenes, type Scene } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { parts } from "../game/places.ts";
import { total } from "../game/tokens.ts";
import { setLanguage } from "../language/index.ts";
import type { DuelPosition, SplendorPosition } from "../wire/types.ts";
import { looksOf } from "./looks.ts";
import { tableOf } from "./tables.ts";
import { traitsOf } from "./traits.ts";

const NAMES = ["splendor", "duel"] as const;

function scene<P>(fits: (scene: Scene) => boolean): Scene & { position: P } {
  const found = scenes.find(fits);
  if (!found) throw new Error("the fixtures have no such position");
  return { ...found, position: found.view.position as P };
}

describe("which game it is", () => {
  const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("is asked by no source of the page but the three that know all games", () => {
    const own = Object.entries(sources).filter(([file]) => !/\.test\.ts$|^\.\.\/wire\//.test(file));
    expect(own.length).toBeGreaterThan(150);
    const asking = own.filter(([, text]) => /["'`](splendor|duel)["'`]/.test(text));
    expect(asking.map(([file]) => file)).toEqual([]);
    const importing = own.filter(([, text]) => /from "[./]*(games\/)?(splendor|duel)\//.test(text));
    expect(importing.map(([file]) => file).sort()).toEqual(["./looks.ts", "./tables.ts", "./traits.ts"]);
  });
});

describe.each(NAMES)("%s", (name) => {
  const traits = traitsOf(name);
  const own = scenes.filter(({ view }) => view.position.game === name);

  it("has everything that is drawn of it", () => {
    for (const part of [looksOf(name).Scene, looksOf(name).Emblem, tableOf(name).Table]) {
      expect(part).toBeTypeOf("function");
    }
    expect(tableOf(name).Back).not.toBe(tableOf(NAMES.find((other) => other !== name) ?? name).Back);
  });

  it("knows what lies where tokens are taken", () => {
    const takes = own.flatMap(({ game, view }) =>
      view.legal_moves
        .map(parts)
        .filter(([verb]) => ["take", "gold", "match", "privilege"].includes(verb))
        .map(([verb, argument]) => ({ game, verb, argument, position: view.position })),
    );
    expect(takes.length).toBeGreaterThan(100);
    for (const { game, verb, argument, position } of takes) {
      const letters = traits.supply
        .targets(argument)
        .map((target) => traits.supply.letterAt(target, game, position));
      expect(letters.length, argument).toBeGreaterThan(0);
      const gold = game.letters.at(-1);
      for (const letter of letters) {
        expect([...game.letters], `${verb} ${argument}`).toContain(letter);
        expect(letter === gold, `${verb} ${argument}`).toBe(verb === "gold");
      }
    }
  });

  it("finds no token where there is none", () => {
    const { game, view } = own[0] as Scene;
    for (const target of ["card-1a", "held-w", "privilege", "cell-z9", "bank-"]) {
      expect(traits.supply.letterAt(target, game, view.position)).toBe("");
    }
  });

  it("finds patrons where they were", () => {
    const noun = traits.patrons.name.slice(0, -1);
    for (const { view } of own) {
      for (const place of [1, 2, 3, 4]) {
        const number = traits.patrons.at(place, view.position);
        if (number !== null) expect(traits.patrons.home(number, view.position)).toBe(`${noun}-${place}`);
      }
    }
  });

  it("makes plans of the decisions that it joins, and of no others", () => {
    const { verbs } = traits.joined;
    for (const { view } of own) {
      const plans = traits.joined.plans(view, view.seat ?? 0);
      expect(plans.every((plan) => verbs.includes(parts(plan.moves[0] ?? "")[0]))).toBe(true);
      const joined = view.legal_moves.filter((move) => verbs.includes(parts(move)[0]));
      expect(new Set(plans.map((plan) => plan.moves[0]))).toEqual(new Set(joined));
    }
  });
});

describe("Splendor", () => {
  beforeAll(() => setLanguage("en"));
  const { supply, patrons, setup, aim } = traitsOf("splendor");
  const { game: info, position } = scene<SplendorPosition>(({ view }) => view.position.game === "splendor");

  it("has a bank that takes tokens back and adds a gold to a reserved card while there is one", () => {
    expect(supply.targets("wwk")).toEqual(["bank-w", "bank-w", "bank-k"]);
    expect(supply.spent("k")).toBe("bank-k");
    expect(supply.goldWith({ ...position, bank: [0, 0, 0, 0, 0, 3] })).toBe(1);
    expect(supply.goldWith({ ...position, bank: [4, 4, 4, 4, 4, 0] })).toBe(0);
  });

  it("does not know where a noble was who is gone", () => {
    expect(patrons.home(99, position)).toBe("nobles");
    expect(patrons.home(0, null)).toBe("nobles");
    expect(patrons.at(99, position)).toBeNull();
  });

  it("draws a noble more than there are players", () => {
    const { nobles } = setup.pools(info, 3);
    expect(nobles).toEqual({ pool: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], drawn: 4 });
    expect([setup.faceUp(1, {}), setup.faceUp(1, { face_up: 3 })]).toEqual([4, 3]);
  });

  it("says how many points are needed", () => {
    expect(aim({ target: 21 })).toContain("21");
  });
});

describe("Duel", () => {
  const { supply, patrons, setup, aim } = traitsOf("duel");
  const { position } = scene<DuelPosition>(({ view }) => view.position.game === "duel");

  it("has a board from which lines are taken, and a bag", () => {
    expect(supply.targets("c3")).toEqual(["cell-c3"]);
    expect(supply.targets("a1-b1")).toEqual(["cell-a1", "cell-b1"]);
    expect(supply.targets("a3-c1")).toEqual(["cell-a3", "cell-b2", "cell-c1"]);
    expect(supply.spent("w")).toBe("bag");
    expect(supply.goldWith(position)).toBe(0);
    expect(supply.letterAt("cell-c3", game("duel"), null)).toBe("");
  });

  it("has a place for each royal, even one who is gone", () => {
    expect(patrons.home(2, null)).toBe("royal-3");
    expect(patrons.at(3, { ...position, royals: [0, 1] })).toBeNull();
  });

  it("begins with 25 tokens and a pyramid", () => {
    const { board } = setup.pools(game("duel"), 2);
    expect(board?.pool).toHaveLength(25);
    expect(board?.drawn).toBe(25);
    expect(total([1, 2, 3].map((level) => setup.faceUp(level, {})))).toBe(12);
  });

  it("shows in the panels what there is to reach", () => {
    expect(aim({})).toBeNull();
  });
});
