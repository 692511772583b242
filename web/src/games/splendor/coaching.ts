/** What a beginner is told in a game of Splendor, and what can be done in a turn. */

import { buyerOf } from "../../game/costs.ts";
import { handFull } from "../../game/places.ts";
import type { Plan } from "../../game/plans.ts";
import { targetsFor } from "../../game/possible.ts";
import { numberSet } from "../../game/settings.ts";
import { nearest, offersTo, targetsOf } from "../../game/shopping.ts";
import { total } from "../../game/tokens.ts";
import type { SplendorPosition } from "../../wire/types.ts";
import type { Coaching, Pupil, Remark } from "../interface.ts";
import { noblesOf } from "./nobles.ts";

/** So many tokens that the next ones may be too many. */
const NEARLY_FULL = 8;
/** A card that can be had with the next turn. */
const SOON = 3;

const isPair = ({ targets }: Plan) => targets.length === 2 && targets[0] === targets[1];

export const coaching: Coaching<SplendorPosition> = {
  remarks(pupil) {
    const { position, seat, game, settings, view } = pupil;
    const player = position.players[seat];
    const buyer = buyerOf(view, game);
    if (!player || !buyer) return [];
    const offers = offersTo(buyer);
    const payable = offers.filter((offer) => offer.affordable);
    const goal = numberSet(game, settings, "target");
    const winning = payable.filter(({ face }) => player.points + face.points >= goal);
    const wanted = nearest(offers);
    const held = payable.filter(({ target }) => target.startsWith("hand-"));
    const full = total(player.tokens) >= NEARLY_FULL;
    const bought = player.cards.length;
    const found: (Remark | false | undefined)[] = [
      winning.length > 0 && { name: "win", lit: targetsOf(winning), values: { count: goal } },
      position.pending.closing !== null && { name: "last-round", lit: [] },
      bought === 0 && total(player.tokens) === 0 && { name: "welcome", lit: targetsFor(pupil, "take") },
      bought === 0 && payable.length > 0 && { name: "first-card", lit: targetsOf(payable) },
      nobleNear(pupil),
      held.length > 0 && { name: "reserved", lit: targetsOf(held) },
      full && payable.length > 0 && { name: "full-buy", lit: targetsOf(payable) },
      full && { name: "full", lit: [`seat-${seat}`] },
      bought === 1 && { name: "bonus", lit: [`seat-${seat}-cards`] },
      wanted &&
        wanted.short <= SOON && { name: "aim", lit: [wanted.target], values: { count: wanted.short } },
      bought > 0 &&
        !handFull(position, seat) &&
        (position.bank.at(-1) ?? 0) > 0 && { name: "reserve", lit: ["bank-o"] },
    ];
    return found.filter((remark) => typeof remark === "object");
  },
  possibilities: (pupil) => [
    { name: "take", lit: targetsFor(pupil, "take", (plan) => !isPair(plan)) },
    { name: "pair", lit: targetsFor(pupil, "take", isPair) },
    { name: "buy", lit: targetsFor(pupil, "buy") },
    { name: "reserve", lit: targetsFor(pupil, "reserve") },
  ],
};

/** A noble who lacks one bonus, and the cards that bring it. */
function nobleNear({ position, seat, game, view }: Pupil<SplendorPosition>): Remark | undefined {
  const bonuses = position.players[seat]?.discount ?? [];
  for (const [place, number] of position.nobles.entries()) {
    const cost = number === null ? undefined : noblesOf(game)[number]?.cost;
    const lacking = cost?.map((count, colour) => Math.max(0, count - (bonuses[colour] ?? 0)));
    if (!lacking || total(lacking) !== 1) continue;
    const colour = game.tokens[lacking.indexOf(1)];
    const buyer = buyerOf(view, game);
    const bringing = buyer
      ? offersTo(buyer).filter(({ face, short }) => face.bonus === colour && short <= SOON)
      : [];
    return { name: "noble", lit: [`noble-${place + 1}`, ...targetsOf(bringing)] };
  }
  return undefined;
}
