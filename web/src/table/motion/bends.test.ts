import { expect, test } from "vitest";
import { bend } from "./bends.ts";

const box = (x: number, y: number, size = 40) => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});
const numbers = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
const [tipX, tipY] = [0, 1];

test.each([
  [300, 0],
  [-300, 0],
  [0, 300],
  [0, -300],
  [200, -150],
])("an arrow starts in the middle of one thing and ends at the rim of the other: %s, %s", (x, y) => {
  const found = bend(box(0, 0), box(x, y));
  const shaft = numbers(found?.shaft ?? "");
  expect(shaft.slice(0, 2)).toEqual([0, 0]);
  const head = numbers(found?.head ?? "");
  expect(Math.hypot((head[tipX] ?? 0) - x, (head[tipY] ?? 0) - y)).toBeCloseTo(20, 0);
});

test("it bows upwards", () => {
  for (const x of [300, -300]) {
    const control = numbers(bend(box(0, 0), box(x, 0))?.shaft ?? "").slice(2, 4);
    expect(control[1]).toBeLessThan(0);
  }
});

test("there is none where both are at the same place", () => {
  expect(bend(box(0, 0), box(10, 0))).toBeNull();
});
