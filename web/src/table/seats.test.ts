import { describe, expect, it } from "vitest";
import type { Event, Seat, TableState, View } from "../wire/types.ts";
import { botNumber, handOver, nearSeat, ownSeats, undoSeat } from "./seats.ts";

const seat = (changes: Partial<Seat> = {}): Seat => ({
  kind: "person",
  name: "Ada",
  bot: null,
  yours: false,
  away: false,
  online: true,
  replaceable: null,
  ...changes,
});
const me = seat({ yours: true });
const bot = seat({ kind: "bot", name: "Greedy 2", bot: "greedy" });

/** A position with as many players; those in `secret` hold a card that only they know. */
function view(players: number, toMove: number | null, shown: number | null, secret: number[] = []): View {
  const position = {
    to_move: toMove,
    players: Array.from({ length: players }, (_, number) => ({
      reserved: [{ card: 3, hidden: secret.includes(number), level: 1 }],
    })),
  };
  return { seat: shown, position: position as unknown as View["position"], legal_moves: [] };
}

const table = (seats: Seat[], status: TableState["status"] = "playing") => ({ seats, status }) as TableState;

describe("seats", () => {
  it("are one's own unless a bot plays there", () => {
    expect(ownSeats([me, bot, seat({ yours: true, away: true }), seat()])).toEqual([0]);
  });

  it("are near if their cards are shown, else if they move next", () => {
    expect(nearSeat([bot, me], view(2, 0, 1))).toBe(1);
    expect(nearSeat([me, bot, me], view(3, 1, null))).toBe(2);
    expect(nearSeat([me, bot, me], view(3, 2, null))).toBe(2);
    expect(nearSeat([bot, bot], view(2, 1, null))).toBe(0);
  });
});

describe("a shared screen", () => {
  it("is handed over when the next person has a card to hide", () => {
    expect(handOver(table([me, me]), view(2, 1, null, [1]))).toEqual({ seat: 1, secret: true });
  });

  it("just goes on when there is nothing to hide", () => {
    expect(handOver(table([me, me]), view(2, 1, null, [0]))).toEqual({ seat: 1, secret: false });
  });

  it("stays where the cards are shown already, and while a bot thinks", () => {
    expect(handOver(table([me, me]), view(2, 1, 1, [1]))).toBeNull();
    expect(handOver(table([me, me, bot]), view(3, 2, null, [1]))).toBeNull();
    expect(handOver(table([me, me], "over"), view(2, null, null, [1]))).toBeNull();
  });

  it("is no matter for somebody with one seat", () => {
    expect(handOver(table([me, seat()]), view(2, 0, 0, [0]))).toBeNull();
    expect(handOver(table([seat(), seat()]), view(2, 0, null, [0]))).toBeNull();
  });
});

describe("taking back", () => {
  const move = (by: number) => ({ kind: "move", seat: by }) as Event;

  it("is for the own seat that decided last", () => {
    expect(undoSeat([me, me, bot], [move(0), move(1), move(2)])).toBe(1);
    expect(undoSeat([me, bot], [])).toBe(0);
    expect(undoSeat([seat(), bot], [move(0)])).toBeNull();
  });
});

it("a bot is told by its number, a person by their name", () => {
  expect(botNumber(bot)).toBe(" 2");
  expect(botNumber(seat({ kind: "bot", name: "Greedy", bot: "greedy" }))).toBe("");
  expect(botNumber(me)).toBeNull();
});
