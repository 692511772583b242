/**
 * What lies on the table, in words: the same messages as in the terminal. Colours are letters of the notation, counts
 * are by token. Everything speaks the current language, so it is reactive where it is shown.
 */

import { join, t } from "../language/index.ts";
import type { GameInfo } from "../wire/types.ts";

/** The name of a colour: "white". */
export function colour(game: GameInfo, letter: string): string {
  return t(`colour-${game.tokens[game.letters.indexOf(letter)] ?? ""}`);
}

/** Some tokens: "2 white, 1 gold". */
export function tokens(game: GameInfo, counts: readonly number[]): string {
  const parts = game.tokens.flatMap((name, index) => {
    const count = counts[index] ?? 0;
    return count ? [t(`tokens-${name}`, { count })] : [];
  });
  return parts.length ? join(parts) : t("tokens-none");
}

/** A card: "blue, 1 point, another turn". */
export function card(game: GameInfo, number: number): string {
  const face = game.cards[number];
  if (!face) return "?";
  const parts = [bonus(face.bonus, face.bonus_count)];
  if (face.points) parts.push(t("points-words", { count: face.points }));
  if (face.crowns) parts.push(t("crowns-words", { count: face.crowns }));
  return join([...parts, ...abilities(face.abilities)]);
}

/** What is printed as the price of a card. */
export function price(game: GameInfo, number: number): string {
  return tokens(game, game.cards[number]?.cost ?? []);
}

function bonus(name: string, count: number): string {
  if (name === "none") return t("bonus-none");
  if (name === "wild") return t("bonus-wild");
  return count === 2 ? t("bonus-double", { colour: t(`colour-${name}`) }) : t(`colour-${name}`);
}

/** What cards and royals can do: "another turn". */
export function abilities(names: readonly string[]): string[] {
  return names.map((name) => t(`sign-${name.replaceAll("_", "-")}`));
}
