/** Coming in: who one is to the server, and which games it has. */

import { isDrawn } from "./games/looks.ts";
import { catalogue as fetchCatalogue } from "./live/api.ts";
import { meetNowOrLater } from "./meeting.svelte.ts";
import { fetchAhead } from "./pages/fetched.ts";
import { whenIdle } from "./idle.ts";
import type { Catalogue } from "./wire/types.ts";

class Entrance {
  /** Null until the server has answered. */
  catalogue: Catalogue | null = $state.raw(null);
  /** What went wrong; null for nothing. */
  trouble: unknown = $state.raw(null);

  /** Asks the server, and fetches a page meanwhile. */
  async enter(page: string): Promise<void> {
    this.trouble = null;
    void fetchAhead(page);
    try {
      const [games] = await Promise.all([fetchCatalogue(), meetNowOrLater()]);
      this.catalogue = { ...games, games: games.games.filter((game) => isDrawn(game.name)) };
      // Whoever looks at the start page will want a table.
      if (page === "home") whenIdle(() => void fetchAhead("table"));
    } catch (error) {
      this.trouble = error;
    }
  }
}

export const entrance = new Entrance();
