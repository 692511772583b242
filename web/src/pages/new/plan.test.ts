import { describe, expect, test } from "vitest";
import { variantOf } from "../../game/settings.ts";
import type { GameInfo } from "../../wire/types.ts";
import {
  allowsHints,
  firstPlan,
  flaws,
  hasRivals,
  needsOthers,
  newTable,
  withGame,
  withNames,
  withPlayers,
  withSeat,
  withSetting,
  withVariant,
} from "./plan.ts";

const empty = { tokens: [], letters: "", token_limit: 10, decks: [], verbs: [] };
const nothing = { ...empty, cards: [], components: {}, numbers: {}, pools: [] };
const number = (name: string, usual: number, low: number, high: number) =>
  ({ name, kind: "number", default: usual, choices: [], low, high }) as const;
const turned = (name: string, usual: boolean) =>
  ({ name, kind: "switch", default: usual, choices: [], low: 0, high: 0 }) as const;

const splendor: GameInfo = {
  ...nothing,
  name: "splendor",
  player_counts: [2, 3, 4],
  settings: [number("target", 15, 1, 30), number("face_up", 4, 1, 5), turned("teams", false)].map(
    (shape) => ({
      ...shape,
      choices: [],
    }),
  ),
  variants: { quick: { target: 10, face_up: 3 }, teams: { teams: true } },
};
const duel: GameInfo = { ...nothing, name: "duel", player_counts: [2], settings: [], variants: {} };

const kinds = (plan: { seats: readonly { kind: string }[] }) => plan.seats.map((seat) => seat.kind);

describe("seats", () => {
  test("company decides who sits opposite", () => {
    expect(kinds(firstPlan(splendor, "bots", "greedy"))).toEqual(["me", "bot"]);
    expect(kinds(firstPlan(splendor, "friends", "greedy"))).toEqual(["me", "open"]);
    expect(kinds(firstPlan(duel, "screen", "greedy"))).toEqual(["me", "local"]);
  });

  test("a new seat is like the last one, and seats leave at the end", () => {
    const four = withPlayers(firstPlan(splendor, "bots", "greedy"), 4);
    expect(kinds(four)).toEqual(["me", "bot", "bot", "bot"]);
    expect(four.seats[3]?.bot).toBe("greedy");
    expect(kinds(withPlayers(four, 3))).toEqual(["me", "bot", "bot"]);
  });

  test("one can sit on one seat only", () => {
    const moved = withSeat(firstPlan(splendor, "bots", "greedy"), 1, { kind: "me" });
    expect(kinds(moved)).toEqual(["open", "me"]);
  });

  test("a start player who has left is drawn again", () => {
    const plan = { ...withPlayers(firstPlan(splendor, "bots", "greedy"), 4), start: 3 };
    expect(withPlayers(plan, 4).start).toBe(3);
    expect(withPlayers(plan, 3).start).toBe("random");
  });

  test("another game keeps as many people as it seats", () => {
    const four = withPlayers(firstPlan(splendor, "friends", "greedy"), 4);
    const two = withGame(four, duel, [{ name: "greedy" }], "level-3");
    expect(kinds(two)).toEqual(["me", "open"]);
    expect(two.settings).toEqual({});
  });

  test("another game keeps the bots that play it, and has the usual one in place of the others", () => {
    const three = withSeat(withPlayers(firstPlan(splendor, "bots", "Neo"), 3), 1, { bot: "level-5" });
    const back = withGame(three, splendor, [{ name: "level-3" }, { name: "level-5" }], "level-3");
    expect(back.seats.map((seat) => seat.bot)).toEqual(["level-3", "level-5", "level-3"]);
    const fit = withGame(three, splendor, [{ name: "Neo" }, { name: "level-5" }], "level-3");
    expect(fit.seats.map((seat) => seat.bot)).toEqual(["Neo", "level-5", "Neo"]);
  });
});

describe("rules", () => {
  test("settings that equal a variant are that variant", () => {
    const plan = firstPlan(splendor, "bots", "greedy");
    expect(variantOf(splendor, plan.settings)).toBe("standard");
    const quick = withVariant(plan, "quick");
    expect(quick.settings).toEqual({ target: 10, face_up: 3, teams: false });
    expect(variantOf(splendor, quick.settings)).toBe("quick");
    expect(variantOf(splendor, withSetting(quick, "target", 11).settings)).toBeNull();
    expect(variantOf(splendor, withVariant(quick, "standard").settings)).toBe("standard");
  });

  test("teams bring the table to four, and need four", () => {
    const teams = withVariant(firstPlan(splendor, "bots", "greedy"), "teams");
    expect(kinds(teams)).toEqual(["me", "bot", "bot", "bot"]);
    expect(flaws(teams, "Opal")).toEqual([]);
    expect(flaws(withPlayers(teams, 3), "Opal")).toEqual([
      { at: "teams", code: "error-team-players", values: { players: 3 } },
    ]);
  });

  test.each([null, 0, 31, 7.5])("a target of %s is refused", (target) => {
    const plan = withSetting(firstPlan(splendor, "bots", "greedy"), "target", target);
    expect(flaws(plan, "Opal")).toEqual([
      { at: "target", code: "plan-number", values: { low: 1, high: 30 } },
    ]);
  });
});

