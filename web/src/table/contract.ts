/** What the page around a game hands to the game's own table (SplendorTable, DuelTable). */

import type { Snippet } from "svelte";
import type { Draft } from "../game/draft.ts";
import type { GameInfo, TableState, View } from "../wire/types.ts";

export interface GameTableProps {
  view: View;
  game: GameInfo;
  settings: TableState["settings"];
  /** The seat that is shown nearest to the person: their own, or the one to move on a shared screen. */
  near: number;
  /** What is being put together; null when nothing can be decided here (watching, waiting, game over). */
  draft: Draft | null;
  /** Called with a target ("bank-w", "card-2c" …); does nothing if the target is not open. */
  onpress: (target: string) => void;
  showDiscounted: boolean;
  /** Targets and places ("card-2c", "bank-w", "seat-1") that the last move touched. */
  highlighted: ReadonlySet<string>;
  /**
   * A player's panel: name, marks, clock, points, tokens (targets held-x and theirs-x), bonuses, hand (targets
   * hand-N), nobles or royals. It carries data-place="seat-N", its parts "seat-N-w", "seat-N-hand",
   * "seat-N-cards", "seat-N-bonus-w", "seat-N-nobles", "seat-N-royals". The game's table says where it stands; `extra` is drawn
   * inside it (crowns, privileges).
   */
  panel: Snippet<[seat: number, extra?: Snippet]>;
}
