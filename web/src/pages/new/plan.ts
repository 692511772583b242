/** A table that is being laid out: who sits where, by which rules, with which clock. Pure and immutable. */

import { usual, type Value } from "../../game/settings.ts";
import { isTooLong, NAME_LENGTH } from "../../names.ts";
import type { Company } from "../../route.ts";
import type { BotInfo, ClockPlan, GameInfo, NewTable, SeatPlan, SettingShape } from "../../wire/types.ts";

/** A seat keeps the name and the bot it had, so that changing one's mind loses nothing. */
export interface PlannedSeat {
  readonly kind: SeatPlan["kind"];
  readonly name: string;
  readonly bot: string;
}

/** Thinking time as people say it: minutes, and seconds a turn. */
export interface PlannedClock {
  readonly minutes: number | null;
  readonly seconds: number | null;
}

export interface Plan {
  readonly game: GameInfo;
  /** Every setting of the game has a value here; null is a number that is not there yet. */
  readonly settings: Readonly<Record<string, Value | null>>;
  readonly seats: readonly PlannedSeat[];
  readonly start: number | "random";
  readonly listed: boolean;
  readonly clock: PlannedClock | null;
  /** Whether hints are allowed; null is as usual. */
  readonly hints: boolean | null;
}

/** What is wrong, and where: the id of a message with its variables. */
export interface Flaw {
  readonly at: string;
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export const LONGEST_CLOCK = 240;
export const LONGEST_INCREMENT = 600;
export const CLOCKS: readonly { minutes: number; seconds: number }[] = [
  { minutes: 3, seconds: 5 },
  { minutes: 10, seconds: 10 },
  { minutes: 20, seconds: 20 },
];

/** A first plan: me, and bots, open seats or people on this screen around me. */
export function firstPlan(game: GameInfo, company: Company, bot: string): Plan {
  const kind = ({ bots: "bot", friends: "open", screen: "local" } as const)[company];
  const players = game.player_counts[0] ?? 2;
  const seats = Array.from({ length: players }, (_, number) => seat(number === 0 ? "me" : kind, bot));
  return { game, settings: usual(game), seats, start: "random", listed: false, clock: null, hints: null };
}

function seat(kind: PlannedSeat["kind"], bot: string): PlannedSeat {
  return { kind, name: "", bot };
}

/**
 * The same table for another game: the people stay as far as there are seats for them, and so do those bots
 * that are offered for it; in place of the others comes the usual one.
 */
export function withGame(
  plan: Plan,
  game: GameInfo,
  offered: readonly Pick<BotInfo, "name">[],
  bot: string,
): Plan {
  const stays = (seat: PlannedSeat) => offered.some(({ name }) => name === seat.bot);
  const seats = plan.seats.map((seat) => (stays(seat) ? seat : { ...seat, bot }));
  const fresh = { ...plan, game, settings: usual(game), seats };
  return withPlayers(fresh, nearest(game.player_counts, plan.seats.length));
}

function nearest(counts: readonly number[], wanted: number): number {
  const fitting = counts.filter((count) => count <= wanted);
  return fitting.length ? Math.max(...fitting) : Math.min(...counts);
}

/** Seats are added and removed at the end; a new one is like the last. */
export function withPlayers(plan: Plan, players: number): Plan {
  const last = plan.seats.at(-1);
  const kind = last === undefined || last.kind === "me" ? "open" : last.kind;
  const extra = Math.max(0, players - plan.seats.length);
  const added = Array.from({ length: extra }, () => seat(kind, last?.bot ?? ""));
  const seats = [...plan.seats.slice(0, players), ...added];
  const start = typeof plan.start === "number" && plan.start >= seats.length ? "random" : plan.start;
  return { ...plan, seats, start };
}

/** Changes a seat. One can sit on one seat only: taking it opens the seat where one was. */
export function withSeat(plan: Plan, number: number, change: Partial<PlannedSeat>): Plan {
  const seats = plan.seats.map((old, other) => {
    if (other === number) return { ...old, ...change };
    return change.kind === "me" && old.kind === "me" ? { ...old, kind: "open" as const } : old;
  });
  return { ...plan, seats };
}

/** Rules of the box ("standard") or one of the game's variants; teams bring the table to four. */
export function withVariant(plan: Plan, variant: string): Plan {
  const settings = { ...usual(plan.game), ...plan.game.variants[variant] };
  return settled({ ...plan, settings });
}

export function withSetting(plan: Plan, name: string, value: Value | null): Plan {
  return settled({ ...plan, settings: { ...plan.settings, [name]: value } });
}

function settled(plan: Plan): Plan {
  return plan.settings["teams"] === true && plan.seats.length < 4 ? withPlayers(plan, 4) : plan;
}

/** People on this screen who were given no name get the one that is proposed for their seat. */
export function withNames(plan: Plan, proposed: (seat: number) => string): Plan {
  const seats = plan.seats.map((seat, number) =>
    seat.kind === "local" && !seat.name.trim() ? { ...seat, name: proposed(number) } : seat,
  );
  return { ...plan, seats };
}

export function needsOthers(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.kind === "open");
}

