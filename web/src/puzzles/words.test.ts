import { beforeAll, expect, test } from "vitest";
import { GAME, POSITIONS, puzzle, solution, WRONG } from "#tests/puzzles.ts";
import { openPuzzles, openStudy, startLanguage } from "../language/index.ts";
import { because, difficulty, fault, foundBy, lastTurn, namesAt, question, told } from "./words.ts";

beforeAll(async () => {
  await startLanguage();
  await openStudy();
  await openPuzzles();
});

const [first = ""] = puzzle({ right: [{}] }).steps[0]?.view.legal_moves ?? [];
const SHOWN = ["take wbg"];

test("three words for how hard it is, by the level that finds it", () => {
  expect([1, 3, 4, 5, 6, 8].map((level) => difficulty({ level }))).toEqual([
    "easy",
    "easy",
    "medium",
    "medium",
    "hard",
    "hard",
  ]);
});

test("the level that finds it, or the strongest that did not", () => {
  expect(foundBy({ level: 3 })).toMatch(/^The weakest bot that finds it: .*3/);
  expect(foundBy({ level: 7 })).toMatch(/^The weakest bot that finds it: .*7/);
  expect(foundBy({ level: 8 })).toMatch(/^None of the bots up to .*7.* finds it$/);
});

test("the person and the opponent have names, and are asked by the kind", () => {
  const one = puzzle({ right: [{ [first]: null }], kind: "defence" });
  expect(new Set(namesAt(one))).toEqual(new Set(["You", "Opal"]));
  expect(question(one)).toContain("Opal is about to win");
});

test("a wrong move is explained by what comes of it", () => {
  const one = puzzle({ right: [{ [first]: null }], value: 0.5 });
  const seat = one.steps[0]?.view.seat ?? 0;
  const said = (more: Partial<typeof WRONG>, kind: "win" | "reserve" | "defence" = "win") =>
    fault({ ...one, kind }, GAME, { ...WRONG, ...more }, POSITIONS.start).join(" ");
  const ended = (points: number, others: number) => ({
    outcome: {
      winners: [],
      scores: seat === 0 ? [points, others] : [others, points],
      reason: "target",
      seat: null,
    },
  });
  expect(said({ fate: "on" })).toMatch(/the game goes on/);
  expect(said({ fate: "on", value: 0.25 })).toMatch(/goes on.*25%.*50%/);
  expect(said({ fate: "lost", ...ended(13, 15) })).toBe(
    "The game ends with this turn, and Opal has won with 15 points to 13.",
  );
  expect(said({ fate: "lost", ...ended(15, 15) })).toMatch(/15 points each, and Opal wins the tie/);
  expect(said({ fate: "lost" })).toBe("The game ends with this turn, and Opal has won.");
  expect(said({ fate: "lost", ...ended(16, 15) })).toBe("The game ends with this turn, and Opal has won.");
  expect(said({ fate: "shared", ...ended(15, 15) })).toMatch(/the victory is shared/);
  expect(said({ fate: "over" })).toMatch(/you have not won/);
  expect(said({ fate: "chance" })).toMatch(/leaves it to chance/);
  expect(said({ fate: "open" })).toMatch(/no longer certain/);
  expect(said({ fate: "open" }, "defence")).toMatch(/keep Opal from winning/);
  expect(said({ fate: "answered", line: SHOWN }, "defence")).toMatch(/Opal wins at once: take/);
  expect(said({ fate: "beaten" }, "defence")).toMatch(/Opal can win at once/);
  expect(said({ fate: "worse" }, "reserve")).toMatch(/better here/);
  expect(said({ fate: "worse", value: 0.25 }, "reserve")).toMatch(/^Chance.*25%.*50%/);
});

test("the last turn is called so", () => {
  const one = puzzle({ right: [{ [first]: null }] });
  expect(lastTurn(one)).toBe("");
  const seat = one.steps[0]?.view.seat ?? 0;
  const points = POSITIONS.start.players[1 - seat]?.points;
  expect(lastTurn({ ...one, last: true })).toBe(`This is your last turn: Opal has ${points} points.`);
});

test("a solution is told and explained", () => {
  const outcome = { winners: [0], scores: [16, 12], reason: "target", seat: null };
  const way = solution({
    line: ["take wbg", "pay"],
    at: 0,
    reasons: [{ code: "why-win", values: {} }],
    outcome,
  });
  const won = puzzle({ right: [{ "take wbg": null }], solutions: [way] });
  expect(told(won, GAME, way)).toEqual([expect.stringContaining("take")]);
  const why = because(won, GAME, way).join(" ");
  expect(why).toContain("Wins the game at once");
  expect(why).toMatch(/target of 15/);
  expect(why).toMatch(/1[26] points, Opal 1[26]/);
  expect(why).not.toContain("Another way");
  const { seat } = won.steps[0]?.view ?? {};
  const players = POSITIONS.end.players.map((player, other) =>
    other === seat && "nobles" in player ? { ...player, nobles: [...player.nobles, 0] } : player,
  );
  const visited = { ...way, end: { ...POSITIONS.end, players } as typeof way.end };
  expect(because(won, GAME, visited).join(" ")).toContain("A noble comes with it.");
  const kept = puzzle({ right: [{ [first]: null }], kind: "defence", threat: SHOWN, value: 0.6, others: 0 });
  expect(because(kept, GAME, solution({ line: [first] })).join(" ")).toMatch(
    /Otherwise Opal wins at once.*60%.*0%/,
  );
});

test("each solution is told for itself, and the other one as another way", () => {
  const [three, two] = [solution({ line: ["take wbg"] }), solution({ line: ["take rr"] })];
  const both = puzzle({ right: [{ "take wbg": null, "take rr": null }], solutions: [three, two] });
  expect(told(both, GAME, two).join(" ")).toContain("2 red");
  expect(because(both, GAME, two).join(" ")).toMatch(/Another way: take .*white/);
  expect(because(both, GAME, three).join(" ")).toMatch(/Another way: take .*red/);
});
