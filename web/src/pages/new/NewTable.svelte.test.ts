import { game } from "#tests/fixtures/index.ts";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "../../language/index.ts";
import type { BotInfo, Catalogue } from "../../wire/types.ts";
import NewTable from "./NewTable.svelte";

const bots: BotInfo[] = [
  { name: "greedy", level: null, seconds: 0, games: null },
  { name: "level-3", level: 3, seconds: 0, games: null },
  { name: "Neo", level: null, seconds: 0, games: ["splendor"] },
];
const catalogue: Catalogue = { version: "0", games: [game("splendor"), game("duel")], bots };

beforeAll(() => setLanguage("en"));

const select = () => document.querySelector<HTMLSelectElement>("#seat-1");
const offered = () => [...(select()?.options ?? [])].map((option) => option.value);

it("offers the bots that play the game, and lets the others go when it changes", async () => {
  const props = { catalogue, game: "splendor", company: "bots" as const };
  const page = mount(NewTable, { target: document.body, props });
  flushSync();
  expect(offered()).toEqual(["me", "open", "local", "bot:level-3", "bot:Neo"]);
  const seat = select();
  if (!seat) throw new Error("there is no second seat");
  seat.value = "bot:Neo";
  seat.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(select()?.value).toBe("bot:Neo");

  const duel = document.querySelector<HTMLInputElement>("input[value=duel]");
  if (!duel) throw new Error("there is no other game");
  duel.click();
  flushSync();
  expect(offered()).toEqual(["me", "open", "local", "bot:level-3"]);
  expect(select()?.value).toBe("bot:level-3");
  await unmount(page);
});
