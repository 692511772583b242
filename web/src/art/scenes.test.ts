import { expect, test } from "vitest";
import { DUEL, SPLENDOR } from "../../gallery/faces.ts";
import { scene, sceneNumber } from "./scenes.ts";

test.each([
  ["Splendor", SPLENDOR],
  ["Duel", DUEL],
])("every card of %s has a landscape of its own", (_, faces) => {
  const drawn = faces.map((face) => JSON.stringify(scene(face)));
  expect(new Set(drawn).size).toBe(faces.length);
});

test("a card shows the same landscape every time", () => {
  for (const face of DUEL) expect(scene(structuredClone(face))).toEqual(scene(face));
});

test("no landscape is shown by more than a third of the cards of a level", () => {
  for (const faces of [SPLENDOR, DUEL]) {
    for (const level of [1, 2, 3]) {
      const numbers = faces.filter((face) => face.level === level).map((face) => sceneNumber(face));
      for (const number of [0, 1, 2, 3, 4]) {
        const share = numbers.filter((other) => other === number).length / numbers.length;
        expect(share).toBeLessThan(1 / 3);
      }
    }
  }
});

test("a landscape is light: at most 40 shapes", () => {
  for (const face of [...SPLENDOR, ...DUEL]) {
    const { length } = scene(face);
    expect(length).toBeGreaterThan(5);
    expect(length).toBeLessThanOrEqual(40);
  }
});

test("no coordinate is missing", () => {
  for (const face of [...SPLENDOR, ...DUEL])
    expect(JSON.stringify(scene(face))).not.toMatch(/NaN|undefined|Infinity/);
});
