import { game, scenes, type Scene } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { begin, onward, press, room, type Draft } from "../game/draft.ts";
import { parts } from "../game/places.ts";
import { total } from "../game/tokens.ts";
import { setLanguage } from "../language/index.ts";
import type { DeckInfo, DuelPosition, SplendorPosition } from "../wire/types.ts";
import { spiralOf } from "./duel/board.ts";
import { goalsOf, privilegesOf } from "./duel/goals.ts";
import { royalsOf } from "./duel/royals.ts";
import { looksOf } from "./looks.ts";
import { noblesOf } from "./splendor/nobles.ts";
import { fetchTable } from "./tables.ts";
import { traitsOf } from "./traits.ts";

const NAMES = ["splendor", "duel"] as const;

function scene<P>(fits: (scene: Scene) => boolean): Scene & { position: P } {
  const found = scenes.find(fits);
  if (!found) throw new Error("the fixtures have no such position");
  return { ...found, position: found.view.position as P };
}

/** What the bar says when something has been begun. */
const next = (draft: Draft) => traitsOf(draft.game.name).next(draft, room(draft), onward(draft));

describe("which game it is", () => {
  const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("is asked by no source of the page but the five that know all games", () => {
    const own = Object.entries(sources).filter(([file]) => !/\.test\.ts$|^\.\.\/wire\//.test(file));
    expect(own.length).toBeGreaterThan(150);
    const asking = own.filter(([, text]) => /["'`](splendor|duel)["'`]/.test(text));
    expect(asking.map(([file]) => file)).toEqual([]);
    const importing = own.filter(([, text]) =>
      /(from |import\()"[./]*(games\/)?(splendor|duel)\//.test(text),
    );
    expect(importing.map(([file]) => file).sort()).toEqual([
      "./coachings.ts",
      "./looks.ts",
      "./rules.ts",
      "./tables.ts",
      "./traits.ts",
    ]);
  });
});

describe.each(NAMES)("%s", (name) => {
  const traits = traitsOf(name);
  const own = scenes.filter(({ view }) => view.position.game === name);

  it("has everything that is drawn of it", async () => {
    const { Table, Back, questions } = await fetchTable(name);
    const { default: Scene } = await looksOf(name).fetchScene();
    for (const part of [Scene, looksOf(name).Emblem, Table]) expect(part).toBeTypeOf("function");
    const other = await fetchTable(NAMES.find((other) => other !== name) ?? name);
    expect(Back).not.toBe(other.Back);
    expect(Object.keys(questions)).toEqual(traits.asked);
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

  it("knows before the game who wins together", () => {
    for (const { settings, view } of own) {
      const { players, sides } = view.position;
      expect(traits.sides(players.length, settings)).toEqual(sides);
    }
  });

  it("knows how many cards lie face up", () => {
    for (const { game, settings, view } of own) {
      const rows = game.decks.map((deck) => traits.faceUp(deck, game, settings));
      expect(rows).toEqual(view.position.market.map((row) => row.length));
    }
  });

  it("makes plans of the decisions that it joins, and of no others", () => {
    const { verbs } = traits.joined;
    for (const { game, view } of own) {
      const plans = traits.joined.plans(view, view.seat ?? 0, game);
      expect(plans.every((plan) => verbs.includes(parts(plan.moves[0] ?? "")[0]))).toBe(true);
      const joined = view.legal_moves.filter((move) => verbs.includes(parts(move)[0]));
      expect(new Set(plans.map((plan) => plan.moves[0]))).toEqual(new Set(joined));
    }
  });
});

describe("Splendor", () => {
  beforeAll(() => setLanguage("en"));
  const { supply, patrons, faceUp, sides, aim, barred } = traitsOf("splendor");
  const { game: info, position } = scene<SplendorPosition>(({ view }) => view.position.game === "splendor");

  it("has a bank that takes tokens back and adds a gold to a reserved card while there is one", () => {
    expect(supply.targets("wwk")).toEqual(["bank-w", "bank-w", "bank-k"]);
    expect(supply.spent("k")).toBe("bank-k");
    expect(supply.goldWith({ ...position, bank: [0, 0, 0, 0, 0, 3] })).toBe(1);
    expect(supply.goldWith({ ...position, bank: [4, 4, 4, 4, 4, 0] })).toBe(0);
  });

  it("says what is left to choose, and why not two of a colour", () => {
    const { view, settings } = scene(({ view }) => view.legal_moves.includes("take wbg"));
    const drafted = (legal: string[], ...targets: string[]) =>
      targets.reduce(press, begin({ ...view, legal_moves: legal }, info, settings));
    const three = ["take wbg", "take wbr"];
    expect(next(drafted(three, "bank-w"))).toBe(
      "Choose 2 more colours. Two of a colour need four in the bank.",
    );
    expect(next(drafted([...three, "take ww"], "bank-w"))).toBe("Choose 2 more colours, or the same again.");
    expect(next(drafted(three, "bank-w", "bank-b"))).toBe("Choose one more colour.");
    expect(next(drafted(three, "bank-w", "bank-b", "bank-g"))).toBeNull();
  });

  it("says why nothing can be reserved", () => {
    const reserved = [0, 1, 2].map(() => ({ card: null, level: 1, deck: "1", hidden: true }));
    const players = position.players.map((player) => ({ ...player, reserved }));
    expect(barred({ ...position, players }, 0)).toBe("Your hand is full: at most 3 cards can be reserved.");
    expect(barred({ ...position, players: players.map((one) => ({ ...one, reserved: [] })) }, 0)).toBeNull();
  });

  it("does not know where a noble was who is gone", () => {
    expect(patrons.home(99, position)).toBe("nobles");
    expect(patrons.home(0, null)).toBe("nobles");
    expect(patrons.at(99, position)).toBeNull();
  });

  it("has as many cards face up as the settings say", () => {
    const deck = info.decks[0] as DeckInfo;
    expect([faceUp(deck, info, {}), faceUp(deck, info, { face_up: 3 })]).toEqual([4, 3]);
  });

  it("has teams of those who sit opposite each other", () => {
    expect(sides(3, {})).toEqual([[0], [1], [2]]);
    expect(sides(4, { teams: true })).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("has nobles with points and wishes", () => {
    expect(noblesOf(info)).toHaveLength(10);
    for (const { points, cost } of noblesOf(info)) {
      expect(points).toBe(3);
      expect(cost).toHaveLength(info.tokens.length);
    }
  });

  it("says how many points are needed", () => {
    expect(aim(info, { target: 21 })).toContain("21");
    const usual = info.settings.map((shape) => ({ ...shape, default: 17 }));
    expect(aim({ ...info, settings: usual }, {})).toContain("17");
  });
});

describe("Duel", () => {
  const { supply, patrons, faceUp, aim, barred } = traitsOf("duel");
  const { game: info, position } = scene<DuelPosition>(({ view }) => view.position.game === "duel");

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

  it("begins with a pyramid", () => {
    const rows = info.decks.map((deck) => faceUp(deck, info, {}));
    expect(rows).toEqual(position.market.map((row) => row.length));
    expect(total(rows)).toBe(12);
  });

  it("has royals, a spiral and its goals from the catalogue", () => {
    expect(royalsOf(info)).toHaveLength(4);
    for (const { points, abilities } of royalsOf(info)) {
      expect(points).toBeGreaterThan(1);
      expect(abilities.length).toBeLessThan(2);
    }
    expect(new Set(spiralOf(info)).size).toBe(25);
    expect(spiralOf(info)[0]).toBe("c3");
    expect(goalsOf(info)).toEqual({ points: 20, crowns: 10, colour: 10 });
    expect(privilegesOf(info)).toBe(3);
    const longer = { ...info, numbers: { points: 30, crowns: 12, colour_points: 14, privileges: 5 } };
    expect(goalsOf(longer)).toEqual({ points: 30, crowns: 12, colour: 14 });
    expect(privilegesOf(longer)).toBe(5);
  });

  it("says all three ways to win", () => {
    expect(aim(info, {})).toBe("20 points, 10 crowns, or 10 points of one colour win.");
  });

  it("says what a privilege is for", () => {
    const held = scene(({ view }) => view.legal_moves.some((move) => move.startsWith("privilege")));
    const draft = press(begin(held.view, held.game, held.settings), "privilege");
    expect(next(draft)).toBe("Choose what the privilege takes: any token but gold.");
  });

  it("says why nothing can be reserved", () => {
    const players = position.players.map((player) => ({ ...player, reserved: [] }));
    const bare = { ...position, players, board: position.board.map((row) => row.map(() => null)) };
    expect(barred(bare, 0)).toBe("Nothing can be reserved now: there is no gold on the board.");
    expect(barred({ ...bare, board: [["gold"]] }, 0)).toBeNull();
  });
});
