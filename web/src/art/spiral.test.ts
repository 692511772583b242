import { expect, test } from "vitest";
import { SPIRAL } from "../../gallery/faces.ts";
import { cellBox, cellMiddle, cellPlace } from "./spiral.ts";

test("a cell is named by its column and row", () => {
  expect(cellPlace("a1")).toEqual([0, 0]);
  expect(cellPlace("e1")).toEqual([4, 0]);
  expect(cellPlace("b5")).toEqual([1, 4]);
});

test("the middle of the board is the middle of its middle cell", () => {
  const { left, top, size } = cellBox("c3");
  expect(left + size / 2).toBeCloseTo(50);
  expect(top + size / 2).toBeCloseTo(50);
});

test("tokens lie within the board and never upon each other", () => {
  const boxes = SPIRAL.map(cellBox);
  expect(boxes).toHaveLength(25);
  for (const [i, box] of boxes.entries()) {
    expect(Math.min(box.left, box.top)).toBeGreaterThan(0);
    expect(Math.max(box.left, box.top) + box.size).toBeLessThan(100);
    for (const other of boxes.slice(i + 1)) {
      const apart = Math.max(Math.abs(box.left - other.left), Math.abs(box.top - other.top));
      expect(apart).toBeGreaterThan(box.size);
    }
  }
});

test("each step of the spiral goes to a neighbouring cell", () => {
  for (const [i, cell] of SPIRAL.slice(1).entries()) {
    const [x, y] = cellMiddle(cell);
    const [fromX, fromY] = cellMiddle(SPIRAL[i] ?? "");
    expect(Math.abs(x - fromX) + Math.abs(y - fromY)).toBe(66);
  }
});
