/** What many games add up to: how often one won, in groups that say something. */

import { firstColour, turnOf, type Game } from "./games.ts";

export interface Tally {
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
}

export interface Group extends Tally {
  readonly key: string;
}

const NOTHING: Tally = { won: 0, draw: 0, lost: 0 };

/** How many games of a group were decided for one side or the other. */
export function total({ won, draw, lost }: Tally): number {
  return won + draw + lost;
}

/** The share of them that one has won, 0 to 1; a draw is half a victory. */
export function share(tally: Tally): number {
  const games = total(tally);
  return games === 0 ? 0 : (tally.won + tally.draw / 2) / games;
}

export function tallied(games: readonly Game[]): Tally {
  return games.reduce(added, NOTHING);
}

/** A game that was played on from a position was half played before: it says nothing about who plays well. */
function added(tally: Tally, { standing, played }: Game): Tally {
  return !played.based && (standing === "won" || standing === "draw" || standing === "lost")
    ? { ...tally, [standing]: tally[standing] + 1 }
    : tally;
}

/** The games in groups; one may belong to several, or to none. Groups without a result are left out. */
function grouped(games: readonly Game[], keysOf: (game: Game) => readonly string[]): Group[] {
  const groups = new Map<string, Tally>();
  for (const game of games) {
    for (const key of new Set(keysOf(game))) groups.set(key, added(groups.get(key) ?? NOTHING, game));
  }
  return [...groups].map(([key, tally]) => ({ key, ...tally })).filter((group) => total(group) > 0);
}

export function byGame(games: readonly Game[]): Group[] {
  return grouped(games, ({ played }) => [played.game]);
}

/** The kinds of bots, the weakest first. */
export function byBot(games: readonly Game[]): Group[] {
  const groups = grouped(games, ({ opponents }) =>
    opponents.flatMap(({ kind, bot }) => (kind === "bot" && bot !== null ? [bot] : [])),
  );
  return groups.toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

const PEOPLE_SHOWN = 8;

/** The people whom one has met most often, by their names. */
export function byPerson(games: readonly Game[]): Group[] {
  const groups = grouped(games, ({ opponents }) =>
    opponents.flatMap(({ kind, name }) => (kind === "person" ? [name] : [])),
  );
  return groups.toSorted((a, b) => total(b) - total(a) || (a.key < b.key ? -1 : 1)).slice(0, PEOPLE_SHOWN);
}

/** Whether one began, or moved second, third or fourth: "0" to "3". */
export function byTurn(games: readonly Game[]): Group[] {
  const groups = grouped(games, (game) => {
    const turn = turnOf(game);
    return turn === null ? [] : [String(turn)];
  });
  return groups.toSorted((a, b) => Number(a.key) - Number(b.key));
}

const COLOURS = ["white", "blue", "green", "red", "black", "wild", "none"];

/** The colour of the first card that one bought. */
export function byFirstCard(games: readonly Game[]): Group[] {
  const groups = grouped(games, (game) => {
    const colour = firstColour(game);
    return colour === null ? [] : [colour];
  });
  return groups.toSorted((a, b) => COLOURS.indexOf(a.key) - COLOURS.indexOf(b.key));
}

// --- Over time ---

export type Unit = "day" | "week" | "month";

export interface Period extends Tally {
  /** When it begins. */
  readonly start: Date;
}

const MOST = 12;

/** The latest games by days, weeks or months, whichever lets the most of them be seen; at most a dozen of these. */
export function overTime(games: readonly Game[]): { unit: Unit; periods: Period[] } {
  const decided = games
    .filter((game) => total(tallied([game])) > 0)
    .map((game) => ({ game, time: new Date(1000 * game.played.updated) }));
  const times = decided.map(({ time }) => time.getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  if (decided.length === 0) return { unit: "day", periods: [] };
  const fits = (unit: Unit) => spanned(new Date(first), new Date(last), unit) <= MOST;
  const unit: Unit = fits("day") ? "day" : fits("week") ? "week" : "month";
  const periods: Period[] = [];
  const earliest = begin(new Date(first), unit);
  for (let start = begin(new Date(last), unit); periods.length < MOST && start >= earliest;) {
    const within = decided.filter(({ time }) => begin(time, unit).getTime() === start.getTime());
    periods.unshift({ start, ...tallied(within.map(({ game }) => game)) });
    start = before(start, unit);
  }
  return { unit, periods };
}

/** How many periods there are from the one of a time to that of another, at most one more than are shown. */
function spanned(first: Date, last: Date, unit: Unit): number {
  const earliest = begin(first, unit);
  let count = 1;
  for (let start = begin(last, unit); count <= MOST && start > earliest; start = before(start, unit))
    count += 1;
  return count;
}

/** When the day, week (from Monday) or month of a time began, where the person is. */
function begin(time: Date, unit: Unit): Date {
  const [year, month, day] = [time.getFullYear(), time.getMonth(), time.getDate()];
  if (unit === "month") return new Date(year, month);
  return new Date(year, month, unit === "day" ? day : day - ((time.getDay() + 6) % 7));
}

function before(start: Date, unit: Unit): Date {
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()];
  if (unit === "month") return new Date(year, month - 1);
  return new Date(year, month, day - (unit === "day" ? 1 : 7));
}
