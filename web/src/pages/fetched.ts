/** Every page is fetched when somebody goes there: a line here, its addresses in route.ts, and a line in App.svelte. */

import { openLessons, openPuzzles, openRules, openStudy } from "../language/index.ts";

export const FETCHED = {
  home: () => import("./Home.svelte"),
  new: () => import("./new/NewTable.svelte"),
  table: () => together(import("./Table.svelte"), import("../table/TablePage.svelte")),
  replay: () => together(import("./Replay.svelte"), openStudy()),
  analysis: () => together(import("./Analysis.svelte"), openStudy()),
  games: () => together(import("./MyGames.svelte"), openStudy()),
  puzzles: () => together(import("./Puzzles.svelte"), Promise.all([openStudy(), openPuzzles()])),
  rules: () => together(import("../rules/RulesPage.svelte"), openRules()),
  learn: () => together(import("../learn/LearnPage.svelte"), openLessons()),
  settings: () => import("../settings/SettingsPage.svelte"),
  transfer: () => import("../settings/TransferPage.svelte"),
};

/** A page with what it needs besides, such as texts. */
async function together<Page>(page: Promise<Page>, needed: Promise<unknown>): Promise<Page> {
  await needed;
  return page;
}

/** Fetches the page of a route; what goes wrong is said where it should show. */
export async function fetchAhead(name: string): Promise<void> {
  if (name in FETCHED) await FETCHED[name as keyof typeof FETCHED]().catch(() => undefined);
}
