import { scenes } from "#tests/fixtures/index.ts";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { begin } from "../../game/draft.ts";
import { setLanguage } from "../../language/index.ts";
import type { TableState } from "../../wire/types.ts";
import Prompt from "../bar/Prompt.svelte";
import ReturnSheet from "./ReturnSheet.svelte";

const scene = scenes.find(({ view }) => view.position.phase === "return");
if (!scene) throw new Error("no position in which tokens are given back");
const { settings, view } = scene;
const game = { ...scene.game, token_limit: 7 };
const draft = begin(view, game, settings);
const nothing = () => undefined;

beforeAll(() => setLanguage("en"));
beforeEach(() => document.body.replaceChildren());

it("is the game's own in the sheet", async () => {
  const props = {
    draft,
    busy: false,
    onchange: nothing,
    onsend: nothing,
    onclose: nothing,
    onhint: null,
    advice: null,
  };
  const sheet = mount(ReturnSheet, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain("At most 7 are allowed");
  await unmount(sheet);
});

it("is the game's own above the buttons", async () => {
  const table = { status: "playing", settings } as unknown as TableState;
  const props = { table, game, position: view.position, draft, waiting: "", soon: null, due: 2 };
  const prompt = mount(Prompt, { target: document.body, props });
  flushSync();
  expect(document.body.textContent).toContain("At most 7 are allowed: choose 2 tokens");
  await unmount(prompt);
});
