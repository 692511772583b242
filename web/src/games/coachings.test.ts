import { game, scenes } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { known, openLessons, setLanguage } from "../language/index.ts";
import type { DuelPosition, SplendorPosition, View } from "../wire/types.ts";
import { coachingOf } from "./coachings.ts";
import type { Pupil } from "./interface.ts";
import course from "../learn/courses/splendor.json";
import duelCourse from "../learn/courses/duel.json";

const NAMES = ["splendor", "duel"] as const;

function pupil(view: View, settings: Pupil["settings"] = {}): Pupil {
  const { position } = view;
  return { position, seat: view.seat ?? 0, game: game(position.game), settings, view };
}

/** The first position of a lesson, where much is known of what is there. */
function lesson(name: string): Pupil {
  const found = [...course, ...duelCourse].find((one) => one.name === name);
  const scene = found?.scenes[0];
  if (!found || !scene) throw new Error(`no lesson ${name}`);
  const legal_moves = [...Object.keys(scene.right), ...Object.keys(scene.wrong)];
  return pupil({ seat: found.seat, position: scene.position as unknown as View["position"], legal_moves });
}

const remarks = (at: Pupil) => coachingOf(at.game.name).remarks(at);
const names = (at: Pupil) => remarks(at).map(({ name }) => name);
const remark = (at: Pupil, name: string) => remarks(at).find((one) => one.name === name);
const lit = (at: Pupil, name: string) =>
  coachingOf(at.game.name)
    .possibilities(at)
    .find((one) => one.name === name)?.lit;

function changed<P extends View["position"]>(at: Pupil, change: (position: P) => void): Pupil {
  const position = structuredClone(at.position) as P;
  change(position);
  return pupil({ ...at.view, position });
}

describe.each(NAMES)("the coach of %s", (name) => {
  const acting = scenes.filter(({ view }) => view.position.game === name && view.position.phase === "act");
  beforeAll(async () => {
    await setLanguage("en");
    await openLessons();
  });

  it("has words for everything, in every position", () => {
    expect(acting.length).toBeGreaterThan(5);
    for (const { view, settings } of acting) {
      for (const { name: said } of remarks(pupil(view, settings))) {
        expect(known(`coach-${name}-${said}`), said).toBe(true);
      }
      for (const { name: kind } of coachingOf(name).possibilities(pupil(view, settings))) {
        expect(known(`can-${name}-${kind}`), kind).toBe(true);
        expect(known(`can-${name}-${kind}-not`), kind).toBe(true);
      }
    }
  });

  it("says that a kind of move is possible where a legal move is of that kind", () => {
    const verbs: Readonly<Record<string, string>> = { pair: "take" };
    for (const { view, settings } of acting) {
      const kinds = coachingOf(name).possibilities(pupil(view, settings));
      for (const kind of kinds.filter(({ lit }) => lit.length > 0)) {
        const verb = kind.name === "reserve" && name === "duel" ? "gold" : (verbs[kind.name] ?? kind.name);
        expect(view.legal_moves.some((move) => move.split(" ")[0] === verb)).toBe(true);
      }
      for (const verb of ["buy", "replenish", "privilege"]) {
        const legal = view.legal_moves.some((move) => move.split(" ")[0] === verb);
        const kind = kinds.find((one) => one.name === verb);
        if (kind) expect(kind.lit.length > 0, `${verb} in ${view.legal_moves.join()}`).toBe(legal);
      }
    }
  });

  it("says nothing to whoever watches", () => {
    const { view } = acting[0] as { view: View };
    expect(remarks({ ...pupil(view), view: { ...view, seat: null } })).toEqual([]);
  });
});

