import { describe, expect, it } from "vitest";
import { distance, reveal } from "./sight.ts";

const at = (top: number, height = 80) => ({ top, bottom: top + height });

describe("what is pointed at", () => {
  it("comes to the middle, all of it if there is room", () => {
    const shown = { top: 100, bottom: 400 };
    expect(distance([at(500)], shown)).toBe(290);
    expect(distance([at(350), at(500)], shown)).toBe(215);
    expect(distance([], shown)).toBe(0);
  });

  it("is the first of it where there is none", () => {
    expect(distance([at(500), at(0)], { top: 100, bottom: 400 })).toBe(290);
  });

  it("moves nothing if it does not lie on the table", () => {
    document.body.innerHTML =
      '<div class="stage tall"><i class="dock"><button data-target="bank-w"></button></i></div>';
    reveal(["bank-w", "card-9z"]);
    expect(document.querySelector(".tall")?.scrollTop).toBe(0);
  });
});
