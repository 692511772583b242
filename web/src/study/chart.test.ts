import { describe, expect, it } from "vitest";
import { across, course, MARGIN, positionAt, up } from "./chart.ts";

const frame = { width: 400, height: 150, last: 60 };

describe("the chart", () => {
  it("fills its frame", () => {
    expect([across(frame, 0), across(frame, 60)]).toEqual([MARGIN.left, 400 - MARGIN.right]);
    expect([up(frame, 1), up(frame, 0)]).toEqual([MARGIN.top, 150 - MARGIN.bottom]);
  });

  it("keeps to it, whatever it is told", () => {
    expect([up(frame, 1.2), up(frame, -0.1)]).toEqual([up(frame, 1), up(frame, 0)]);
    expect(across({ ...frame, last: 0 }, 0)).toBe(MARGIN.left);
  });

  it("finds every position where it draws it", () => {
    for (let position = 0; position <= 60; position++) {
      expect(positionAt(frame, across(frame, position))).toBe(position);
    }
    expect([positionAt(frame, -50), positionAt(frame, 1000)]).toEqual([0, 60]);
    expect(positionAt({ ...frame, last: 0 }, 200)).toBe(0);
    expect(positionAt({ ...frame, width: 0 }, 0)).toBeGreaterThanOrEqual(0);
  });

  it("draws a line as far as something is known", () => {
    const shares = [
      [0.5, 0.5],
      [0.75, 0.25],
    ];
    expect(course(frame, shares, 0)).toBe("M34.0 75.0L39.9 42.5");
    expect(course(frame, shares, 1)).toBe("M34.0 75.0L39.9 107.5");
    expect(course(frame, [], 0)).toBe("");
  });
});
