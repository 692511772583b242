import { describe, expect, it } from "vitest";
import { nearest, type Box } from "./arrows.ts";

const at = (column: number, row: number): Box => ({
  left: column * 50,
  top: row * 70,
  width: 40,
  height: 60,
});

describe("arrow keys", () => {
  const grid = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1)];
  const from = (index: number, key: string) => {
    const others = grid.filter((_, other) => other !== index);
    const found = nearest(key, grid[index] as Box, others);
    return found === null ? null : grid.indexOf(others[found] as Box);
  };

  it("move along a row and a column", () => {
    expect(from(0, "ArrowRight")).toBe(1);
    expect(from(2, "ArrowLeft")).toBe(1);
    expect(from(1, "ArrowDown")).toBe(4);
    expect(from(5, "ArrowUp")).toBe(2);
  });

  it("stay where nothing lies ahead", () => {
    expect(from(2, "ArrowRight")).toBeNull();
    expect(from(4, "ArrowDown")).toBeNull();
  });

  it("leave other keys alone", () => {
    expect(from(0, "Enter")).toBeNull();
  });

  it("find a place that is not exactly in line", () => {
    expect(nearest("ArrowDown", at(1, 0), [{ left: 75, top: 70, width: 40, height: 60 }])).toBe(0);
  });
});
