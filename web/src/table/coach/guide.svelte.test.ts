import { game } from "#tests/fixtures/index.ts";
import { afterEach, describe, expect, it } from "vitest";
import course from "../../learn/courses/splendor.json";
import type { View } from "../../wire/types.ts";
import type { Viewpoint } from "../viewpoint.svelte.ts";
import { coached } from "./coached.ts";
import { Guide } from "./guide.svelte.ts";

/** A table where it is somebody's turn, in the first position of a lesson. */
function table(name: string, id = "abc", turn = 1, kept = true): Viewpoint {
  const scene = course.find((one) => one.name === name)?.scenes[0];
  if (!scene) throw new Error(`no lesson ${name}`);
  const position = { ...scene.position, turn } as unknown as View["position"];
  const view: View = {
    seat: 0,
    position,
    legal_moves: [...Object.keys(scene.right), ...Object.keys(scene.wrong)],
  };
  const found = {
    live: { kept },
    table: { id, settings: {}, game: "splendor" },
    playing: true,
    watching: false,
    game: game("splendor"),
  };
  return { ...found, view, position, desk: { draft: {} } } as unknown as Viewpoint;
}

afterEach(() => {
  coached.forget("splendor");
  coached.set("abc", false);
  coached.everywhere = false;
});

describe("the coach at a table", () => {
  it("is silent unless somebody wants to hear them", async () => {
    const guide = new Guide(table("pair"));
    await guide.wake();
    expect([guide.on, guide.remark, guide.lit]).toEqual([false, null, []]);
    guide.on = true;
    expect(guide.remark?.name).toBe("aim");
    expect(guide.lit).toEqual(["card-1a"]);
    expect(coached.at("abc")).toBe(true);
    guide.on = false;
    expect([guide.on, guide.remark]).toEqual([false, null]);
  });

  it("speaks everywhere for who wants it, but where they are sent away, and never in a lesson", () => {
    coached.everywhere = true;
    const [guide, other] = [new Guide(table("pair", "new")), new Guide(table("pair", "other"))];
    expect([guide.on, new Guide(table("pair", "new", 1, false)).on]).toEqual([true, false]);
    guide.on = false;
    expect([guide.on, other.on]).toEqual([false, true]);
    coached.everywhere = false;
    expect(other.on).toBe(false);
    guide.on = true;
    expect([guide.on, other.on]).toEqual([true, false]);
    guide.on = false;
  });

  it("says each thing once, and one thing in a turn", async () => {
    coached.set("abc", true);
    const here = table("noble");
    const guide = new Guide(here);
    await guide.wake();
    expect(guide.remark?.name).toBe("noble");
    guide.arrive(); // somebody came: the same turn
    expect(guide.remark?.name).toBe("noble");
    guide.dismiss();
    guide.arrive();
    expect(guide.remark).toBeNull();
    Object.assign(here, table("noble", "abc", 3));
    guide.arrive();
    expect(guide.remark?.name).not.toBe("noble");
    // Another table, another day.
    coached.set("other", true);
    const later = new Guide(table("noble", "other"));
    await later.wake();
    expect(later.remark?.name).not.toBe("noble");
    coached.set("other", false);
  });

  it("says again what nobody has read, and not what somebody went on from", async () => {
    coached.set("abc", true);
    const first = new Guide(table("noble"));
    await first.wake();
    expect(first.remark?.name).toBe("noble");
    // The page is left, or the coach is sent away, before it was read.
    first.on = false;
    first.on = true;
    expect(first.remark?.name).toBe("noble");
    const here = table("noble");
    const again = new Guide(here);
    await again.wake();
    expect(again.remark?.name).toBe("noble");
    // Somebody plays, and has tokens to return in the same turn.
    Object.assign(here, { position: { ...here.position, phase: "return" } });
    again.arrive();
    expect(again.remark).toBeNull();
    expect(coached.hasHeard("splendor", "noble")).toBe(true);
  });

  it("is one coach in all tabs", () => {
    coached.set("abc", true);
    localStorage.setItem("cabochon.coach", '{"tables":["abc","def"],"said":{"splendor":["aim"]}}');
    coached.hear("splendor", "noble");
    expect([coached.at("def"), coached.hasHeard("splendor", "aim")]).toEqual([true, true]);
    expect(coached.hasHeard("splendor", "noble")).toBe(true);
  });

  it("says nothing while others play", async () => {
    coached.set("abc", true);
    const here = table("pair");
    const guide = new Guide(here);
    await guide.wake();
    expect(guide.remark).not.toBeNull();
    Object.assign(here.desk, { draft: null });
    guide.arrive();
    expect([guide.pupil, guide.remark]).toEqual([null, null]);
  });

  it("points at what was asked for, until the position changes", () => {
    const guide = new Guide(table("pair"));
    guide.show(["bank-r"]);
    expect(guide.lit).toEqual(["bank-r"]);
    guide.arrive();
    expect(guide.lit).toEqual([]);
  });

  it("remembers the last tables alone", () => {
    for (let number = 0; number < 30; number += 1) coached.set(`t${number}`, true);
    expect([coached.at("t0"), coached.at("t29")]).toEqual([false, true]);
  });
});
