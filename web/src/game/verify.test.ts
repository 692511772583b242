import { finished, game, playedOn, shuffledAgain } from "#tests/fixtures/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { remember, remembered } from "./commitments.ts";
import { commitmentTo, shuffled } from "./shuffles.ts";
import { verify, type Check, type MatchRecord } from "./verify.ts";

describe("the worked example of docs/shuffles.md", () => {
  const secret = "3d95184868740581c2163950e5d5a8166145a5dcd1255ed51ad46ff124102255";
  const upTo = (end: number) => Array.from({ length: end }, (_, number) => number);

  it("has its commitment", () => {
    expect(commitmentTo(secret)).toBe("d3f2b79e500dfc269585da1ccdd330d023b18debdf678ba99475c6765d83bd2d");
  });

  it("has its orders", () => {
    expect(shuffled(secret, "level1", upTo(40)).join(" ")).toBe(
      "23 32 4 20 24 38 28 0 27 5 39 35 2 36 7 19 10 16 15 18 12 3 6 13 34 37 14 29 11 30 26 33 17 1 22 31 8 21 25 9",
    );
    expect(shuffled(secret, "nobles", upTo(10)).join(" ")).toBe("3 5 6 8 0 2 9 7 1 4");
    expect(shuffled(secret, "start", upTo(2))).toEqual([0, 1]);
    expect(shuffled(secret, "refill/1", [0, 0, 1, 2, 4, 5])).toEqual([4, 2, 0, 1, 5, 0]);
  });
});

const name = ({ id, values }: Check) => [id, ...Object.values(values)].join(" ");
const poolName = (pool: string) => pool.replace("level", "deck ");

describe.each(finished)("a finished game of $game for $names", (record) => {
  const check = (changed: Partial<MatchRecord>, published = record.commitment) =>
    verify({ ...record, ...changed }, game(record.game), published);
  const failed = (changed: Partial<MatchRecord>, published = record.commitment) =>
    check(changed, published)
      .filter(({ passed }) => passed === false)
      .map(name);

  it("passes every check", () => {
    const checks = check({});
    expect(checks.map(({ passed }) => passed)).toEqual(checks.map(() => true));
    const names = checks.map(name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(record.orders).map(poolName)));
    expect(checks.filter(({ id }) => id === "refill")).toHaveLength(record.refills.length);
  });

  it("fails with another secret", () => {
    const secret = record.secret?.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) ?? "";
    expect(failed({ secret })).toContain("commitment");
    expect(failed({ secret })).toContain("published");
    // A forged record fits itself, but not what was seen at the start.
    const forged = failed({ secret, commitment: commitmentTo(secret) });
    expect(forged).not.toContain("commitment");
    expect(forged).toContain("published");
  });

  it.each(Object.keys(record.orders))("fails if %s was exchanged", (pool) => {
    const order = [...(record.orders[pool] ?? [])];
    if (pool === "start") order[0] = 1 - (order[0] ?? 0);
    else [order[0], order[order.length - 1]] = [order.at(-1) ?? null, order[0] ?? null];
    // Two equal tokens may be exchanged; then the next to the last differs.
    if (String(order) === String(record.orders[pool])) order.reverse();
    expect(failed({ orders: { ...record.orders, [pool]: order } })).toEqual([poolName(pool)]);
  });

  it("fails if a refill was drawn in another order", () => {
    const index = record.refills.findIndex((refill) => new Set(refill).size > 1);
    if (record.game === "splendor") {
      expect(index).toBe(-1);
      return;
    }
    const refills = record.refills.map((refill, number) =>
      number === index ? [...refill.slice(1), ...refill.slice(0, 1)] : refill,
    );
    expect(failed({ refills })).toEqual([`refill ${index + 1}`]);
  });

  it("can't be decided before the secret is known", () => {
    const checks = check({ secret: null });
    expect(checks.map(({ id }) => id)).toEqual(["commitment", "published", "setup"]);
    expect(checks.every(({ passed }) => passed === null)).toBe(true);
    expect(check({ commitment: null }, null)[0]?.passed).toBeNull();
    expect(check({ secret: "not a secret" })[0]?.passed).toBeNull();
  });
});

describe.each(playedOn)("a game of $record.game, played on after $before decisions", ({ before, record }) => {
  const check = (changed: Partial<MatchRecord>, from = before) =>
    verify({ ...record, ...changed }, game(record.game), record.commitment, from);
  const failed = (changed: Partial<MatchRecord>, from = before) =>
    check(changed, from)
      .filter(({ passed }) => passed === false)
      .map(name);

  it("passes every check but for what was dealt in the other game", () => {
    const checks = check({});
    expect(failed({})).toEqual([]);
    expect(checks.filter(({ passed }) => passed === null).map(name)).toEqual(["dealt"]);
    expect(checks.filter(({ id }) => id === "deck")).toHaveLength(3);
    const refills = record.moves.slice(before).filter((move) => move === "replenish").length;
    expect(checks.filter(({ id }) => id === "refill")).toHaveLength(refills);
  });

  it.each(["level1", "level2", "level3"])("fails if what was left of %s was exchanged", (pool) => {
    const order = [...(record.orders[pool] ?? [])];
    const last = order.length - 1;
    [order[last], order[last - 1]] = [order[last - 1] ?? null, order[last] ?? null];
    expect(failed({ orders: { ...record.orders, [pool]: order } })).toEqual([poolName(pool)]);
  });

  it("passes however decks and verbs are called", () => {
    const played = game(record.game);
    const renamed = {
      ...played,
      decks: played.decks.map((deck) => ({ ...deck, name: `x${deck.name}` })),
      verbs: played.verbs.map((verb) => (verb.draws ? { ...verb, name: "refill" } : verb)),
    };
    const moves = record.moves.map((move) =>
      move.replace(/^(buy|reserve) (\d)/, "$1 x$2").replace(/^replenish$/, "refill"),
    );
    const checks = verify({ ...record, moves }, renamed, record.commitment, before);
    expect(checks).toEqual(check({}));
  });

  it("is no game from its beginning on", () => {
    expect(verify(record, game(record.game), record.commitment).some(({ passed }) => passed === false)).toBe(
      true,
    );
  });
});

