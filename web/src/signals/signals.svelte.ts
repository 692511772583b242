/** A table makes itself heard: what happened, whose turn it is, how it ended. */

import { untrack } from "svelte";
import { t } from "../language/index.ts";
import { preferences } from "../preferences.ts";
import type { Viewpoint } from "../table/viewpoint.svelte.ts";
import { cuesOf, endingCue, type Cue } from "./cues.ts";
import { notify } from "./notices.ts";
import { sound } from "./sound.ts";

/** Milliseconds: twice, shortly. */
const VIBRATION = [60, 60, 60];

/** Whoever plays for several at one screen sees whose turn it is. */
function isTurn(here: Viewpoint): boolean {
  return here.playing && here.you !== null && here.position.to_move === here.you && !isAway(here);
}

function isAway(here: Viewpoint): boolean {
  return here.you !== null && here.table.seats[here.you]?.away === true;
}

/** Signals for as long as the table is shown; what had happened before it was opened is no news. */
export function signal(here: Viewpoint): void {
  let [turn, over] = untrack(() => [isTurn(here), here.table.status === "over"]);
  let heard = untrack(() => here.live.latest);
  $effect(() => {
    const { latest } = here.live;
    const [turnNow, overNow] = [isTurn(here), here.table.status === "over"];
    untrack(() => {
      // Somebody who comes or goes changes the table, too.
      const cues: Cue[] = latest.live && latest !== heard ? cuesOf(latest.events) : [];
      heard = latest;
      const { outcome } = here.table;
      if (overNow && !over && outcome !== null) cues.push(endingCue(outcome, here.own));
      if (turnNow && !turn) {
        cues.push("turn");
        tell(here);
      }
      void sound(cues);
      [turn, over] = [turnNow, overNow];
    });
  });
}

/** It is this person's turn. */
function tell(here: Viewpoint): void {
  if (preferences.vibration) navigator.vibrate?.(VIBRATION);
  if (preferences.notices && document.hidden) void notify(t("now-yours"), t(`game-${here.table.game}`));
}
