import { scenes } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import { cardAt } from "../../game/places.ts";
import { plans } from "../../game/plans.ts";
import { meant, trails } from "./trails.ts";

const scene = (name: string) => {
  const found = scenes.find(({ game, view }) => game.name === name && view.position.phase === "act");
  if (!found) throw new Error(`no scene of ${name}`);
  return found;
};
const of = (name: string, moves: string[], seat = 0, near = 0) =>
  trails(moves, scene(name).game, scene(name).view.position, seat, near).map(
    ({ from, to }) => `${from} ${to ?? ""}`,
  );

describe("trails", () => {
  it("lead from the bank to the purse, once for each colour", () => {
    expect(of("splendor", ["take wbg"], 1)).toEqual([
      "bank-w seat-1-w",
      "bank-b seat-1-b",
      "bank-g seat-1-g",
    ]);
    expect(of("splendor", ["take rr"])).toEqual(["bank-r seat-0-r"]);
  });

  it("lead cards to where they will lie", () => {
    const { game, view } = scene("splendor");
    const bonus = game.cards[cardAt(game, view.position, "2c", 0) ?? -1]?.bonus ?? "";
    const letter = game.letters.charAt(game.tokens.indexOf(bonus));
    expect(of("splendor", ["buy 2c", "cover w", "pay"])).toEqual([`card-2c seat-0-bonus-${letter}`]);
    expect(of("splendor", ["reserve 3t", "return w"])).toEqual(["deck-3 seat-0-hand", "seat-0-w bank-w"]);
    expect(of("splendor", ["noble 2"])).toEqual(["noble-2 seat-0-nobles"]);
  });

  it("know that the hands of others can't be pressed", () => {
    expect(of("splendor", ["buy h3"], 1, 1)).toEqual(["hand-3 seat-1-cards"]);
    expect(of("splendor", ["buy h3"], 1, 0)).toEqual(["seen-1-3 seat-1-cards"]);
  });

  it("of Duel begin on the board, in the bag or with the opponent", () => {
    expect(of("duel", ["steal w"], 1)).toEqual(["seat-0-w seat-1-w"]);
    expect(of("duel", ["return p"])).toEqual(["seat-0-p bag"]);
    expect(of("duel", ["replenish"])).toEqual(["bag cell-c3"]);
    expect(of("duel", ["royal 3"])).toEqual(["royal-3 seat-0-royals"]);
  });

  it("are none where nothing moves", () => {
    expect(of("splendor", ["pass"])).toEqual([]);
    expect(of("duel", ["colour w"])).toEqual([]);
  });

  it.each(scenes)("begin at what is pressed for a move: $name", ({ game, view }) => {
    const seat = view.seat ?? 0;
    for (const plan of plans(view, game)) {
      if (["colour", "pass", "pay", "return", "replenish", "steal"].includes(plan.kind)) continue;
      const starts = trails(plan.moves, game, view.position, seat, seat).map(({ from }) => from);
      const pressed = new Set(plan.targets.filter((target) => target !== "privilege"));
      expect(new Set(starts), plan.moves.join()).toEqual(pressed);
    }
  });
});

describe("what reasons speak of", () => {
  it("is ringed where it lies, on the table or in the hand", () => {
    const { game, view } = scene("splendor");
    const { position } = view;
    const [player] = position.players;
    if (player === undefined) throw new Error("nobody plays");
    const unseen = { card: null, hidden: true, level: 3 };
    const held = { card: 7, hidden: false, level: 1 };
    const found = { ...position, players: [{ ...player, reserved: [unseen, held] }] } as typeof position;
    const card = cardAt(game, position, "2c", 0) ?? -1;
    const reasons = [
      { code: "why-buy-soon", values: { card } },
      { code: "why-buy-next", values: { card: 7 } },
      { code: "why-free", values: {} },
    ];
    expect(meant(reasons, game, found, 0, 0)).toEqual([
      { from: "card-2c", to: null },
      { from: "hand-2", to: null },
    ]);
  });
});
