/** What a beginner is told in a Duel, and what can be done in a turn. */

import { buyerOf } from "../../game/costs.ts";
import { handFull } from "../../game/places.ts";
import { targetsFor } from "../../game/possible.ts";
import { nearest, offersTo, targetsOf, type Offer } from "../../game/shopping.ts";
import { total } from "../../game/tokens.ts";
import type { DuelPlayer, DuelPosition, GameInfo } from "../../wire/types.ts";
import type { Coaching, Remark } from "../interface.ts";
import { goalsOf } from "./goals.ts";

/** So many tokens that the next ones may be too many. */
const NEARLY_FULL = 8;
/** A card that can be had with the next turn. */
const SOON = 3;
/** A board with fewer tokens offers no good lines. */
const FEW = 8;

export const coaching: Coaching<DuelPosition> = {
  remarks(pupil) {
    const { position, seat, game, view } = pupil;
    const player = position.players[seat];
    const buyer = buyerOf(view, game);
    if (!player || !buyer) return [];
    const offers = offersTo(buyer);
    const payable = offers.filter((offer) => offer.affordable);
    const winning = payable.filter((offer) => wins(offer, player, game));
    const crowned = payable.filter(({ face }) => bringsRoyal(player.crowns, face.crowns));
    const again = payable.filter(({ face }) => face.abilities.includes("extra_turn"));
    const wanted = nearest(offers);
    const board = position.board.flat();
    const full = total(player.tokens) >= NEARLY_FULL;
    const bought = player.cards.length;
    const replenish = targetsFor(pupil, "replenish");
    const found: (Remark | false | undefined)[] = [
      winning.length > 0 && { name: "win", lit: targetsOf(winning) },
      bought === 0 && total(player.tokens) === 0 && { name: "welcome", lit: ["cell-c3"] },
      bought === 0 && payable.length > 0 && { name: "first-card", lit: targetsOf(payable) },
      crowned.length > 0 && { name: "royal", lit: [...targetsOf(crowned), "royals"] },
      again.length > 0 && { name: "again", lit: targetsOf(again) },
      player.privileges > 0 && { name: "privilege", lit: ["privilege"] },
      replenish.length > 0 &&
        board.filter((token) => token !== null).length < FEW && {
          name: "replenish",
          lit: replenish,
        },
      full && payable.length > 0 && { name: "full-buy", lit: targetsOf(payable) },
      full && { name: "full", lit: [`seat-${seat}`] },
      bought === 1 && { name: "goals", lit: [`seat-${seat}`] },
      wanted &&
        wanted.short <= SOON && { name: "aim", lit: [wanted.target], values: { count: wanted.short } },
      bought > 0 &&
        !handFull(position, seat) &&
        board.includes("gold") && { name: "reserve", lit: cellsOf(targetsFor(pupil, "reserve")) },
    ];
    return found.filter((remark) => typeof remark === "object");
  },
  possibilities: (pupil) => [
    { name: "privilege", lit: targetsFor(pupil, "privilege").slice(0, 1) },
    { name: "replenish", lit: targetsFor(pupil, "replenish") },
    { name: "take", lit: targetsFor(pupil, "take") },
    { name: "buy", lit: targetsFor(pupil, "buy") },
    { name: "reserve", lit: cellsOf(targetsFor(pupil, "reserve")) },
  ],
};

/** Whether a card completes one of the three ways to win; what royals would add is left aside. */
function wins({ face }: Offer, player: DuelPlayer, game: GameInfo): boolean {
  const goals = goalsOf(game);
  const colour = player.colour_points[game.tokens.indexOf(face.bonus)] ?? -Infinity;
  return (
    player.points + face.points >= goals.points ||
    player.crowns + face.crowns >= goals.crowns ||
    colour + face.points >= goals.colour
  );
}

/** A royal comes with the third crown, and with the sixth. */
function bringsRoyal(crowns: number, more: number): boolean {
  return [3, 6].some((wanted) => crowns < wanted && crowns + more >= wanted);
}

function cellsOf(targets: readonly string[]): string[] {
  return targets.filter((target) => target.startsWith("cell-"));
}
