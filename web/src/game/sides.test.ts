import { describe, expect, it } from "vitest";
import { alone, team, yourSeat, yourSeats } from "./sides.ts";

describe("sides", () => {
  it("are teams only where several win together", () => {
    const pairs = [
      [0, 3],
      [1, 2],
    ];
    expect([0, 1, 2, 3].map((seat) => team(seat, pairs))).toEqual([0, 1, 1, 0]);
    expect(team(1, alone(2))).toBeNull();
    expect(team(5, alone(2))).toBeNull();
  });
});

describe("the seats of whoever looks", () => {
  const [me, other] = [{ yours: true }, { yours: false }];

  it("are all of them, and one where it is the only one", () => {
    expect([yourSeats([other, me, me]), yourSeats([other])]).toEqual([[1, 2], []]);
    expect([yourSeat([other, me]), yourSeat([me, me]), yourSeat([other])]).toEqual([1, null, null]);
  });
});
