/** Which of the language files are fetched together: what is asked for by one page alone is a volume of its own. */

export const VOLUMES = {
  /** What is spoken everywhere. */
  page: [
    "game",
    "moves",
    "table",
    "play",
    "errors",
    "server",
    "page",
    "playing",
    "live",
    "levels",
    "settings",
    "talk",
  ],
  /** What is said about moves and games: advice, analysis, replay, results. */
  study: ["analysis", "study", "replay", "lookback"],
  puzzles: ["puzzles"],
  rules: ["rules"],
  /** Lessons, and the coach. */
  learn: ["learn"],
} as const;

export type Volume = keyof typeof VOLUMES;
