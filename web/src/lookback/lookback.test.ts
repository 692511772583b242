import { game } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import { usual } from "../game/settings.ts";
import type { PlayedGame, Seat } from "../wire/types.ts";
import { choices, EVERYTHING, fits, read, written } from "./filters.ts";
import { firstColour, gamesOf, turnOf, type Game } from "./games.ts";
import {
  byBot,
  byFirstCard,
  byGame,
  byPerson,
  byTurn,
  overTime,
  share,
  tallied,
  total,
} from "./statistics.ts";

const splendor = game("splendor");
const duel = game("duel");
const NOON = new Date(2026, 10, 16, 12).getTime() / 1000;
const DAY = 86_400;

const seat = (name: string, more: Partial<Seat> = {}): Seat => ({
  kind: "person",
  name,
  bot: null,
  yours: false,
  away: false,
  online: true,
  replaceable: null,
  ...more,
});
const me = seat("Ada", { yours: true });
const bot = (kind: string) => seat(kind, { kind: "bot", bot: kind });

let count = 0;
function played(more: Partial<PlayedGame> = {}, winners = [0]): PlayedGame {
  count += 1;
  const seats = more.seats ?? [me, bot("level-3")];
  return {
    id: `t${count}`,
    game: "splendor",
    settings: usual(splendor),
    status: "over",
    created: NOON,
    updated: NOON,
    clock: null,
    seats,
    your_turn: false,
    outcome: { winners, scores: seats.map(() => 9), reason: "target", seat: null },
    based: false,
    gave_up: false,
    opening: { starter: 0, cards: seats.map(() => 0) },
    ...more,
  };
}
const all = (...games: PlayedGame[]): Game[] => gamesOf(games, [splendor, duel]);
const one = (given: PlayedGame): Game => {
  const [found] = all(given);
  if (!found) throw new Error("this is no game");
  return found;
};

beforeAll(() => setLanguage("en"));

describe("a game of one's own", () => {
  it("is won, lost, drawn, or still goes on", () => {
    expect(one(played()).standing).toBe("won");
    expect(one(played({}, [1])).standing).toBe("lost");
    expect(one(played({}, [0, 1])).standing).toBe("draw");
    expect(one(played({}, [])).standing).toBe("none");
    expect(one(played({ status: "playing", outcome: null })).standing).toBe("running");
    expect(one(played({ status: "waiting", outcome: null })).standing).toBe("running");
    expect(one(played({ seats: [me, { ...me, name: "Ben" }] })).standing).toBe("others");
  });

  it("is lost by whoever gave up, whatever became of it", () => {
    const seats = [seat("Ada", { kind: "bot", bot: "level-4" }), bot("level-1"), bot("level-1")];
    expect(one(played({ seats, gave_up: true })).standing).toBe("lost");
  });

  it("is none where nobody ever played, or this page does not know the game", () => {
    const closed = { winners: [], scores: [], reason: "closed", seat: null };
    expect(all(played({ outcome: closed }), played({ game: "pocket" }))).toEqual([]);
    expect(all(played({ outcome: null, seats: [me, seat("", { kind: "open" })] }))).toEqual([]);
    // A game from before lists told how it ended.
    expect(all(played({ outcome: null })).map(({ standing }) => standing)).toEqual(["none"]);
  });

  it("knows who is against one, partners left aside", () => {
    const seats = [me, bot("level-1"), bot("level-2"), seat("Eve")];
    const settings = { ...usual(splendor), teams: true };
    expect(one(played({ seats, settings })).opponents.map(({ name }) => name)).toEqual(["level-1", "Eve"]);
    expect(one(played({ seats })).opponents).toHaveLength(3);
  });

  it("knows how it was opened", () => {
    const seats = [bot("level-1"), me, bot("level-1")];
    const opened = one(played({ seats, opening: { starter: 2, cards: [null, 8, 0] } }));
    expect(turnOf(opened)).toBe(2);
    expect(firstColour(opened)).toBe(splendor.cards[8]?.bonus);
    const bought = one(played({ seats, opening: { starter: 1, cards: [1, null, 2] } }));
    expect([turnOf(bought), firstColour(bought)]).toEqual([0, null]);
    const unknown = one(played({ opening: null }));
    expect([turnOf(unknown), firstColour(unknown)]).toEqual([null, null]);
  });
});

