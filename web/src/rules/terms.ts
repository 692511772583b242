/** The words of the rules: each has a name and one sentence, `term-gold` and `term-gold-is`. */

import type { CardFace } from "../wire/types.ts";

export const TERMS = [
  "token",
  "gold",
  "limit",
  "price",
  "level",
  "prestige",
  "bonus",
  "reserve",
  "development",
  "bank",
  "nobles",
  "last-round",
  "team",
  "jewel",
  "board",
  "bag",
  "pearl",
  "privilege",
  "replenish",
  "crown",
  "royals",
  "extra-turn",
  "take-matching",
  "steal",
  "gain-privilege",
  "wild",
  "no-bonus",
  "colour-points",
] as const;
export type Term = (typeof TERMS)[number];

export function isTerm(name: string | undefined): name is Term {
  return TERMS.some((term) => term === name);
}

/** The words for what cards and royals can do. */
export function abilityTerms(abilities: readonly string[]): Term[] {
  // A privilege is one thing, getting it another.
  return abilities
    .map((name) => (name === "privilege" ? "gain-privilege" : name.replaceAll("_", "-")))
    .filter(isTerm);
}

/** The words for all that is printed on a card, in the order in which one sees it. */
export function printedOn(face: CardFace): Term[] {
  const wild = face.bonus === "wild";
  return [
    ...(face.points > 0 ? (["prestige"] as const) : []),
    ...(face.crowns > 0 ? (["crown"] as const) : []),
    face.bonus === "none" ? "no-bonus" : wild ? "wild" : "bonus",
    ...abilityTerms(face.abilities).filter((term) => term !== "wild"),
    "price",
    "level",
  ];
}

/** The anchor of a word in the rules. */
export function anchorOf(term: Term): string {
  return `term-${term}`;
}
