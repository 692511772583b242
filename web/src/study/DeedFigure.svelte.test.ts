import { game } from "#tests/fixtures/index.ts";
import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { fetchTable } from "../games/tables.ts";
import type { Deed } from "../wire/types.ts";
import DeedFigure from "./DeedFigure.svelte";

let component: Record<string, unknown> | undefined;

afterEach(async () => {
  if (component) await unmount(component);
  component = undefined;
});

function show(deed: Deed): HTMLElement {
  component = mount(DeedFigure, { target: document.body, props: { deed, game: game("splendor") } });
  return document.body;
}

it("does not wait for a table that is still on its way", () => {
  expect(show({ kind: "take", seat: 0, tokens: [1, 1, 0, 0, 0, 0] }).querySelectorAll(".token")).toHaveLength(
    2,
  );
});

it("draws what belongs to the game as soon as its table is here", async () => {
  const shown = show({ kind: "reserve-top", seat: 0, place: "2t" });
  await fetchTable("splendor");
  await vi.waitFor(() => expect(shown.querySelector(".held svg")).not.toBeNull(), { timeout: 20_000 });
});