describe("filters", () => {
  const games = all(
    played(),
    played({ game: "duel", settings: usual(duel), seats: [me, seat("Eve")] }, [1]),
    played({ seats: [me, bot("level-8")], settings: { ...usual(splendor), ...splendor.variants["quick"] } }),
    played({ status: "playing", outcome: null }),
  );
  const found = (filters: Partial<typeof EVERYTHING>) =>
    games.flatMap((each, number) => (fits(each, { ...EVERYTHING, ...filters }) ? [number] : []));

  it("let through what fits all of them", () => {
    expect(found({})).toEqual([0, 1, 2, 3]);
    expect(found({ game: "duel" })).toEqual([1]);
    expect(found({ result: "won" })).toEqual([0, 2]);
    expect(found({ result: "running" })).toEqual([3]);
    expect(found({ against: "people" })).toEqual([1]);
    expect(found({ against: "bots" })).toEqual([0, 2, 3]);
    expect(found({ against: "level-8" })).toEqual([2]);
    expect(found({ rules: "quick" })).toEqual([2]);
    expect(found({ game: "duel", result: "won" })).toEqual([]);
  });

  it("offer what there is", () => {
    expect(choices(games)).toEqual({
      games: ["splendor", "duel"],
      bots: ["level-3", "level-8"],
      rules: ["quick", "standard"],
    });
  });

  it("are in the address", () => {
    const there = (query: string) => read(new URL(`/games${query}`, "http://table.example"));
    const filters = { ...EVERYTHING, game: "duel", against: "level-3" };
    expect(written(filters, 2)).toBe("?game=duel&against=level-3&page=3");
    expect(there(written(filters, 2))).toEqual({ filters, page: 2 });
    expect(written(EVERYTHING, 0)).toBe("");
    for (const query of ["", "?page=0", "?page=x", "?page=-3"]) {
      expect(there(query)).toEqual({ filters: EVERYTHING, page: 0 });
    }
  });
});

describe("statistics", () => {
  const three = [me, bot("level-3"), bot("level-8")];
  const games = all(
    played(),
    played({}, [1]),
    played({}, [0, 1]),
    played({ seats: three }),
    played({ game: "duel", settings: usual(duel), seats: [seat("Eve"), me] }, [1]),
    played({ status: "playing", outcome: null }),
    played({}, []),
  );

  it("count what was decided; a draw is half a victory", () => {
    const tally = tallied(games);
    expect(tally).toEqual({ won: 3, draw: 1, lost: 1 });
    expect([total(tally), share(tally)]).toEqual([5, 0.7]);
    expect(share(tallied([]))).toBe(0);
  });

  it("go by game, and by each opponent once", () => {
    expect(byGame(games)).toEqual([
      { key: "splendor", won: 2, draw: 1, lost: 1 },
      { key: "duel", won: 1, draw: 0, lost: 0 },
    ]);
    expect(byBot(games)).toEqual([
      { key: "level-3", won: 2, draw: 1, lost: 1 },
      { key: "level-8", won: 1, draw: 0, lost: 0 },
    ]);
    expect(byPerson(games)).toEqual([{ key: "Eve", won: 1, draw: 0, lost: 0 }]);
    const twice = all(played({ seats: [me, bot("level-1"), bot("level-1")] }));
    expect(byBot(twice)).toEqual([{ key: "level-1", won: 1, draw: 0, lost: 0 }]);
  });

  it("leave out what was played on from a position", () => {
    const based = all(played({ based: true }), played({ based: true, gave_up: true }));
    expect(based.map(({ standing }) => standing)).toEqual(["won", "lost"]);
    const both = [...games, ...based];
    expect(tallied(both)).toEqual(tallied(games));
    for (const by of [byGame, byBot, byPerson, byTurn, byFirstCard]) expect(by(both)).toEqual(by(games));
    expect(overTime(both)).toEqual(overTime(games));
  });

  it("go by how one opened", () => {
    expect(byTurn(games).map(({ key }) => key)).toEqual(["0", "1"]);
    const blue = splendor.cards.findIndex(({ bonus }) => bonus === "blue");
    const white = splendor.cards.findIndex(({ bonus }) => bonus === "white");
    const opened = all(
      played({ opening: { starter: 0, cards: [blue, white] } }, [1]),
      played({ opening: { starter: 0, cards: [white, blue] } }),
      played({ opening: { starter: 0, cards: [null, blue] } }),
    );
    expect(byFirstCard(opened)).toEqual([
      { key: "white", won: 1, draw: 0, lost: 0 },
      { key: "blue", won: 0, draw: 0, lost: 1 },
    ]);
  });

  it("go by days, weeks or months, whichever fit", () => {
    const after = (...days: number[]) =>
      overTime(all(...days.map((day) => played({ updated: NOON - day * DAY }))));
    expect(after()).toEqual({ unit: "day", periods: [] });
    const days = after(0, 2, 2);
    expect([days.unit, ...days.periods.map(total)]).toEqual(["day", 2, 0, 1]);
    const weeks = after(0, 1, 7, 40);
    expect(weeks.unit).toBe("week");
    expect(weeks.periods.map(total).reduce((sum, each) => sum + each)).toBe(4);
    expect(weeks.periods.every(({ start }) => start.getDay() === 1)).toBe(true);
    // From late on one day to early on another there are more days than have passed.
    const edges = overTime(
      all(played({ updated: NOON - 12 * DAY + 11 * 3600 }), played({ updated: NOON - 11 * 3600 })),
    );
    expect([edges.unit, edges.periods.map(total).reduce((sum, each) => sum + each)]).toEqual(["week", 2]);
    const months = after(0, 100, 900);
    expect([months.unit, months.periods.length]).toEqual(["month", 12]);
    expect(months.periods.map(total).reduce((sum, each) => sum + each)).toBe(2);
    expect(months.periods.at(-1)?.start).toEqual(new Date(2026, 10, 1));
  });
});
