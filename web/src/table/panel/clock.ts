/** A player's clock: what is left on it, and that in figures. */

import type { TableState } from "../../wire/types.ts";

/** Milliseconds left to a seat, `passed` milliseconds after the server told them; null without clocks. */
export function timeLeft(table: TableState, seat: number, passed: number): number | null {
  const left = table.clocks?.left[seat];
  if (left === undefined) return null;
  const runs = table.clocks?.running === seat && table.status === "playing";
  return runs ? left - Math.max(0, passed) : left;
}

/** Milliseconds as "1:05:00", "4:59", or "9.4" when every tenth counts. */
export function clockText(left: number): string {
  const rest = Math.max(0, left);
  if (rest < 10_000) return (Math.floor(rest / 100) / 10).toFixed(1);
  const seconds = Math.floor(rest / 1000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${pad(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
}

/** Time to hurry: less than a tenth of the whole, at most a minute and at least ten seconds. */
export function low(left: number, initial: number): boolean {
  return left < Math.min(60_000, Math.max(10_000, initial * 100));
}
