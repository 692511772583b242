import { game, scenes, type Scene } from "#tests/fixtures/index.ts";
import { describe, expect, it } from "vitest";
import type { View } from "../wire/types.ts";
import {
  back,
  begin,
  choose,
  clear,
  cover,
  held,
  moves,
  onward,
  open,
  options,
  payment,
  press,
  purse,
  returning,
  times,
  type Draft,
} from "./draft.ts";
import { total } from "./tokens.ts";

const start = ({ view, game, settings }: Scene) => begin(view, game, settings);

/** Every draft one step away that goes on with this one. */
function steps(draft: Draft): Draft[] {
  return [
    ...[...onward(draft)].map((target) => press(draft, target)),
    ...(draft.kind === null ? options(draft).map(({ kind }) => choose(draft, kind)) : []),
    ...(payment(draft)?.more ?? []).map((letter) => cover(draft, letter, 1)),
  ];
}

function key(draft: Draft): string {
  const { chosen, kind, covered } = draft;
  return JSON.stringify([chosen[0], [...chosen].sort(), kind, covered]);
}

/** Every draft that can be reached by going on. */
function reachable(scene: Scene): Draft[] {
  const found = new Map<string, Draft>();
  const waiting = [start(scene)];
  for (let draft = waiting.pop(); draft; draft = waiting.pop()) {
    if (found.has(key(draft))) continue;
    found.set(key(draft), draft);
    waiting.push(...steps(draft));
  }
  return [...found.values()];
}

