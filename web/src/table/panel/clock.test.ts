import { describe, expect, it } from "vitest";
import type { TableState } from "../../wire/types.ts";
import { clockText, low, timeLeft } from "./clock.ts";

describe("the clock", () => {
  it("runs for whoever is to move, while the game lasts", () => {
    const table = { status: "playing", clocks: { left: [5000, 8000], running: 1 } } as TableState;
    expect(timeLeft(table, 0, 700)).toBe(5000);
    expect(timeLeft(table, 1, 700)).toBe(7300);
    expect(timeLeft(table, 1, -3)).toBe(8000);
    expect(timeLeft({ ...table, status: "over" }, 1, 700)).toBe(8000);
    expect(timeLeft({ ...table, clocks: null }, 1, 700)).toBeNull();
  });

  it("shows hours, minutes and seconds as needed", () => {
    expect(clockText(3_900_000)).toBe("1:05:00");
    expect(clockText(299_999)).toBe("4:59");
    expect(clockText(10_000)).toBe("0:10");
  });

  it("shows tenths in the last ten seconds, and never less than nothing", () => {
    expect(clockText(9_460)).toBe("9.4");
    expect(clockText(-5)).toBe("0.0");
  });

  it("warns in time", () => {
    expect(low(59_000, 600)).toBe(true);
    expect(low(61_000, 600)).toBe(false);
    expect(low(9_000, 60)).toBe(true);
    expect(low(11_000, 60)).toBe(false);
    expect(low(59_000, 7200)).toBe(true);
    expect(low(61_000, 7200)).toBe(false);
  });
});
