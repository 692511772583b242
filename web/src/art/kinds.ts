// Gems and tokens by letter, as in the notation; names ("white") are those of the wire format.

export type Letter = "w" | "b" | "g" | "r" | "k" | "p" | "o" | "?" | "-";

/** What is printed on a noble; `cost` are the bonuses asked for, in the order of the game's tokens. */
export interface NobleFace {
  points: number;
  cost: number[];
}

export interface RoyalFace {
  points: number;
  abilities: string[];
}

/** The order of a cost: the five gem colours, then pearl. */
const COST_LETTERS = "wbgrkp";

const LETTERS: Record<string, Letter> = {
  white: "w",
  blue: "b",
  green: "g",
  red: "r",
  black: "k",
  pearl: "p",
  gold: "o",
  wild: "?",
  none: "-",
};

/** The letter of a token or bonus, given its name or its letter. */
export function letterOf(kind: string): Letter {
  return LETTERS[kind] ?? (kind as Letter);
}

/** Letters as parts of addresses: "?" and "-" can't be. */
export function landId(letter: Letter): string {
  return { "?": "any", "-": "none" }[letter as string] ?? letter;
}

/** The parts of a cost that are not nothing, as [letter, amount]. */
export function costParts(cost: readonly number[]): [Letter, number][] {
  return [...COST_LETTERS]
    .map((letter, i): [Letter, number] => [letter as Letter, cost[i] ?? 0])
    .filter(([, amount]) => amount > 0);
}