describe("in Splendor", () => {
  it("welcomes whoever has nothing", () => {
    const start = changed<SplendorPosition>(lesson("gems"), ({ players }) => {
      for (const player of players) player.tokens.fill(0);
    });
    expect(names(start)[0]).toBe("welcome");
  });

  it("points at the card that lacks the fewest gems", () => {
    expect(remark(lesson("pair"), "aim")).toEqual({ name: "aim", lit: ["card-1a"], values: { count: 2 } });
  });

  it("sees the first card that can be bought", () => {
    expect(names(lesson("gold"))).not.toContain("first-card");
    const first = changed<SplendorPosition>(lesson("gold"), ({ players }) => {
      players[0]?.cards.splice(0);
      players[0]?.discount.fill(0);
    });
    expect(remark(first, "first-card")?.lit).toContain("card-1a");
    expect(remark(lesson("gold"), "bonus")?.lit).toEqual(["seat-0-cards"]);
  });

  it("sees a noble who lacks one card, and the cards that bring it", () => {
    expect(names(lesson("noble"))[0]).toBe("noble");
    expect(remark(lesson("noble"), "noble")?.lit).toEqual(["noble-1", "card-1c", "card-2c"]);
    expect(names(lesson("gems"))).not.toContain("noble");
  });

  it("warns of the token limit", () => {
    expect(names(lesson("limit"))).toContain("full");
    expect(names(lesson("limit"))).not.toContain("full-buy");
    expect(names(lesson("end"))).toContain("full-buy");
    expect(names(lesson("gems"))).not.toContain("full");
  });

  it("sees what wins, by the settings of the table", () => {
    expect(remark(lesson("end"), "win")).toEqual({ name: "win", lit: ["card-2d"], values: { count: 15 } });
    expect(names({ ...lesson("end"), settings: { target: 16 } })).not.toContain("win");
    expect(names(lesson("noble"))).not.toContain("win");
  });

  it("announces the last round", () => {
    const last = changed<SplendorPosition>(lesson("bonus"), ({ pending }) => (pending.closing = 0));
    expect(names(last)[0]).toBe("last-round");
    expect(names(lesson("bonus"))).not.toContain("last-round");
  });

  it("speaks of reserving while there is gold and room", () => {
    expect(remark(lesson("bonus"), "reserve")?.lit).toEqual(["bank-o"]);
    const poor = changed<SplendorPosition>(lesson("bonus"), ({ bank }) => void bank.splice(-1, 1, 0));
    expect(names(poor)).not.toContain("reserve");
  });

  it("tells taking two of one colour from taking different ones", () => {
    expect(lit(lesson("pair"), "pair")?.toSorted()).toEqual(["bank-r", "bank-w"]);
    expect(lit(lesson("pair"), "take")?.toSorted()).toEqual([..."bgkrw"].map((letter) => `bank-${letter}`));
    expect(lit(lesson("pair"), "buy")).toEqual([]);
  });
});

describe("in Duel", () => {
  it("welcomes whoever has nothing", () => {
    const start = changed<DuelPosition>(lesson("line"), ({ players }) => players[0]?.tokens.fill(0));
    expect(names(start)[0]).toBe("welcome");
  });

  it("speaks of a privilege that there is", () => {
    expect(names(lesson("privilege"))).toContain("privilege");
    expect(names(lesson("line"))).not.toContain("privilege");
    expect(lit(lesson("privilege"), "privilege")).toEqual(["privilege"]);
    expect(lit(lesson("line"), "privilege")).toEqual([]);
  });

  it("speaks of an empty board", () => {
    expect(names(lesson("replenish"))).toContain("replenish");
    expect(names(lesson("line"))).not.toContain("replenish");
  });

  it("sees abilities that can be had now", () => {
    expect(remark(lesson("again"), "again")?.lit).toEqual(["card-1d"]);
    expect(names(lesson("line"))).not.toContain("again");
  });

  it("sees the crown that brings a royal", () => {
    expect(remark(lesson("royal"), "royal")?.lit).toContain("card-2b");
    expect(names(lesson("colour"))).not.toContain("royal");
  });

  it("sees points of one colour that win", () => {
    expect(remark(lesson("colour"), "win")?.lit).toEqual(["card-2b"]);
    expect(names(lesson("royal"))).not.toContain("win");
  });

  it("points at the gold for reserving", () => {
    const golds = ["cell-b2", "cell-e3", "cell-e5"];
    expect(lit(lesson("line"), "reserve")).toEqual(golds);
  });
});
