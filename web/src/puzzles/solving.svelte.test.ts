import { expect, test } from "vitest";
import { POSITIONS, puzzle, solution, WRONG } from "#tests/puzzles.ts";
import { Solving } from "./solving.svelte.ts";

test("a right move solves, and the table shows what came of it", async () => {
  const solving = new Solving(puzzle({ right: [{ "buy 1a": null }] }));
  expect(solving.view.legal_moves).toContain("buy 1a");
  await solving.play("buy 1a, pay");
  expect(solving.status).toBe("solved");
  expect(solving.view.position).toBe(POSITIONS.end);
  expect(solving.view.legal_moves).toEqual([]);
});

test("a wrong one is named, and one tries again from the beginning", async () => {
  const solving = new Solving(puzzle({ right: [{ "gold c3": 1 }, { "reserve 2a": null }] }));
  await solving.play("gold c3");
  expect([solving.status, solving.begun]).toEqual(["open", true]);
  await solving.play("reserve 1a");
  expect([solving.status, solving.path]).toEqual(["wrong", ["gold c3", "reserve 1a"]]);
  expect(solving.verdict).toEqual(WRONG);
  expect(solving.view.legal_moves).toEqual([]);
  // Nothing is judged until the person tries again.
  await solving.play("reserve 2a");
  expect(solving.status).toBe("wrong");
  solving.again();
  expect([solving.status, solving.begun, solving.path]).toEqual(["open", false, []]);
  await solving.play("gold c3, reserve 2a");
  expect(solving.status).toBe("solved");
});

test("whoever gives up sees the beginning, and may still try", async () => {
  const solving = new Solving(puzzle({ right: [{ "gold c3": 1 }, { "reserve 2a": null }] }));
  await solving.play("gold c3");
  solving.show();
  expect([solving.status, solving.begun]).toEqual(["shown", false]);
  expect(solving.view.position).toBe(POSITIONS.start);
  expect(solving.view.legal_moves).toEqual([]);
  solving.again();
  expect(solving.status).toBe("open");
});

test("the table shows the way in which it was solved, not the shortest one", async () => {
  const own = { ...POSITIONS.end, turn: 99 };
  const solving = new Solving(
    puzzle({
      right: [
        { "buy 1a": null, "buy 3c": 1 },
        { "royal 1": null, "royal 2": null },
      ],
      solutions: [
        solution({ line: ["buy 1a"] }),
        solution({ line: ["buy 3c", "royal 1"] }),
        solution({ line: ["buy 3c", "royal 2", "pay"], at: 1, end: own }),
      ],
    }),
  );
  await solving.play("buy 3c, royal 2, pay");
  expect(solving.status).toBe("solved");
  expect(solving.solution.line).toEqual(["buy 3c", "royal 2", "pay"]);
  expect(solving.view.position).toBe(own);
  expect(solving.verdict).toBeNull();
  solving.show();
  expect(solving.solution.line).toEqual(["buy 1a"]);
});
