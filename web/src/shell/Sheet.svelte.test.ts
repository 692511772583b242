import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soon } from "../soon.ts";
import Sheet from "./Sheet.svelte";

const later = () => new Promise<void>((done) => soon(done));
const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));

function lay(): Record<string, unknown> {
  const sheet = mount(Sheet, {
    target: document.body,
    props: { title: "A sheet", onclose: vi.fn(), children },
  });
  flushSync();
  return sheet;
}

const isOpen = () => document.querySelector<HTMLDialogElement>("dialog")?.open;

beforeEach(async () => {
  document.body.innerHTML = "";
  await later(); // no sheet was put away just now
});

const laid: Record<string, unknown>[] = [];
afterEach(async () => {
  for (const sheet of laid.splice(0)) await unmount(sheet);
});

test("a sheet is made first, and opens in the next task", async () => {
  laid.push(lay());
  expect(isOpen()).toBe(false);
  await later();
  expect(isOpen()).toBe(true);
});

test("a sheet that is put away between both steps never opens, and the focus stays where it was", async () => {
  document.body.innerHTML = "<button>card</button>";
  const button = document.querySelector("button") as HTMLElement;
  button.focus();
  const shown = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  await unmount(lay());
  await later();
  expect(shown).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  shown.mockRestore();
});

test("the sheet that follows another opens at once: nothing is seen between them", async () => {
  const first = lay();
  await later();
  await unmount(first);
  laid.push(lay());
  expect(isOpen()).toBe(true);
});

test("the sheet that lies over another opens at once", async () => {
  laid.push(lay());
  await later();
  laid.push(lay());
  expect([...document.querySelectorAll("dialog")].map((dialog) => dialog.open)).toEqual([true, true]);
});