/** Repeatable numbers from 0 to 1. */
function* chance(seed: number): Generator<number, never> {
  for (let state = seed + 1; ;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

function someOf<T>(things: readonly T[], random: Generator<number, never>): T | undefined {
  return things[Math.floor(random.next().value * things.length)];
}

describe.each(scenes)("$name", (scene) => {
  const drafts = reachable(scene);

  it("reaches exactly the turns that the game accepts", () => {
    const sent = new Set(drafts.flatMap((draft) => moves(draft) ?? []));
    expect([...sent].sort()).toEqual([...scene.turns].sort());
  });

  it("reaches every legal move", () => {
    const first = new Set([...scene.turns].map((text) => text.split(", ")[0]));
    expect(scene.view.legal_moves.filter((move) => !first.has(move))).toEqual([]);
  });

  it("never leads to a dead end", () => {
    const dead = drafts.filter((draft) => moves(draft) === null && steps(draft).length === 0);
    expect(dead.map(key)).toEqual([]);
  });

  it("sends nothing that is not accepted, whatever is pressed", () => {
    const random = chance(scene.turns.size);
    let draft = start(scene);
    for (let step = 0; step < 80; step++) {
      const paid = payment(draft);
      const alternatives = [
        ...[...open(draft)].map((target) => () => press(draft, target)),
        ...options(draft).map(
          ({ kind }) =>
            () =>
              choose(draft, kind),
        ),
        ...(paid?.more ?? []).map((letter) => () => cover(draft, letter, 1)),
        ...(paid?.fewer ?? []).map((letter) => () => cover(draft, letter, -1)),
      ];
      const next = someOf(alternatives, random)?.();
      if (!next) break;
      expect(back(next)).toBe(draft);
      draft = next;
      const text = moves(draft);
      if (text !== null) expect(scene.turns).toContain(text);
      expect(held(draft)).toBe(total(purse(draft)));
      expect(Math.min(...purse(draft))).toBeGreaterThanOrEqual(0);
      const pressable = open(draft);
      expect(draft.chosen.filter((target) => !pressable.has(target))).toEqual([]);
    }
    expect(clear(draft).chosen).toEqual([]);
  });

  it("offers no press that changes nothing", () => {
    const idle = drafts
      .slice(0, 40)
      .filter((draft) => [...open(draft)].some((target) => press(draft, target) === draft));
    expect(idle.map(key)).toEqual([]);
    const draft = start(scene);
    expect(press(draft, "bank-x")).toBe(draft);
  });
});

// --- Some presses in full ---

const splendor = game("splendor");
const duel = game("duel");

function scene(wanted: (scene: Scene) => boolean): Scene {
  const found = scenes.find(wanted);
  if (!found) throw new Error("the fixture has no such position");
  return found;
}

/** A scene of Splendor with other tokens, cards or moves. */
function table(legal: string[], change: (view: View) => void = () => undefined): Draft {
  const base = scene(({ game, view }) => game.name === "splendor" && view.position.phase === "act");
  const view = structuredClone(base.view);
  view.legal_moves = legal;
  change(view);
  return begin(view, splendor, { ...base.settings, teams: false, choose_payment: true });
}

function mine(view: View, tokens: number[], bonuses: number[] = [0, 0, 0, 0, 0]): void {
  const player = view.position.players[view.seat ?? 0];
  if (!player) throw new Error("nobody there");
  Object.assign(player, { tokens, bonuses, discount: [...bonuses, 0] });
}

const presses = (draft: Draft, ...targets: string[]) => targets.reduce(press, draft);

describe("taking gems", () => {
  const draft = table(["take wbg", "take wbr", "take ww", "take kk"], (view) =>
    mine(view, [0, 0, 0, 0, 0, 0]),
  );

  it("goes on only with colours that complete a take", () => {
    expect(onward(presses(draft, "bank-w"))).toEqual(new Set(["bank-w", "bank-b", "bank-g", "bank-r"]));
    expect(onward(presses(draft, "bank-w", "bank-b"))).toEqual(new Set(["bank-g", "bank-r"]));
    expect(moves(presses(draft, "bank-w", "bank-b"))).toBeNull();
  });

  it("writes the colours in their order, however they were pressed", () => {
    expect(moves(presses(draft, "bank-g", "bank-w", "bank-b"))).toBe("take wbg");
  });

  it("takes two with a second press, and puts them back with a third", () => {
    const two = presses(draft, "bank-w", "bank-w");
    expect(moves(two)).toBe("take ww");
    expect(times(two, "bank-w")).toBe(2);
    expect(press(two, "bank-w").chosen).toEqual([]);
  });

  it("does not let a colour that fits nothing be pressed, but another kind of move", () => {
    const two = presses(draft, "bank-w", "bank-b");
    expect(open(two).has("bank-k")).toBe(false);
    const other = table(["take wbg", "buy 1a", "reserve 1a"]);
    expect(presses(other, "bank-w", "card-1a").chosen).toEqual(["card-1a"]);
  });

  it("counts to the limit and asks for the rest at once", () => {
    const full = table(["take wbg"], (view) => mine(view, [2, 2, 2, 2, 1, 0]));
    const taken = presses(full, "bank-w", "bank-b", "bank-g");
    expect(held(taken)).toBe(12);
    expect(returning(taken)).toEqual({ due: 2, given: [0, 0, 0, 0, 0, 0], optional: false });
    expect(moves(taken)).toBeNull();
    const given = presses(taken, "held-k", "held-w");
    expect(held(given)).toBe(10);
    expect(moves(given)).toBe("take wbg, return w, return k");
    expect(open(given).has("held-r")).toBe(false);
    expect(presses(given, "held-k").chosen).not.toContain("held-k");
    expect(presses(given, "bank-g").chosen).toEqual(["bank-w", "bank-b"]);
  });
});

describe("a card that can be bought or reserved", () => {
  const draft = press(table(["reserve 1a", "buy 1a", "reserve 1t"]), "card-1a");

  it("asks which", () => {
    expect(draft.kind).toBeNull();
    expect(moves(draft)).toBeNull();
    expect(
      options(draft)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(["buy", "reserve"]);
  });

  it("can be decided, and decided otherwise", () => {
    expect(moves(choose(draft, "reserve"))).toBe("reserve 1a");
    expect(moves(choose(choose(draft, "reserve"), "buy"))).toMatch(/^buy 1a/);
    expect(choose(draft, "take")).toBe(draft);
  });

  it("gives way to another card", () => {
    expect(moves(press(draft, "deck-1"))).toBe("reserve 1t");
  });

  it("lets tokens wait until the next card is revealed", () => {
    const full = table(["reserve 1t"], (view) => {
      mine(view, [2, 2, 2, 2, 2, 0]);
      if (view.position.game === "splendor") view.position.bank[5] = 1;
    });
    const kept = press(full, "deck-1");
    expect(returning(kept)).toMatchObject({ due: 1, optional: true });
    expect(moves(kept)).toBe("reserve 1t");
    expect(moves(press(kept, "held-o"))).toBe("reserve 1t, return o");
  });
});

describe("paying", () => {
  const cost = [0, 1, 1, 1, 1, 0];
  const sold = splendor.cards.findIndex((card) => String(card.cost) === String(cost));
  const shop = (tokens: number[], bonuses?: number[]) =>
    press(
      table(["buy 1a"], (view) => {
        mine(view, tokens, bonuses);
        if (view.position.game === "splendor" && view.position.market[0]) view.position.market[0][0] = sold;
      }),
      "card-1a",
    );

  it("uses as little gold as possible", () => {
    expect(payment(shop([0, 1, 1, 1, 1, 0]))).toMatchObject({ card: sold, due: cost, tokens: cost });
    expect(payment(shop([0, 1, 1, 0, 0, 2]))).toMatchObject({ tokens: [0, 1, 1, 0, 0, 2], choice: false });
    expect(moves(shop([0, 1, 1, 0, 0, 2]))).toBe("buy 1a");
  });

  it("takes the discount off", () => {
    expect(payment(shop([0, 0, 0, 0, 1, 0], [0, 1, 1, 3, 0]))).toMatchObject({
      due: [0, 0, 0, 0, 1, 0],
      tokens: [0, 0, 0, 0, 1, 0],
    });
  });

  it("covers gems with gold that is left, up and down", () => {
    const draft = shop([0, 1, 1, 1, 1, 2]);
    expect(payment(draft)).toMatchObject({ choice: true, more: ["b", "g", "r", "k"], fewer: [] });
    expect(moves(draft)).toBe("buy 1a, pay");
    const covered = cover(cover(draft, "k", 1), "b", 1);
    expect(moves(covered)).toBe("buy 1a, cover b, cover k, pay");
    expect(payment(covered)).toMatchObject({ tokens: [0, 0, 1, 1, 0, 2], more: [], fewer: ["b", "k"] });
    expect(purse(covered)).toEqual([0, 1, 0, 0, 1, 0]);
    expect(moves(cover(covered, "b", -1))).toBe("buy 1a, cover k, pay");
    expect(cover(covered, "g", 1)).toBe(covered);
    expect(back(covered).covered).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it("goes on from where the server stands", () => {
    const paying = scene(({ view }) => view.position.phase === "pay");
    const draft = start(paying);
    expect(draft.kind).toBe("pay");
    expect(payment(draft)?.tokens).toEqual(paying.view.position.pending.payment);
    expect(moves(draft)).toBe("pay");
  });

  it("counts the partner's bonuses in teams", () => {
    const teams = scene(
      ({ settings, view }) =>
        Boolean(settings["teams"]) &&
        view.legal_moves.some((move) => /^buy [123]/.test(move)) &&
        total(view.position.players[(view.seat ?? 0) ^ 2]?.bonuses ?? []) > 0,
    );
    const buy = teams.view.legal_moves.find((move) => /^buy [123]/.test(move)) ?? "";
    const bought = choose(press(start(teams), `card-${buy.slice(4)}`), "buy");
    const { position, seat } = teams.view;
    const [own, partner] = [position.players[seat ?? 0], position.players[(seat ?? 0) ^ 2]];
    const face = teams.game.cards[payment(bought)?.card ?? -1];
    const due = face?.cost.map((count, colour) =>
      Math.max(0, count - (own?.bonuses[colour] ?? 0) - (partner?.bonuses[colour] ?? 0)),
    );
    expect(payment(bought)?.due).toEqual(due);
  });
});

describe("Duel", () => {
  const board = ["white blue green gold red", "white - - - -", "white - - - gold"].map((row) =>
    row.split(" ").map((name) => (name === "-" ? null : name)),
  );
  const legal = [
    ...["take a1", "take b1", "take c1", "take e1", "take a1-b1", "take b1-c1", "take a1-c1", "take a1-a3"],
    ...["gold d1", "gold e3", "privilege a1", "privilege b1", "privilege c1", "replenish", "buy 1a"],
  ];
  function duelTable(moves: string[]): Draft {
    const base = scene(({ game, view }) => game.name === "duel" && view.position.phase === "act");
    const view = structuredClone(base.view);
    view.legal_moves = moves;
    mine(view, [0, 0, 0, 0, 0, 0, 0]);
    if (view.position.game === "duel") {
      view.position.board = board;
      for (const player of view.position.players) player.privileges = 2;
    }
    return begin(view, duel, base.settings);
  }
  const draft = duelTable(legal);

  it("takes a line, cell by cell, in any order", () => {
    expect(moves(presses(draft, "cell-b1"))).toBe("take b1");
    expect(moves(presses(draft, "cell-b1", "cell-a1"))).toBe("take a1-b1");
    expect(moves(presses(draft, "cell-b1", "cell-a1", "cell-c1"))).toBe("take a1-c1");
    expect(open(presses(draft, "cell-a1")).has("cell-e1")).toBe(false);
  });

  it("fills the middle of a line when its ends are pressed", () => {
    const line = presses(draft, "cell-c1", "cell-a1");
    expect(moves(line)).toBe("take a1-c1");
    expect(back(line).chosen).toEqual(["cell-c1"]);
    expect(press(line, "cell-b1").chosen).toEqual([]);
    expect(moves(press(line, "cell-c1"))).toBe("take a1-b1");
  });

  it("reserves with a gold, whichever is pressed first", () => {
    const gold = presses(draft, "cell-d1");
    expect(gold.kind).toBe("reserve");
    expect(moves(gold)).toBeNull();
    expect(moves(presses(gold, "card-2a"))).toBe("gold d1, reserve 2a");
    expect(moves(presses(gold, "card-2a", "deck-3"))).toBe("gold d1, reserve 3t");
    const card = presses(draft, "card-2a");
    expect(onward(card)).toEqual(new Set(["cell-d1", "cell-e3"]));
    expect(moves(presses(card, "cell-e3", "cell-d1"))).toBe("gold d1, reserve 2a");
  });

  it("takes the only gold by itself", () => {
    const draft = duelTable(["gold e3", "buy 1a"]);
    expect(moves(presses(draft, "card-2a"))).toBe("gold e3, reserve 2a");
    const both = presses(draft, "card-1a");
    expect(options(both)).toHaveLength(2);
    expect(moves(choose(both, "reserve"))).toBe("gold e3, reserve 1a");
    expect(moves(choose(choose(both, "reserve"), "buy"))).toMatch(/^buy 1a/);
  });

  it("spends privileges in the order of the cells", () => {
    const spent = presses(draft, "privilege", "cell-c1", "cell-a1");
    expect(moves(spent)).toBe("privilege a1, privilege c1");
    expect(open(spent).has("cell-b1")).toBe(false);
    expect(press(spent, "privilege").chosen).toEqual([]);
    expect(moves(presses(draft, "cell-b1", "privilege"))).toBe("privilege b1");
  });

  it("replenishes", () => {
    expect(moves(presses(draft, "cell-b1", "replenish"))).toBe("replenish");
  });
});

describe("whoever does not decide", () => {
  it("can press nothing", () => {
    const base = scenes[0];
    if (!base) throw new Error("no scene");
    const draft = begin({ ...base.view, legal_moves: [] }, base.game, base.settings);
    expect(open(draft).size).toBe(0);
    expect(moves(draft)).toBeNull();
    expect(press(draft, "bank-w")).toBe(draft);
    const spectator = begin({ ...base.view, seat: null, legal_moves: [] }, base.game, base.settings);
    expect(held(spectator)).toBe(0);
  });
});
