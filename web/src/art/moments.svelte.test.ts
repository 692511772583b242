import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Moments from "#tests/Moments.svelte";
import { soon } from "../soon.ts";
import Privilege from "./Privilege.svelte";

const shapes = (root: Element) => [...root.querySelectorAll("svg")].map((svg) => svg.childElementCount);

/** A table with a note of what happens to it, task by task. */
function laying() {
  const target = document.createElement("main");
  const notes: string[] = [];
  const props = $state({
    more: false,
    onlaid: () => notes.push("all"),
    onpart: (name: string) => notes.push(name),
  });
  const table = mount(Moments, { target, props });
  flushSync();
  const task = () => new Promise<void>((done) => soon(done));
  return { target, notes, props, table, task };
}

test("what adorns a table is drawn after its first moments, and keeps its room free", async () => {
  const { target, notes, props, table } = laying();
  expect(shapes(target)).toEqual([0, 1]);
  const [empty, token] = target.querySelectorAll("svg");
  expect(empty?.style.aspectRatio).toBe("36 / 44");
  expect(token?.querySelector("image")).not.toBeNull();
  await vi.waitFor(() => expect(shapes(target)).toEqual([1, 1]));
  await vi.waitFor(() => expect(notes.at(-1)).toBe("all"));
  // What comes later is drawn at once.
  props.more = true;
  flushSync();
  expect(shapes(target)).toEqual([1, 1, 1]);
  expect(notes.at(-1)).toBe("more");
  await unmount(table);
});

test("a table is laid part by part, each in a task of its own, and tells when it is done", async () => {
  const { notes, table, task } = laying();
  const steps = [notes.join()];
  while (!notes.includes("all") && steps.length < 10) {
    await task();
    flushSync();
    steps.push(notes.join());
  }
  expect(steps).toEqual(["", "market", "market,bank", "market,bank,row", "market,bank,row,all"]);
  await unmount(table);
});

test("a table that is left is not laid further", async () => {
  const { notes, table, task } = laying();
  await task();
  flushSync();
  expect(notes).toEqual(["market"]);
  await unmount(table);
  for (let step = 0; step < 5; step += 1) await task();
  expect(notes).toEqual(["market"]);
});

test("what lies on no table is drawn at once", async () => {
  const target = document.createElement("main");
  const drawn = mount(Privilege, { target, props: {} });
  flushSync();
  expect(shapes(target)).toEqual([1]);
  await unmount(drawn);
});