describe.each(shuffledAgain)(
  "a game of $record.game, shuffled again, played on after $before decisions",
  ({ before, record }) => {
    const failed = (changed: Partial<MatchRecord>) =>
      verify({ ...record, ...changed }, game(record.game), record.commitment, before)
        .filter(({ passed }) => passed === false)
        .map(name);
    const decks = ["deck 1", "deck 2", "deck 3"];
    const [first, second] = record.again;
    if (!first || !second) throw new Error("the fixture was shuffled again only once");

    it("passes every check", () => {
      expect(failed({})).toEqual([]);
    });

    it("fails as one that was never shuffled again", () => {
      const { again, ...old } = record;
      const checks = verify(old, game(record.game), record.commitment, before);
      const wrong = checks.filter(({ passed }) => passed === false).map(name);
      expect(wrong).toEqual(failed({ again: [] }));
      expect(wrong).toEqual(expect.arrayContaining(decks));
      expect(wrong).toHaveLength(3 + record.refills.length - Math.min(record.refills.length, first.refills));
      expect(again).toHaveLength(2);
    });

    it("fails if either time was another one", () => {
      // Where no card was drawn between the two, nothing is left of the first.
      const drawn = decks.filter((_, deck) => first.left[deck] !== second.left[deck]);
      expect(drawn.length).toBeGreaterThan(0);
      const other = ({ number, ...rest }: typeof first) => ({ number: number + 1, ...rest });
      const wrongDecks = (again: MatchRecord["again"]) =>
        failed({ again: again ?? [] }).filter((text) => text.startsWith("deck"));
      expect(wrongDecks([other(first), second])).toEqual(drawn);
      expect(wrongDecks([first, other(second)])).toEqual(decks);
      expect(wrongDecks([second, first])).toEqual(decks);
    });

    it("fails if more was left of a deck", () => {
      const left = second.left.map((cards, deck) => (deck === 1 ? cards + 1 : cards));
      expect(failed({ again: [first, { ...second, left }] })).toEqual(["deck 2"]);
    });

    it.each(["level1", "level2", "level3"])("fails if what was left of %s was exchanged", (pool) => {
      const order = [...(record.orders[pool] ?? [])];
      [order[order.length - 1], order[order.length - 2]] = [order.at(-2) ?? null, order.at(-1) ?? null];
      expect(failed({ orders: { ...record.orders, [pool]: order } })).toEqual([poolName(pool)]);
    });

    it("takes each refill from the last time before it", () => {
      record.refills.forEach((refill, index) => {
        const label = [second, first]
          .filter(({ refills }) => refills <= index)
          .map(({ number }) => `again/${number}/refill/${index + 1}`)[0];
        const bag = [...refill].sort((a, b) => a - b);
        if (label) expect(shuffled(record.secret ?? "", label, bag)).toEqual(refill);
      });
      if (record.refills.length > first.refills) {
        expect(failed({ again: [{ ...first, refills: record.refills.length }, second] })).toEqual([
          `refill ${first.refills + 1}`,
        ]);
      }
      if (record.refills.length > second.refills) {
        expect(failed({ again: [first, { ...second, refills: record.refills.length }] })).toEqual([
          `refill ${second.refills + 1}`,
        ]);
      }
    });
  },
);

it("has games with refills between and after two times", () => {
  expect(shuffledAgain.map(({ record: { game } }) => game)).toEqual(["splendor", "duel", "duel"]);
  expect(
    shuffledAgain.some(
      ({ record: { again, refills } }) =>
        (again[0]?.refills ?? 0) < (again[1]?.refills ?? 0) && (again[1]?.refills ?? 0) < refills.length,
    ),
  ).toBe(true);
});

describe("commitments", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("are kept from the first sight on", () => {
    remember("table", "first", null);
    remember("table", "second", null);
    expect(remembered("table")).toBe("first");
    expect(remembered("another")).toBeNull();
  });

  it("prove nothing when the secret is known already", () => {
    remember("table", "late", "secret");
    expect(remembered("table")).toBeNull();
  });

  it("are forgotten when there are very many, the oldest first", () => {
    for (let number = 0; number <= 200; number++) remember(`table ${number}`, String(number), null);
    expect(remembered("table 0")).toBeNull();
    expect(remembered("table 1")).toBe("1");
    expect(remembered("table 200")).toBe("200");
  });

  it("survive what else may lie on the shelf", () => {
    localStorage.setItem("cabochon.commitments", "nonsense");
    expect(remembered("table")).toBeNull();
    localStorage.setItem("cabochon.commitments", '[["a", 1], "b", ["c", "d"]]');
    expect(remembered("c")).toBe("d");
  });
});
