/**
 * What a person is putting together before sending it: presses on targets become the notation of a turn.
 *
 * A draft never changes; every function gives a new one. It knows no rule of the game beyond the legal moves
 * and the arithmetic of the view.
 */

import { traitsOf } from "../games/traits.ts";
import type { GameInfo, View } from "../wire/types.ts";
import { paymentFor, type Payment } from "./payment.ts";
import { plans, type Kind, type Plan } from "./plans.ts";
import type { Settings } from "./settings.ts";
import { targetPlace } from "./targets.ts";
import { countsOf, total } from "./tokens.ts";

export type { Kind, Payment };

export interface Draft {
  readonly view: View;
  readonly game: GameInfo;
  readonly settings: Settings;
  /** What it will be; null while nothing is chosen, or while a card could be bought or reserved. */
  readonly kind: Kind | null;
  /** The targets, in the order of the presses; a target that was pressed for two tokens is there twice. */
  readonly chosen: readonly string[];
  /** How many gems of each colour the person covers with gold. */
  readonly covered: readonly number[];
  /** The draft before the last press. */
  readonly before: Draft | null;
}

/** One of several things that the chosen card allows; `moves` is null while something else must be chosen. */
interface Option {
  readonly kind: Kind;
  readonly moves: string | null;
}

/** Tokens to give back; `optional`: they can also be given back later, when the next card has been revealed. */
interface Returning {
  readonly due: number;
  readonly given: readonly number[];
  readonly optional: boolean;
}

export function begin(view: View, game: GameInfo, settings: Settings): Draft {
  const empty: Draft = { view, game, settings, kind: null, chosen: [], covered: [], before: null };
  return { ...empty, kind: kindOf(empty, []) };
}

// --- Pressing ---

/** Every target that can be pressed now: what carries on, what is chosen (to put it back), what starts anew. */
export function open(draft: Draft): ReadonlySet<string> {
  const found = new Set([...onward(draft), ...draft.chosen]);
  const families = new Set(draft.chosen.map((target) => family(draft, target)));
  for (const target of firsts(draft)) {
    if (!gathers(draft) || !families.has(family(draft, target))) found.add(target);
  }
  return found;
}

/** The part of `open` that carries the draft on: worth a stronger mark than the rest. */
export function onward(draft: Draft): ReadonlySet<string> {
  const deed = deedOf(draft);
  const found = deed.length ? remainders(fitting(draft, deed, draft.kind), deed) : firsts(draft);
  for (const target of returnable(draft)) found.add(target);
  return found;
}

/** How many targets more can be pressed for what has been begun. */
export function room(draft: Draft): number {
  const deed = deedOf(draft);
  return Math.max(0, ...fitting(draft, deed, draft.kind).map((plan) => plan.targets.length - deed.length));
}

/** The draft with the target added, or put back, or as the beginning of something else. */
export function press(draft: Draft, target: string): Draft {
  if (!open(draft).has(target)) return draft;
  if (target.startsWith("held-")) {
    const chosen = returnable(draft).includes(target)
      ? [...draft.chosen, target]
      : draft.chosen.filter((other) => other !== target);
    return { ...draft, chosen, before: draft };
  }
  const deed = deedOf(draft);
  if (onward(draft).has(target)) return filled(draft, [...deed, target], draft.kind);
  return deed.includes(target) ? without(draft, deed, target) : instead(draft, deed, target);
}

/** How often a target is chosen. */
export function times(draft: Draft, target: string): number {
  return draft.chosen.filter((other) => other === target).length;
}

/** What the chosen card can be used for, where there are several possibilities. */
export function options(draft: Draft): Option[] {
  const [card] = draft.chosen;
  if (card === undefined || targetPlace(card) === null) return [];
  const kinds = new Set(fitting(draft, [card]).map((plan) => plan.kind));
  if (kinds.size < 2) return [];
  return [...kinds].map((kind) => ({ kind, moves: moves(filled(draft, [card], kind)) }));
}

/** Decide for one of the options. */
export function choose(draft: Draft, kind: Kind): Draft {
  const [card] = draft.chosen;
  const possible = options(draft).some((option) => option.kind === kind);
  return card === undefined || !possible ? draft : filled(draft, [card], kind);
}

/** Undo the last press, choice or cover. */
export function back(draft: Draft): Draft {
  return draft.before ?? draft;
}

