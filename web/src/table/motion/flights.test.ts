import { describe, expect, it } from "vitest";
import type { Deed, DuelPosition, Event, GameInfo, MoveEvent, SplendorPosition } from "../../wire/types.ts";
import { ends, flights, lastTouched, standing, PAUSE, STAGGER } from "./flights.ts";

const face = { level: 2, bonus: "white", bonus_count: 1, points: 0, crowns: 0, abilities: [], cost: [] };
const rules = { player_counts: [2], settings: [], variants: {}, token_limit: 10, verbs: [] };
/** The third deck has a name of its own. */
const decks = [1, 2, 3].map((level) => ({
  name: level === 3 ? "e3" : String(level),
  level,
  pool: `level${level}`,
  row: 4,
}));
const common = { ...rules, decks, components: {}, numbers: {}, pools: [] };
const plain = { settings: {}, sides: [[0], [1]] };
const splendor: GameInfo = {
  ...common,
  name: "splendor",
  tokens: ["white", "blue", "green", "red", "black", "gold"],
  letters: "wbgrko",
  cards: [{ ...face, level: 1 }, face, { ...face, level: 3 }],
};
const duel: GameInfo = {
  ...splendor,
  name: "duel",
  tokens: ["white", "blue", "green", "red", "black", "pearl", "gold"],
  letters: "wbgrkpo",
};

const splendorPosition: SplendorPosition = {
  ...plain,
  game: "splendor",
  start: 0,
  turn: 1,
  to_move: 0,
  phase: "act",
  pending: { passes: 0, closing: null },
  bank: [4, 4, 4, 4, 4, 5],
  players: [],
  market: [[], [null, null, 1, null], []],
  decks: [36, 26, 16],
  nobles: [7, 3, null],
};
const row = [null, null, null, null, null];
const duelPosition: DuelPosition = {
  ...plain,
  bag_order: null,
  chance: null,
  game: "duel",
  start: 0,
  turn: 1,
  to_move: 0,
  phase: "act",
  pending: { cursor: 0, replenished: false, again: false },
  board: [["red", "white", "pearl", null, null], row, row, row, row],
  bag: {},
  market: [[], [], []],
  decks: [25, 20, 10],
  royals: [0, 1, 2, 3],
  privileges: 1,
  players: [],
};

let number = 0;
const move = (seat: number, deeds: Deed[], more: Partial<MoveEvent> = {}): MoveEvent => {
  number += 1;
  return {
    number,
    time: 0,
    kind: "move",
    seat,
    moves: "",
    deeds,
    decisions: number,
    turn: number,
    ...more,
  };
};
const undo = (decisions: number): Event => ({
  number: 99,
  time: 0,
  kind: "undo",
  seat: 0,
  decisions,
  again: false,
});
const ways = (found: ReturnType<typeof flights>) =>
  found.map(({ what, from, to }) => `${what.kind === "token" ? what.letter : what.kind} ${from} ${to}`);

describe("flights in Splendor", () => {
  const fly = (...deeds: Deed[]) => flights(move(1, deeds), splendor, splendorPosition, splendorPosition);

  it("takes tokens from the bank, one after the other", () => {
    const found = fly({ kind: "take", seat: 1, tokens: [2, 0, 0, 1, 0, 0] });
    expect(ways(found)).toEqual(["w bank-w seat-1-w", "w bank-w seat-1-w", "r bank-r seat-1-r"]);
    expect(found.map((flight) => flight.delay)).toEqual([0, STAGGER, 2 * STAGGER]);
  });

  it("pays to the bank, takes the card and deals the next one", () => {
    const found = fly({ kind: "buy", seat: 1, tokens: [0, 1, 0, 0, 0, 1], place: "2c", card: 2 });
    expect(ways(found)).toEqual([
      "b seat-1-b bank-b",
      "o seat-1-o bank-o",
      "card card-2c seat-1-bonus-w",
      "card deck-2 card-2c",
    ]);
    expect(found[2]?.what).toEqual({ kind: "card", card: 2, level: 3 });
    expect(found[3]).toMatchObject({ what: { kind: "card", card: 1, level: 2 }, settles: true });
  });

  it("shows the back of a card reserved from a deck, and deals nothing", () => {
    const found = fly({ kind: "reserve-top", seat: 1, tokens: [0, 0, 0, 0, 0, 1], place: "e3t" });
    expect(ways(found)).toEqual(["card deck-e3 seat-1-hand", "o bank-o seat-1-o"]);
    expect(found[0]?.what).toEqual({ kind: "card", card: null, level: 3 });
  });

  it("buys from the hand without dealing", () => {
    expect(ways(fly({ kind: "buy", seat: 1, tokens: [], place: "h2", card: 0 }))).toEqual([
      "card seat-1-hand seat-1-bonus-w",
    ]);
  });

  it("finds the place of a noble in the position before", () => {
    expect(ways(fly({ kind: "noble", seat: 1, number: 3 }))).toEqual(["patron noble-2 seat-1-nobles"]);
  });

  it("returns tokens to the bank, after a pause", () => {
    const found = fly(
      { kind: "take", seat: 1, tokens: [1] },
      { kind: "return", seat: 1, tokens: [0, 1], colour: "b" },
    );
    expect(ways(found)).toEqual(["w bank-w seat-1-w", "b seat-1-b bank-b"]);
    expect(found[1]?.delay).toBe(STAGGER + PAUSE);
  });

  it("has nothing to show for what moves nothing", () => {
    expect(
      fly({ kind: "pass", seat: 1 }, { kind: "last-round", seat: 1 }, { kind: "colour", seat: 1 }),
    ).toEqual([]);
  });
});

