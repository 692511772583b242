import { nameMyself } from "../guest.svelte.ts";
import { fetchTable } from "../games/tables.ts";
import { createTable } from "../live/api.ts";
import { tablePath } from "../route.ts";
import { go } from "../router.svelte.ts";
import type { NewTable } from "../wire/types.ts";
import { usualBot } from "./usual.ts";

/** Opens a table against bots of one kind, which is remembered, and goes there. */
export async function playAgainst(bot: string, table: NewTable): Promise<void> {
  usualBot.write(bot);
  // What goes wrong with it is said where it should show.
  fetchTable(table.game).catch(() => undefined);
  await nameMyself();
  const { id } = await createTable(table);
  go(tablePath(id));
}