test("somebody must sit at a table", () => {
  const alone = withSeat(firstPlan(splendor, "bots", "greedy"), 0, { kind: "bot" });
  expect(flaws(alone, "Opal")).toEqual([{ at: "seat-0", code: "error-table-nobody", values: {} }]);
  expect(flaws(withSeat(alone, 1, { kind: "open" }), "Opal")).toEqual([]);
});

describe("names", () => {
  const plan = withPlayers(firstPlan(splendor, "screen", "greedy"), 3);
  const codes = (first: string, second: string) => {
    const named = withSeat(withSeat(plan, 1, { name: first }), 2, { name: second });
    return flaws(named, "Opal").map((flaw) => `${flaw.at} ${flaw.code}`);
  };

  test("whoever has given none gets the one proposed for the seat", () => {
    const named = withNames(withSeat(plan, 2, { name: "Ada" }), (seat) => `Player ${seat + 1}`);
    expect(named.seats.map((seat) => seat.name)).toEqual(["", "Player 2", "Ada"]);
  });

  test("no two people have the same", () => {
    expect(codes("Ada", "Bo")).toEqual([]);
    expect(codes("Ada", "ada ")).toEqual(["seat-2 plan-name-twice"]);
    expect(codes("opal", "Bo")).toEqual(["seat-1 plan-name-twice"]);
    expect(codes("A".repeat(25), "Bo")).toEqual(["seat-1 plan-name-long"]);
  });
});

describe("what is sent", () => {
  test("nothing but what each seat needs", () => {
    const plan = withSeat(withPlayers(firstPlan(splendor, "screen", "greedy"), 3), 1, { name: " Ada " });
    const mixed = withSeat(plan, 2, { kind: "bot", name: "left over" });
    expect(newTable({ ...mixed, start: 1, listed: true, clock: { minutes: 10, seconds: 5 } })).toEqual({
      game: "splendor",
      settings: { target: 15, face_up: 4, teams: false, start: 1 },
      seats: [{ kind: "me" }, { kind: "local", name: "Ada" }, { kind: "bot", bot: "greedy" }],
      listed: true,
      hints: null,
      clock: { initial: 600, increment: 5 },
    });
  });

  test("a table with an open seat needs others", () => {
    expect(needsOthers(firstPlan(duel, "friends", "greedy"))).toBe(true);
    expect(needsOthers(firstPlan(duel, "screen", "greedy"))).toBe(false);
  });

  test.each([
    [{ minutes: 0, seconds: 5 }, ["clock-minutes"]],
    [{ minutes: 241, seconds: null }, ["clock-minutes", "clock-seconds"]],
    [{ minutes: 5, seconds: 601 }, ["clock-seconds"]],
    [{ minutes: 240, seconds: 600 }, []],
  ])("the clock %j", (clock, expected) => {
    const plan = { ...firstPlan(duel, "bots", "greedy"), clock };
    expect(flaws(plan, "Opal").map((flaw) => flaw.at)).toEqual(expected);
  });
});

describe("hints", () => {
  test("matter where people play against each other", () => {
    expect(hasRivals(firstPlan(splendor, "bots", "level-3"))).toBe(false);
    expect(hasRivals(firstPlan(splendor, "screen", "level-3"))).toBe(true);
    expect(hasRivals(firstPlan(splendor, "friends", "level-3"))).toBe(true);
  });

  test("are usual unless somebody comes from elsewhere; the server decides then", () => {
    const friends = firstPlan(splendor, "friends", "level-3");
    expect(allowsHints(friends)).toBe(false);
    expect(allowsHints(firstPlan(splendor, "screen", "level-3"))).toBe(true);
    expect(newTable(friends).hints).toBeNull();
  });

  test("are as somebody wants them, as long as there are rivals", () => {
    const friends = { ...firstPlan(splendor, "friends", "level-3"), hints: true };
    expect([allowsHints(friends), newTable(friends).hints]).toEqual([true, true]);
    expect(newTable(withSeat(friends, 1, { kind: "bot" })).hints).toBeNull();
  });
});
