/** Sounds for whoever has chosen them; the workshop that makes them is fetched for them alone. */

import { preferences } from "../preferences.ts";
import type { Cue } from "./cues.ts";

export async function sound(cues: readonly Cue[]): Promise<void> {
  if (!preferences.sound || cues.length === 0) return;
  // A game goes on without them.
  await import("./sounds.ts").then(({ play }) => play(cues, preferences.volume)).catch(() => undefined);
}
