import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import Moments from "#tests/Moments.svelte";
import Privilege from "./Privilege.svelte";

const shapes = (root: Element) => [...root.querySelectorAll("svg")].map((svg) => svg.childElementCount);

test("what adorns a table is drawn after its first moments, and keeps its room free", async () => {
  const target = document.createElement("main");
  const props = $state({ more: false });
  const table = mount(Moments, { target, props });
  flushSync();
  expect(shapes(target)).toEqual([0, 1]);
  const [empty, token] = target.querySelectorAll("svg");
  expect(empty?.style.aspectRatio).toBe("36 / 44");
  expect(token?.querySelector("image")).not.toBeNull();
  await vi.waitFor(() => expect(shapes(target)).toEqual([1, 1]));
  // What comes later is drawn at once.
  props.more = true;
  flushSync();
  expect(shapes(target)).toEqual([1, 1, 1]);
  await unmount(table);
});

test("what lies on no table is drawn at once", async () => {
  const target = document.createElement("main");
  const drawn = mount(Privilege, { target, props: {} });
  flushSync();
  expect(shapes(target)).toEqual([1]);
  await unmount(drawn);
});
