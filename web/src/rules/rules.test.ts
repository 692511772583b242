import { game } from "#tests/fixtures/index.ts";
import { beforeAll, describe, expect, it } from "vitest";
import * as duel from "../games/duel/samples.ts";
import { spiralOf } from "../games/duel/board.ts";
import { royalsOf } from "../games/duel/royals.ts";
import type { Part, Rules } from "../games/interface.ts";
import { RULED, rulesOf } from "../games/rules.ts";
import { noblesOf } from "../games/splendor/nobles.ts";
import * as splendor from "../games/splendor/samples.ts";
import { traitsOf } from "../games/traits.ts";
import { LANGUAGES, openRules, setLanguage, t } from "../language/index.ts";
import type { CardFace } from "../wire/types.ts";
import { abilityTerms, anchorOf, isTerm, printedOn, TERMS } from "./terms.ts";

function textsOf(part: Part): readonly string[] {
  switch (part.kind) {
    case "text":
      return [part.text];
    case "list":
    case "steps":
      return part.texts;
    case "facts":
      return part.facts.flat();
    case "terms":
      return part.terms.flatMap((term) => [`term-${term}`, `term-${term}-is`]);
    case "figure":
      return [part.caption];
  }
}

/** Every section, those within others too. */
const sectionsOf = (rules: Rules) =>
  rules.sections.flatMap((section) => [section, ...(section.within ?? [])]);

const messagesOf = (rules: Rules): string[] => [
  rules.lead,
  ...sectionsOf(rules).flatMap(({ title, parts }) => [title, ...parts.flatMap(textsOf)]),
  ...rules.glossary.flatMap((term) => [`term-${term}`, `term-${term}-is`]),
];

function read(name: string): Rules {
  const rules = rulesOf(name);
  if (rules === null) throw new Error(`no rules of ${name}`);
  return rules;
}

describe.each(RULED)("the rules of %s", (name) => {
  const rules = read(name);
  const info = game(name as Parameters<typeof game>[0]);
  const english = new Map<string, string>();

  beforeAll(async () => {
    await openRules();
    await setLanguage("en");
    for (const id of messagesOf(rules)) english.set(id, t(id));
  });

  it.each(LANGUAGES)("can be read in %s", async (code) => {
    await setLanguage(code);
    for (const [id, text] of english) {
      expect(t(id), id).not.toBe(id);
      // Some words are the same in two languages; no sentence is.
      if (code !== "en" && text.length > 20) expect(t(id), id).not.toBe(text);
    }
  });

  it("say each thing once, and have a picture for every action", () => {
    const ids = messagesOf({ ...rules, glossary: [] }).filter((id) => !id.startsWith("term-"));
    expect(new Set(ids).size).toBe(ids.length);
    const actions = rules.sections.find(({ id }) => id === "turn")?.within ?? [];
    expect(actions.length).toBeGreaterThan(3);
    for (const { id, parts } of actions) {
      expect(
        parts.some(({ kind }) => kind === "figure"),
        id,
      ).toBe(true);
    }
  });

  it("have anchors that lead to one place each", () => {
    const anchors = [...sectionsOf(rules).map(({ id }) => id), ...rules.glossary.map(anchorOf), "glossary"];
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it("explain every setting and variant that there is", () => {
    const told = messagesOf(rules);
    for (const setting of info.settings) {
      const dashed = setting.name.replaceAll("_", "-");
      // Who starts has a name of its own; teams are a variant.
      const id = { start: "new-start", teams: "rules-teams" }[dashed] ?? `setting-${dashed}`;
      expect(told, dashed).toContain(id);
    }
    for (const variant of Object.keys(info.variants)) expect(told).toContain(`rules-${variant}`);
  });

  it("have a word for everything that is printed", () => {
    const { patrons, possessions } = traitsOf(name);
    const printed = [
      ...info.cards.flatMap(printedOn),
      ...[0, 1, 2, 3].flatMap((number) => patrons.terms(info, number)),
      ...possessions,
    ];
    expect(rules.glossary).toEqual(expect.arrayContaining([...new Set(printed)]));
    for (const { abilities } of info.cards) expect(abilityTerms(abilities)).toHaveLength(abilities.length);
  });

  it("say each word in one sentence", async () => {
    for (const code of ["en", "fr"] as const) {
      await setLanguage(code);
      for (const term of rules.glossary) {
        expect(t(`term-${term}-is`), term).toMatch(/^[^.!?]+\.$/);
      }
    }
  });
});

describe("words on the table", () => {
  const sources = import.meta.glob<string>(["../table/**/*.svelte", "../games/**/*.svelte"], {
    query: "?raw",
    import: "default",
    eager: true,
  });

  it("are words of the glossary", () => {
    const marked = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/data-(?:key-)?term="([^"]+)"/g)].map((found) => found[1]),
    );
    expect(marked.length).toBeGreaterThan(12);
    expect(marked.filter((name) => !isTerm(name))).toEqual([]);
  });

  it("are all explained by some game", () => {
    const explained = new Set(RULED.flatMap((name) => read(name).glossary));
    expect(TERMS.filter((term) => !explained.has(term))).toEqual([]);
  });
});

describe("pictures", () => {
  /** A card without zeros at the end of its price, to be compared. */
  const plain = (face: CardFace) => ({ ...face, cost: face.cost.join().replace(/(,0)+$/, "") });

  it("show cards, nobles, royals and the spiral of the games", () => {
    for (const [name, faces] of [
      ["splendor", [...splendor.ROWS.flat(), splendor.RICH, splendor.PRICED, splendor.RESERVED]],
      ["duel", [...duel.ROWS.flat(), duel.ABLE, duel.CROWNED, duel.RESERVED]],
    ] as const) {
      const all = game(name).cards.map(plain);
      for (const face of faces) expect(all).toContainEqual(plain(face));
    }
    for (const [number, face] of splendor.NOBLES) {
      expect(noblesOf(game("splendor"))[number]).toEqual(face);
    }
    expect(royalsOf(game("duel"))).toEqual(duel.ROYALS);
    expect(spiralOf(game("duel"))).toEqual(duel.SPIRAL);
  });

  it("show no more tokens on the board than there are", () => {
    const most = { white: 4, blue: 4, green: 4, red: 4, black: 4, pearl: 2, gold: 3 };
    for (const rows of [duel.FULL, duel.THINNED, duel.LINED]) {
      const tokens = duel.laid(rows);
      for (const [kind, count] of Object.entries(most)) {
        expect(tokens.filter((token) => token.kind === kind).length, kind).toBeLessThanOrEqual(count);
      }
    }
    expect(duel.laid(duel.FULL)).toHaveLength(25);
  });
});
