/** The first real game: against the friendliest bot, with a coach. */

import { nameMyself } from "../guest.svelte.ts";
import { levels } from "../levels.ts";
import { createTable } from "../live/api.ts";
import { tablePath } from "../route.ts";
import { go } from "../router.svelte.ts";
import { coached } from "../table/coach/coached.ts";
import type { Catalogue, GameName } from "../wire/types.ts";

/** Opens a table for it and goes there. */
export async function playGuided(game: GameName, { bots }: Catalogue): Promise<void> {
  const bot = levels(bots, game)[0]?.name ?? "";
  await nameMyself();
  const { id } = await createTable({
    game,
    seats: [{ kind: "me" }, { kind: "bot", bot }],
    settings: {},
    listed: false,
  });
  coached.forget(game);
  coached.set(id, true);
  go(tablePath(id));
}
