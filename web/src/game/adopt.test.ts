import { scenes } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import { adopt } from "./adopt.ts";
import { begin, moves, press } from "./draft.ts";
import { parts } from "./places.ts";

describe.each(scenes)("$name", (scene) => {
  const fresh = () => begin(scene.view, scene.game, scene.settings);

  it("every turn can be adopted as it is written", () => {
    for (const text of scene.turns) {
      expect(moves(adopt(fresh(), text.split(", "))), text).toBe(text);
    }
  });

  it("every single decision that can be chosen is in what is adopted", () => {
    for (const move of scene.view.legal_moves) {
      const [verb, argument] = parts(move);
      const draft = adopt(fresh(), [move]);
      if (verb === "cover" || verb === "pay" || verb === "return") continue; // counted, not chosen
      expect(draft.kind, move).toBe(verb === "gold" ? "reserve" : verb);
      if (verb === "gold") expect(draft.chosen).toContain(`cell-${argument}`);
      else expect(moves(draft)?.startsWith(move) ?? verb === "take", move).toBe(true);
    }
  });
});

it("forgets what was being put together before", () => {
  for (const { view, game, settings, turns } of scenes.slice(0, 20)) {
    const [text = ""] = turns;
    for (const target of ["bank-w", "card-1a", "deck-2", "privilege"]) {
      const begun = press(begin(view, game, settings), target);
      expect(moves(adopt(begun, text.split(", ")))).toBe(text);
    }
  }
});
