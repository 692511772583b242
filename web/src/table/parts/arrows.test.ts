import { describe, expect, it } from "vitest";
import { neighbour, type Box } from "./arrows.ts";

const at = (column: number, row: number): Box => ({
  left: column * 50,
  top: row * 70,
  width: 40,
  height: 60,
});
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("arrow keys", () => {
  const grid = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1)];
  const from = (index: number, key: string) => neighbour(key, index, grid);

  it("move along a row and a column", () => {
    expect(from(0, "ArrowRight")).toBe(1);
    expect(from(2, "ArrowLeft")).toBe(1);
    expect(from(1, "ArrowDown")).toBe(4);
    expect(from(5, "ArrowUp")).toBe(2);
  });

  it("lead from the end of a row into the next, and back", () => {
    expect(from(2, "ArrowRight")).toBe(3);
    expect(from(3, "ArrowLeft")).toBe(2);
  });

  it("stay where nothing lies ahead", () => {
    expect(from(5, "ArrowRight")).toBeNull();
    expect(from(0, "ArrowLeft")).toBeNull();
    expect(from(4, "ArrowDown")).toBeNull();
  });

  it("leave other keys alone", () => {
    expect(from(0, "Enter")).toBeNull();
  });

  it("find a place that is not exactly in line", () => {
    expect(neighbour("ArrowDown", 0, [at(1, 0), { left: 75, top: 70, width: 40, height: 60 }])).toBe(1);
  });

  it("lead to every token of a board, whatever its gaps", () => {
    for (let board = 1; board < 2 ** 12; board += 7) {
      const places = [...Array(12).keys()].filter((place) => (board >> place) & 1);
      const boxes = places.map((place) => at(place % 4, Math.floor(place / 4)));
      const reached = new Set([0]);
      for (const place of reached) {
        for (const key of KEYS) {
          const next = neighbour(key, place, boxes);
          if (next !== null) reached.add(next);
        }
      }
      expect(reached.size).toBe(boxes.length);
    }
  });
});
