/** How long each decision is thought about; remembered in the browser. */

import { recall, remember } from "../memory.ts";

/** Seconds a decision, as offered: quick, thorough, deep. */
export const BUDGETS = [
  { name: "quick", seconds: 0.1 },
  { name: "thorough", seconds: 0.5 },
  { name: "deep", seconds: 2 },
] as const;

export const usualBudget = {
  read(): number {
    const seconds = Number(recall("analysis") ?? "");
    return seconds >= 0.05 && seconds <= 5 ? seconds : BUDGETS[0].seconds;
  },
  write(seconds: number): void {
    remember("analysis", String(seconds));
  },
};
