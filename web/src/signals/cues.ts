/** What of a game's events is worth a sound. */

import type { DeedKind, Event, Outcome } from "../wire/types.ts";

export const CUES = ["token", "card", "purchase", "patron", "turn", "won", "over"] as const;
export type Cue = (typeof CUES)[number];

/** Sounds for everything at once would be noise. */
const MOST = 3;

const OF_DEED: Partial<Record<DeedKind, Cue>> = {
  take: "token",
  return: "token",
  privilege: "token",
  replenish: "token",
  gold: "token",
  match: "token",
  steal: "token",
  reserve: "card",
  "reserve-top": "card",
  buy: "purchase",
  noble: "patron",
  royal: "patron",
};

/** The sounds of what has happened, in its order and each once. */
export function cuesOf(events: readonly Event[]): Cue[] {
  const cues = events.flatMap((event) =>
    event.kind === "move" ? event.deeds.flatMap(({ kind }) => OF_DEED[kind] ?? []) : [],
  );
  return [...new Set(cues)].slice(0, MOST);
}

/** That of the end: somebody who plays for none, or for several, hears the game end. */
export function endingCue(outcome: Outcome, own: readonly number[]): Cue {
  const alone = own.length === 1 ? own[0] : undefined;
  return alone !== undefined && outcome.winners.includes(alone) ? "won" : "over";
}
