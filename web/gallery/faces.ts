// The components for the gallery, straight from the files of the Python package.
import duelCards from "../../src/cabochon/games/data/duel_cards.csv?raw";
import duelRoyals from "../../src/cabochon/games/data/duel_royals.csv?raw";
import duelSpiral from "../../src/cabochon/games/data/duel_spiral.csv?raw";
import splendorCards from "../../src/cabochon/games/data/splendor_cards.csv?raw";
import splendorNobles from "../../src/cabochon/games/data/splendor_nobles.csv?raw";
import type { NobleFace, RoyalFace } from "../src/art/index.ts";
import type { CardFace } from "../src/wire/types.ts";

const COLOURS = ["white", "blue", "green", "red", "black", "pearl"];

function rows(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((value, i) => [names[i] ?? "", value])));
}

const abilities = (row: Record<string, string>) =>
  (row["ability"] ?? "none").split("+").filter((name) => name !== "none");
const cost = (row: Record<string, string>) => COLOURS.map((name) => Number(row[name] ?? 0));

function cards(text: string): CardFace[] {
  return rows(text).map((row) => ({
    level: Number(row["level"]),
    bonus: row["bonus"] ?? "none",
    bonus_count: Number(row["bonus_count"] ?? 1),
    points: Number(row["points"]),
    crowns: Number(row["crowns"] ?? 0),
    abilities: abilities(row),
    cost: cost(row),
  }));
}

export const SPLENDOR: readonly CardFace[] = cards(splendorCards);
export const DUEL: readonly CardFace[] = cards(duelCards);
export const NOBLES: readonly NobleFace[] = rows(splendorNobles).map((row) => ({
  points: Number(row["points"]),
  cost: cost(row),
}));
export const ROYALS: readonly RoyalFace[] = rows(duelRoyals).map((row) => ({
  points: Number(row["points"]),
  abilities: abilities(row),
}));
export const SPIRAL: readonly string[] = rows(duelSpiral).map(
  (row) => `${"abcde"[Number(row["col"])] ?? ""}${Number(row["row"]) + 1}`,
);
