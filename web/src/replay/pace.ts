/** How fast a game is played back; remembered in the browser. */

import { recall, remember } from "../memory.ts";

export const PACES = [0.5, 1, 2, 4] as const;

export const usualPace = {
  /** Milliseconds for a position at the speed 1: enough to see what moves. */
  pause: 1600,
  read(): number {
    const times = Number(recall("pace") ?? "");
    return PACES.some((pace) => pace === times) ? times : 1;
  },
  write(times: number): void {
    remember("pace", String(times));
  },
};
