/** Moves, what happened, and how it stands, in words: the same messages as in the terminal. */

import { traitsOf } from "../games/traits.ts";
import { join, t, tell } from "../language/index.ts";
import type { Deed, GameInfo } from "../wire/types.ts";
import { cardAt, deckAt, parts, type Position } from "./places.ts";
import { targetsOf } from "./plans.ts";
import { card, colour, price, tokens } from "./things.ts";
import { countsOf, total } from "./tokens.ts";

// --- What can be done ---

/** What a legal move would do: "buy a card: blue, 1 point (price: 2 white)". */
export function offer(game: GameInfo, move: string, position: Position): string {
  const [verb, argument] = parts(move);
  switch (verb) {
    case "take":
    case "privilege":
    case "match":
    case "gold": {
      const { supply } = traitsOf(game.name);
      const targets = targetsOf(verb, argument, game);
      const letters = targets.map((target) => supply.letterAt(target, game, position));
      return t(`do-${verb}`, { tokens: tokens(game, countsOf(game, letters)) });
    }
    case "reserve":
      if (argument.endsWith("t")) return t("do-reserve-top", { level: levelAt(game, argument) });
      return offerOfCard(game, verb, argument, position);
    case "buy":
      return offerOfCard(game, verb, argument, position);
    case "cover":
    case "return":
    case "colour":
    case "steal":
      return t(`do-${verb}`, { colour: colour(game, argument) });
    case "noble":
    case "royal": {
      const { patrons } = traitsOf(game.name);
      return t(`do-${verb}`, patrons.words(game, patrons.at(Number(argument), position) ?? -1));
    }
    default:
      return t(`do-${verb}`);
  }
}

/** What is on the back of the cards of a place. */
function levelAt(game: GameInfo, place: string): number {
  return deckAt(game, place)?.level ?? 0;
}

function offerOfCard(game: GameInfo, verb: string, place: string, position: Position): string {
  const number = cardAt(game, position, place, position.to_move ?? -1);
  if (number === null) return `${verb} ${place}`;
  return t(`do-${verb}`, { card: card(game, number), cost: price(game, number) });
}

// --- What happened ---

/** One deed as a sentence; `names` are the players by seat. */
export function deed(game: GameInfo, deed: Deed, names: readonly string[]): string {
  const player = names[deed.seat] ?? "";
  const counts = deed.tokens ?? [];
  switch (deed.kind) {
    case "take":
    case "privilege":
    case "gold":
    case "match":
      return t(`did-${deed.kind}`, { player, tokens: tokens(game, counts) });
    case "reserve":
      return t("did-reserve", { player, card: card(game, deed.card ?? -1), gold: counts.at(-1) ?? 0 });
    case "reserve-top":
      return t("did-reserve-top", {
        player,
        level: levelAt(game, deed.place ?? ""),
        gold: counts.at(-1) ?? 0,
      });
    case "buy":
      return t("did-buy", {
        player,
        card: card(game, deed.card ?? -1),
        paid: tokens(game, counts),
        count: total(counts),
      });
    case "return":
    case "colour":
      return t(`did-${deed.kind}`, { player, colour: colour(game, deed.colour ?? "") });
    case "steal":
      return t("did-steal", { player, tokens: tokens(game, counts), opponent: names[1 - deed.seat] ?? "" });
    case "noble":
    case "royal":
      return t(`did-${deed.kind}`, { player, ...traitsOf(game.name).patrons.words(game, deed.number ?? -1) });
    case "replenish":
      return t("did-replenish", { player, count: total(counts) });
    case "pass":
      return t("did-pass", { player });
    case "last-round":
      return t("also-last-round");
    case "gain-privilege":
      return t("also-privilege", { player });
    case "again":
      return t("also-again", { player });
  }
}

/** All deeds of an event, one sentence after the other. */
export function story(game: GameInfo, deeds: readonly Deed[], names: readonly string[]): string {
  return tell(deeds.map((each) => deed(game, each, names)));
}

// --- How it stands ---

/** A player's standing in one line: points, tokens, cards and what else the game counts. */
export function standing(game: GameInfo, position: Position, seat: number, name: string): string {
  const player = position.players[seat];
  if (!player) return name;
  const parts = [name, t("points-words", { count: player.points }), tokens(game, player.tokens)];
  parts.push(t("cards-count", { count: player.cards.length }));
  if ("crowns" in player) parts.push(t("crowns-words", { count: player.crowns }));
  const { patrons } = traitsOf(game.name);
  const count = patrons.of(player).length;
  if (count) parts.push(t(`count-${patrons.name}`, { count }));
  return join(parts);
}