/** Put everything back. */
export function clear(draft: Draft): Draft {
  return begin(draft.view, draft.game, draft.settings);
}

// --- Paying and giving back ---

/** How the purchase that is drafted, or under way, is paid. */
export function payment(draft: Draft): Payment | null {
  const place = placeOf(draft);
  if (draft.kind !== "pay" && (draft.kind !== "buy" || place === null)) return null;
  return paymentFor(
    draft.kind === "pay" ? null : place,
    draft.covered,
    draft.view,
    draft.game,
    draft.settings,
  );
}

/** Put one gold more (1) or less (-1) in the place of a gem; unchanged where that can't be. */
export function cover(draft: Draft, letter: string, change: 1 | -1): Draft {
  const paid = payment(draft);
  if (!paid?.[change === 1 ? "more" : "fewer"].includes(letter)) return draft;
  const covered = [...draft.game.letters].map(
    (other, colour) => (draft.covered[colour] ?? 0) + (other === letter ? change : 0),
  );
  return { ...draft, covered, before: draft };
}

/** The tokens to give back because of what is drafted, or because the game asks for it now; null if none. */
export function returning(draft: Draft): Returning | null {
  const due = total(gained(draft)) - draft.game.token_limit;
  // Only after these does the token limit come next.
  const limited = draft.kind === "take" || draft.kind === "reserve" || draft.kind === "return";
  if (!limited || due <= 0 || plan(draft) === null) return null;
  return { due, given: given(draft), optional: draft.kind === "reserve" };
}

/** How many tokens must be given back before the draft can be sent; null if none, or if that is all chosen. */
export function owed(draft: Draft): number | null {
  const due = moves(draft) === null ? returning(draft) : null;
  return due !== null && total(due.given) < due.due ? due.due : null;
}

/** The person's tokens by colour if the draft is carried out as far as it goes. */
export function purse(draft: Draft): number[] {
  const gifts = given(draft);
  return gained(draft).map((count, colour) => count - (gifts[colour] ?? 0));
}

/** How many tokens that is. */
export function held(draft: Draft): number {
  return total(purse(draft));
}

// --- Sending ---

/** The decisions in notation; null while something is missing. */
export function moves(draft: Draft): string | null {
  const done = plan(draft);
  if (!done) return null;
  const due = returning(draft);
  const gifts = due ? total(due.given) : 0;
  if (due && gifts < due.due && !(due.optional && gifts === 0)) return null;
  const decisions = [...done.moves, ...settling(draft), ...spelled(draft, "return", given(draft))];
  return decisions.length ? decisions.join(", ") : null;
}

function settling(draft: Draft): string[] {
  return payment(draft)?.choice ? [...spelled(draft, "cover", draft.covered), "pay"] : [];
}

function spelled(draft: Draft, verb: string, counts: readonly number[]): string[] {
  return [...draft.game.letters].flatMap((letter, colour) =>
    Array<string>(counts[colour] ?? 0).fill(`${verb} ${letter}`),
  );
}

// --- Plans that fit what is chosen ---

/** What is chosen, without the tokens to give back. */
function deedOf(draft: Draft): string[] {
  return draft.chosen.filter((target) => !target.startsWith("held-"));
}

function fitting(draft: Draft, deed: readonly string[], kind: Kind | null = null): Plan[] {
  return plans(draft.view, draft.game).filter(
    (plan) =>
      (kind === null || plan.kind === kind) &&
      // A cell alone is a token to take; for a privilege, the privilege comes first.
      (plan.kind !== "privilege" || deed.length === 0 || deed[0] === "privilege") &&
      rest(plan.targets, deed) !== null,
  );
}

/** The plan that is complete; null while something is missing or undecided. */
function plan(draft: Draft): Plan | null {
  const deed = deedOf(draft);
  if (draft.kind === null) return null;
  return fitting(draft, deed, draft.kind).find((plan) => plan.targets.length === deed.length) ?? null;
}