/** Whether people play against people, so that it matters who gets hints. */
export function hasRivals(plan: Plan): boolean {
  return plan.seats.filter((seat) => seat.kind !== "bot").length > 1;
}

/** Hints are usual where nobody comes from elsewhere. */
export function allowsHints(plan: Plan): boolean {
  return plan.hints ?? !needsOthers(plan);
}

/** What keeps the table from being opened; empty when all is well. `me` is the person's own name. */
export function flaws(plan: Plan, me: string): Flaw[] {
  const found = plan.game.settings.flatMap((shape) => settingFlaw(shape, plan.settings[shape.name] ?? null));
  if (plan.settings["teams"] === true && plan.seats.length !== 4) {
    found.push({ at: "teams", code: "error-team-players", values: { players: plan.seats.length } });
  }
  if (plan.seats.every((seat) => seat.kind === "bot")) {
    found.push({ at: "seat-0", code: "error-table-nobody", values: {} });
  }
  found.push(...nameFlaws(plan, me));
  if (plan.clock) found.push(...clockFlaws(plan.clock));
  return found;
}

function settingFlaw(shape: SettingShape, value: Value | null): Flaw[] {
  if (shape.kind !== "number" || whole(value, shape.low, shape.high)) return [];
  return [{ at: shape.name, code: "plan-number", values: { low: shape.low, high: shape.high } }];
}

function whole(value: Value | null, low: number, high: number): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= low && value <= high;
}

function nameFlaws(plan: Plan, me: string): Flaw[] {
  const taken = new Set(plan.seats.some((seat) => seat.kind === "me") ? [folded(me)] : []);
  return plan.seats.flatMap((seat, number): Flaw[] => {
    if (seat.kind !== "local") return [];
    const name = seat.name.trim();
    const at = `seat-${number}`;
    if (isTooLong(name)) return [{ at, code: "plan-name-long", values: NAME_LENGTH }];
    if (taken.has(folded(name))) return [{ at, code: "plan-name-twice", values: { name } }];
    taken.add(folded(name));
    return [];
  });
}

function folded(name: string): string {
  return name.trim().toLocaleLowerCase();
}

function clockFlaws(clock: PlannedClock): Flaw[] {
  const found: Flaw[] = [];
  if (!whole(clock.minutes, 1, LONGEST_CLOCK)) {
    found.push({ at: "clock-minutes", code: "plan-number", values: { low: 1, high: LONGEST_CLOCK } });
  }
  if (!whole(clock.seconds, 0, LONGEST_INCREMENT)) {
    found.push({ at: "clock-seconds", code: "plan-number", values: { low: 0, high: LONGEST_INCREMENT } });
  }
  return found;
}

/** The plan as the server wants it. Only for a plan without flaws. */
export function newTable(plan: Plan): NewTable {
  const settings = Object.fromEntries(
    Object.entries(plan.settings).filter((entry): entry is [string, Value] => entry[1] !== null),
  );
  return {
    game: plan.game.name,
    settings: { ...settings, start: plan.start },
    seats: plan.seats.map(seatPlan),
    listed: plan.listed,
    clock: plan.clock && clockPlan(plan.clock),
    hints: hasRivals(plan) ? plan.hints : null,
  };
}

function seatPlan(seat: PlannedSeat): SeatPlan {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  return seat.kind === "local" ? { kind: "local", name: seat.name.trim() } : { kind: seat.kind };
}

function clockPlan(clock: PlannedClock): ClockPlan {
  return { initial: 60 * (clock.minutes ?? 0), increment: clock.seconds ?? 0 };
}
