/** From the end of a game to the next one. */

import { untrack } from "svelte";
import { tablePath } from "../route.ts";
import { go } from "../router.svelte.ts";
import { muted } from "../talk/muted.ts";
import type { Viewpoint } from "./viewpoint.svelte.ts";

/** Opens the sheet of the end when there is one, and when somebody asks for another game; goes there with all. */
export function goOn(here: Viewpoint): void {
  const over = $derived(here.table.status === "over" && here.table.outcome !== null);
  const asked = $derived(here.table.rematch === "asked");
  $effect(() => {
    void asked;
    if (over) untrack(() => (here.desk.sheet = { kind: "over" }));
  });

  // Only whoever has agreed is taken along; the others find the way in the sheet.
  let agreed = false;
  $effect(() => {
    const { next, rematch } = here.table;
    if (agreed && next !== null) {
      muted.follow(here.table.id, next, here.table.seats.length);
      go(tablePath(next));
    }
    agreed = rematch === "agreed";
  });
}