/** What of the targets is left when some are taken away; null if these are not among them. */
function rest(targets: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...targets];
  for (const target of taken) {
    const index = left.indexOf(target);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

function remainders(plans: readonly Plan[], deed: readonly string[]): Set<string> {
  return new Set(plans.flatMap((plan) => rest(plan.targets, deed) ?? []));
}

/** The targets with which something can begin. */
function firsts(draft: Draft): Set<string> {
  return new Set(
    plans(draft.view, draft.game).flatMap((plan) =>
      plan.kind === "privilege" ? plan.targets.slice(0, 1) : plan.targets,
    ),
  );
}

/** What these targets mean, if that is clear. Nothing chosen means nothing, unless nothing is to be chosen. */
function kindOf(draft: Draft, deed: readonly string[], wish: Kind | null = null): Kind | null {
  const found = fitting(draft, deed, wish).filter((plan) => deed.length || plan.targets.length === 0);
  const kinds = new Set(found.map((plan) => plan.kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined ? kind : null;
}

// --- How a draft changes ---

/** The draft with these targets; cells that follow from them (the middle of a line, the only gold) come along. */
function filled(draft: Draft, deed: readonly string[], wish: Kind | null): Draft {
  const kind = kindOf(draft, deed, wish);
  const lefts = fitting(draft, deed, kind).map((plan) => rest(plan.targets, deed) ?? []);
  const forced = (lefts[0] ?? []).filter(
    (target) => kind !== null && target.startsWith("cell-") && lefts.every((left) => left.includes(target)),
  );
  return { ...draft, kind, chosen: [...deed, ...forced], covered: [], before: draft };
}

function without(draft: Draft, deed: readonly string[], target: string): Draft {
  let left = target === "privilege" ? [] : deed.filter((other) => other !== target);
  const line = draft.kind === "take" && target.startsWith("cell-");
  if (line && !fitting(draft, left, "take").some((plan) => plan.targets.length === left.length)) left = [];
  return { ...draft, kind: kindOf(draft, left), chosen: left, covered: [], before: draft };
}

/** The target in the place of others like it, beside what still fits, or alone. */
function instead(draft: Draft, deed: readonly string[], target: string): Draft {
  const others = deed.filter((other) => family(draft, other) !== family(draft, target));
  const together = target === "privilege" ? [target, ...others] : [...others, target];
  for (const wish of [draft.kind, null]) {
    if (fitting(draft, together, wish).length) return filled(draft, together, wish);
  }
  return filled(draft, [target], null);
}

/** Targets of one family take each other's place. */
function family(draft: Draft, target: string): string {
  if (targetPlace(target) !== null) return "place";
  return letterAt(draft, target) === draft.game.letters.at(-1) ? "gold" : (target.split("-")[0] ?? "");
}

/** Whether more than one target of a family belongs to the draft, so that another one must fit to those. */
function gathers(draft: Draft): boolean {
  return draft.kind === "take" || draft.kind === "privilege";
}

// --- Tokens ---

function placeOf(draft: Draft): string | null {
  return draft.chosen.map(targetPlace).find((place) => place !== null) ?? null;
}

function tokensOf(draft: Draft): readonly number[] {
  return draft.view.position.players[draft.view.seat ?? -1]?.tokens ?? [];
}

/** The person's tokens after what is chosen and paid, before anything is given back. */
function gained(draft: Draft): number[] {
  const { game, view } = draft;
  const taken = countsOf(
    game,
    draft.chosen.map((target) => letterAt(draft, target)),
  );
  const paid = payment(draft)?.tokens ?? [];
  const gold = game.letters.length - 1;
  const bonus = draft.kind === "reserve" ? traitsOf(game.name).supply.goldWith(view.position) : 0;
  return tokensOf(draft).map(
    (count, colour) => count + (taken[colour] ?? 0) + (colour === gold ? bonus : 0) - (paid[colour] ?? 0),
  );
}

/** The letter of the token that a target gives to the person; empty for all others. */
function letterAt({ game, view }: Draft, target: string): string {
  const stolen = /^theirs-(.)$/.exec(target)?.[1];
  return stolen ?? traitsOf(game.name).supply.letterAt(target, game, view.position);
}

function given(draft: Draft): number[] {
  return [...draft.game.letters].map((letter) => times(draft, `held-${letter}`));
}

/** The targets of tokens that can be given back now. */
function returnable(draft: Draft): string[] {
  const due = returning(draft);
  if (!due || total(due.given) >= due.due) return [];
  const left = purse(draft);
  // Colours before the last one that went back are settled.
  const first = draft.kind === "return" ? (draft.view.position.pending.cursor ?? 0) : 0;
  return [...draft.game.letters]
    .filter((_, colour) => colour >= first && (left[colour] ?? 0) > 0)
    .map((letter) => `held-${letter}`);
}
