import { describe, expect, it } from "vitest";
import { keyframes, seen, spot, type Box } from "./courses.ts";

const window = { width: 360, height: 740 };
const token = { width: 40, height: 40 };
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height });

describe("the spot of a thing", () => {
  it("is the middle of the box, as large as the box", () => {
    expect(spot(box(100, 200, 60, 50), token, window)).toEqual({ x: 130, y: 225, scale: 1.25 });
  });

  it("is small on a whole panel", () => {
    expect(spot(box(0, 0, 340, 100), token, window).scale).toBe(0.5);
  });

  it("is never too small to be seen, nor huge", () => {
    expect(spot(box(0, 0, 4, 4), token, window).scale).toBe(0.35);
    expect(spot(box(0, 0, 110, 110), token, window).scale).toBe(1.8);
  });

  it("stays near the window when the box is scrolled far away", () => {
    expect(spot(box(100, -2000), token, window).y).toBe(-48);
    expect(spot(box(100, 5000), token, window).y).toBe(788);
  });
});

describe("a way", () => {
  const at = (x: number, y: number) => spot(box(x, y), token, window);

  it("is seen if one end is", () => {
    expect(seen(at(100, 100), at(100, -900), window)).toBe(true);
    expect(seen(at(100, 100), at(100, 900), window)).toBe(true);
  });

  it("is not seen if both ends lie beyond the same edge", () => {
    expect(seen(at(100, -900), at(200, -90), window)).toBe(false);
    expect(seen(at(100, 900), at(200, 1200), window)).toBe(false);
    expect(seen(at(-300, 10), at(-90, 500), window)).toBe(false);
  });

  it("begins and ends where its spots are", () => {
    const frames = keyframes(at(0, 0), at(200, 300), token);
    expect(frames[0]?.transform).toBe("translate(0px, 0px) scale(1.000)");
    expect(frames.at(-1)?.transform).toBe("translate(200px, 300px) scale(1.000)");
  });
});
