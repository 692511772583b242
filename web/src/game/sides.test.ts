import { describe, expect, it } from "vitest";
import { sides, team } from "./sides.ts";

describe("sides", () => {
  it("are everybody alone, or those who sit opposite each other", () => {
    expect(sides(3, {})).toEqual([[0], [1], [2]]);
    expect(sides(4, { teams: false })).toEqual([[0], [1], [2], [3]]);
    expect(sides(4, { teams: true })).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("are teams only where several win together", () => {
    expect([0, 1, 2, 3].map((seat) => team(seat, sides(4, { teams: true })))).toEqual([0, 1, 0, 1]);
    expect(team(1, sides(2, {}))).toBeNull();
    expect(team(5, sides(2, {}))).toBeNull();
  });
});
