import { beforeAll, expect, test } from "vitest";
import { game } from "#tests/fixtures/index.ts";
import { GAME, POSITIONS, puzzle } from "#tests/puzzles.ts";
import { openPuzzles, openStudy, startLanguage } from "../language/index.ts";
import { because, difficulty, fault, namesAt, question, reply, solution } from "./words.ts";

beforeAll(async () => {
  await startLanguage();
  await openStudy();
  await openPuzzles();
});

const [first = "", second = ""] = puzzle({ right: [{}] }).steps[0]?.view.legal_moves ?? [];
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

test("the person and the opponent have names, and are asked by the kind", () => {
  const one = puzzle({ right: [{ [first]: null }], kind: "defence" });
  expect(new Set(namesAt(one))).toEqual(new Set(["You", "Opal"]));
  expect(question(one)).toContain("Opal is about to win");
});

test("a wrong move is explained by its kind", () => {
  const wrong = (more: Parameters<typeof puzzle>[0]) =>
    fault(puzzle(more), GAME, [second], POSITIONS.start).join(" ");
  const right = [{ [first]: null }];
  expect(wrong({ right, kind: "win" })).toContain("does not win this turn");
  expect(wrong({ right, kind: "reserve" })).toContain("better here");
  const faults = [{ line: [second], value: 0.25 }];
  expect(wrong({ right, kind: "reserve", value: 0.5, faults })).toMatch(/25%.*50%/);
  expect(wrong({ right, kind: "defence", threat: SHOWN })).toMatch(/Opal wins at once: take/);
  const replied = [{ line: [second, "take rr"], value: 0 }];
  expect(wrong({ right, kind: "defence", threat: SHOWN, faults: replied })).toContain("2 red");
});

test("what chance decides is not called lost", () => {
  const duel = game("duel");
  const one = puzzle({ right: [{}], kind: "defence", threat: SHOWN });
  expect(fault(one, duel, ["replenish"], POSITIONS.start)).toEqual([expect.stringContaining("chance")]);
  expect(reply(one, duel, ["replenish"])).toEqual([]);
  expect(reply(one, duel, ["take c3"])).toEqual(SHOWN);
});

test("a solution is told and explained", () => {
  const outcome = { winners: [0], scores: [16, 12], reason: "target", seat: null };
  const won = puzzle({
    right: [{ "take wbg": null }],
    line: ["take wbg", "pay"],
    reasons: [{ code: "why-win", values: {} }],
    outcome,
  });
  expect(solution(won, GAME)).toEqual([expect.stringContaining("take")]);
  const why = because(won, GAME).join(" ");
  expect(why).toContain("Wins the game at once");
  expect(why).toMatch(/target of 15/);
  expect(why).toMatch(/1[26] points, Opal 1[26]/);
  const { seat } = won.steps[0]?.view ?? {};
  const players = POSITIONS.end.players.map((player, other) =>
    other === seat && "nobles" in player ? { ...player, nobles: [...player.nobles, 0] } : player,
  );
  const visited = { ...won, end: { ...POSITIONS.end, players } as typeof won.end };
  expect(because(visited, GAME).join(" ")).toContain("A noble comes with it.");
  const kept = puzzle({ right: [{ [first]: null }], kind: "defence", threat: SHOWN, value: 0.6, others: 0 });
  expect(because(kept, GAME).join(" ")).toMatch(/Otherwise Opal wins at once.*60%.*0%/);
});