describe("flights in Duel", () => {
  const fly = (deeds: Deed[], before: DuelPosition | null = duelPosition, after = duelPosition) =>
    ways(flights(move(0, deeds), duel, before, after));

  it("takes each token from its own cell", () => {
    const line: Deed = {
      kind: "take",
      seat: 0,
      tokens: [1, 0, 0, 1, 0, 1, 0],
      cells: ["a1", "b1", "c1"],
    };
    expect(fly([line])).toEqual(["r cell-a1 seat-0-r", "w cell-b1 seat-0-w", "p cell-c1 seat-0-p"]);
  });

  it("uses up the tokens of the deed where the position is too old", () => {
    const line: Deed = { kind: "take", seat: 0, tokens: [1, 0, 1, 0, 0, 0, 0], cells: ["a1", "b1"] };
    expect(fly([line])).toEqual(["g cell-a1 seat-0-g", "w cell-b1 seat-0-w"]);
    expect(fly([line], null)).toEqual(["w cell-a1 seat-0-w", "g cell-b1 seat-0-g"]);
  });

  it("fills the cells from the bag with what lies there afterwards", () => {
    const deed: Deed = { kind: "replenish", seat: 0, tokens: [1, 0, 0, 1, 0, 0, 0], cells: ["a1", "b1"] };
    const found = flights(move(0, [deed]), duel, null, duelPosition);
    expect(ways(found)).toEqual(["r bag cell-a1", "w bag cell-b1"]);
    expect(found.every((flight) => flight.settles)).toBe(true);
  });

  it("puts what is paid or given back into the bag", () => {
    expect(fly([{ kind: "return", seat: 0, tokens: [1], colour: "w" }])).toEqual(["w seat-0-w bag"]);
    expect(fly([{ kind: "buy", seat: 0, tokens: [0, 1], place: "h1", card: 0 }])[0]).toBe("b seat-0-b bag");
  });

  it("steals from the opponent and receives royals", () => {
    expect(fly([{ kind: "steal", seat: 0, tokens: [0, 0, 0, 0, 0, 1, 0] }])).toEqual(["p seat-1-p seat-0-p"]);
    expect(fly([{ kind: "royal", seat: 0, number: 2 }])).toEqual(["patron royal-3 seat-0-royals"]);
  });

  it("gains privileges from the supply while there are some, then from the opponent", () => {
    const gain: Deed = { kind: "gain-privilege", seat: 1 };
    const empty = { ...duelPosition, privileges: 0 };
    expect(fly([gain])).toEqual(["privilege supply seat-1-privileges"]);
    expect(fly([gain], empty)).toEqual(["privilege seat-0-privileges seat-1-privileges"]);
    const spend: Deed = { kind: "privilege", seat: 0, tokens: [0, 0, 0, 1], cells: ["a1"] };
    expect(fly([spend, gain, gain], empty)).toEqual([
      "privilege seat-0-privileges supply",
      "r cell-a1 seat-0-r",
      "privilege supply seat-1-privileges",
      "privilege seat-0-privileges seat-1-privileges",
    ]);
  });
});

describe("ends", () => {
  it("lets a seat stand for its parts, and nothing else for anything else", () => {
    expect(ends("seat-2-w")).toEqual(["seat-2-w", "seat-2"]);
    expect(ends("seen-2-1")).toEqual(["seen-2-1", "seat-2"]);
    expect(ends("seat-2")).toEqual(["seat-2"]);
    expect(ends("bank-w")).toEqual(["bank-w"]);
  });
});

describe("what the others touched", () => {
  const mine = move(0, [{ kind: "take", seat: 0, tokens: [1] }]);
  const second = move(1, [{ kind: "take", seat: 1, tokens: [0, 1, 0, 0, 0, 0] }]);
  const third = move(2, [{ kind: "buy", seat: 2, place: "2c", card: 1, tokens: [] }]);

  it("goes back to one's own last move", () => {
    expect(lastTouched([second, mine, second, third], 0, splendor)).toEqual(new Set(["bank-b", "card-2c"]));
    expect(lastTouched([second, third, mine], 0, splendor)).toEqual(new Set());
  });

  it("is the last turn for somebody who watches", () => {
    const more = move(2, [{ kind: "reserve-top", seat: 2, place: "1t" }], { turn: third.turn });
    expect(lastTouched([mine, second, third, more], null, splendor)).toEqual(new Set(["card-2c", "deck-1"]));
    const extra = move(2, [{ kind: "take", seat: 2, tokens: [1], cells: ["c3"] }]);
    expect(lastTouched([third, extra], null, duel)).toEqual(new Set(["cell-c3"]));
  });

  it("leaves out the cells that were only refilled", () => {
    const refill = move(1, [{ kind: "replenish", seat: 1, tokens: [2], cells: ["a1", "b1"] }]);
    const line = move(1, [{ kind: "take", seat: 1, tokens: [1], cells: ["a1"] }]);
    expect(lastTouched([mine, refill, line], 0, duel)).toEqual(new Set(["cell-a1"]));
  });

  it("forgets what was taken back", () => {
    expect(standing([mine, second, undo(mine.decisions), third])).toEqual([mine, third]);
    expect(lastTouched([mine, second, undo(mine.decisions)], 0, splendor)).toEqual(new Set());
  });
});
