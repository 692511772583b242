import { beforeAll, describe, expect, it } from "vitest";
import { openLessons, setLanguage } from "../language/index.ts";
import { courseOf, isTaught, type Lesson } from "./course.ts";
import { LessonTable } from "./lesson.svelte.ts";
import { progress } from "./progress.ts";

async function lesson(name: string): Promise<Lesson> {
  const found = (await courseOf("splendor")).find((one) => one.name === name);
  if (!found) throw new Error(`no lesson ${name}`);
  return found;
}

beforeAll(async () => {
  await setLanguage("en");
  await openLessons();
});

describe("a lesson's table", () => {
  it("shows the position to the learner, with all that can be decided", async () => {
    const table = new LessonTable("splendor", await lesson("gems"));
    expect(table.view.seat).toBe(0);
    expect(table.view.legal_moves).toContain("take wbg");
    expect(table.view.legal_moves).toContain("take bb");
    expect(table.table.seats.map((seat) => seat.yours)).toEqual([true, false]);
    expect(table.table.seats[1]?.name).toBe("Coach");
    expect(table.lit).toContain("card-1b");
    expect([table.done, table.step, table.steps]).toEqual([false, 0, 2]);
  });

  it("goes on after a right decision, the reply of the coach included", async () => {
    const table = new LessonTable("splendor", await lesson("gems"));
    await table.play("take wbg");
    expect(table.step).toBe(1);
    expect(table.events.map(({ seat, kind }) => [kind, seat])).toEqual([
      ["move", 0],
      ["move", 1],
    ]);
    expect(table.latest.live).toBe(true);
    expect(table.view.position.to_move).toBe(0);
    await table.play("buy 1b");
    expect(table.done).toBe(true);
    expect(table.events.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(table.view.legal_moves).toEqual([]);
  });

  it("explains a wrong one and changes nothing else, not even the first part of it", async () => {
    const table = new LessonTable("splendor", await lesson("gold"));
    const before = table.view;
    await table.play("buy 1a, cover r, pay");
    expect(table.slip).toBe("keep-gold");
    expect(table.view).toBe(before);
    expect(table.events).toEqual([]);
    await table.play("buy 1a, pay");
    expect(table.slip).toBeNull();
    expect(table.done).toBe(true);
  });

  it("begins again", async () => {
    const table = new LessonTable("splendor", await lesson("pair"));
    await table.play("take ww");
    expect(table.slip).toBe("other-pair");
    table.dismiss();
    expect(table.slip).toBeNull();
    await table.play("take rr");
    table.again();
    expect([table.done, table.events.length]).toEqual([false, 0]);
  });
});

describe("what is done", () => {
  it("is remembered, and leads to the first that is not", async () => {
    const lessons = await courseOf("duel");
    expect(progress.next("duel", lessons)).toBe(0);
    progress.add("duel", lessons[0] as Lesson);
    progress.add("duel", lessons[2] as Lesson);
    expect(progress.has("duel", lessons[2] as Lesson)).toBe(true);
    expect(progress.next("duel", lessons)).toBe(1);
    expect(JSON.parse(localStorage.getItem("cabochon.lessons") ?? "")).toEqual({ duel: ["line", "gift"] });
    // Another tab has done one, and another game.
    localStorage.setItem("cabochon.lessons", '{"duel": ["line", "cross"], "splendor": ["pair"]}');
    progress.add("duel", lessons[2] as Lesson);
    expect(JSON.parse(localStorage.getItem("cabochon.lessons") ?? "")).toEqual({
      duel: ["line", "cross", "gift"],
      splendor: ["pair"],
    });
    for (const each of lessons) progress.add("duel", each);
    expect(progress.next("duel", lessons)).toBe(0);
  });

  it("is known of games with lessons alone", async () => {
    expect([isTaught("duel"), isTaught("chess")]).toEqual([true, false]);
    expect(await courseOf("chess")).toEqual([]);
  });
});
