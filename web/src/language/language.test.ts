import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, matchLanguage } from "./choice.ts";
import {
  LANGUAGES,
  join,
  known,
  language,
  openLessons,
  openRules,
  setLanguage,
  startLanguage,
  t,
  tell,
} from "./index.ts";

it("writes dates as the British do, or in the language that is shown", async () => {
  const day = () =>
    new Intl.DateTimeFormat(language.locale, { dateStyle: "medium" }).format(Date.UTC(2026, 10, 16, 12));
  await setLanguage("en");
  expect(day()).toBe("16 Nov 2026");
  await setLanguage("ja");
  expect(day()).toBe("2026/11/16");
});

describe("choosing a language", () => {
  // The same cases as in tests/test_language.py.
  it.each([
    ["en", "en"],
    ["en-GB", "en"],
    ["fr_CA", "fr"],
    ["ja-JP", "ja"],
    ["zh", "zh-Hans"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["ZH-HANT-CN", "zh-Hant"],
    ["zh-Hans-TW", "zh-Hans"],
    ["de-DE", null],
    ["", null],
  ])("%s is %s", (tag, code) => {
    expect(matchLanguage(tag)).toBe(code);
  });

  it("prefers what was chosen, then the browser's first language that exists, then English", () => {
    expect(chooseLanguage("ja", ["fr"])).toBe("ja");
    expect(chooseLanguage("klingon", ["de", "fr-CA", "ja"])).toBe("fr");
    expect(chooseLanguage(null, ["de"])).toBe("en");
    expect(chooseLanguage(null, [])).toBe("en");
  });
});

describe("speaking", () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it("begins with the browser's language", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["de", "zh-HK", "en"]);
    await startLanguage();
    expect(language.code).toBe("zh-Hant");
    expect(t("colour-red")).toBe("紅色");
    expect(document.documentElement.lang).toBe("zh-Hant");
  });

  it("remembers the language that somebody sets", async () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
    await setLanguage("fr");
    expect(t("colour-red")).toBe("rouge");
    await setLanguage("en");
    await setLanguage("fr");
    await startLanguage();
    expect(language.code).toBe("fr");
  });

  it("speaks the language that was chosen last, whichever is loaded first", async () => {
    await setLanguage("en");
    await Promise.all([setLanguage("zh-Hans"), setLanguage("en")]);
    expect(language.code).toBe("en");
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["ja"]);
    await startLanguage();
    expect(language.code).toBe("en");
  });

  it("fills in variables and plurals, without isolation marks", async () => {
    await setLanguage("en");
    expect(t("points-words", { count: 1 })).toBe("1 point");
    expect(t("points-words", { count: 3 })).toBe("3 points");
    expect(t("did-take", { player: "Ann", tokens: "2 red" })).toBe("Ann takes 2 red.");
    await setLanguage("fr");
    expect(t("points-words", { count: 0 })).toBe("0 point");
  });

  it.each(LANGUAGES)("says in %s how many tokens are allowed", async (code) => {
    await setLanguage(code);
    const words = t("return-due", { count: 3, limit: 7 });
    expect(words.match(/\d+/g)?.toSorted()).toEqual(["3", "7"]);
  });

  it("lists and tells as the language does", async () => {
    await setLanguage("en");
    expect(join(["a", "b"])).toBe("a, b");
    expect(tell(["A.", "B."])).toBe("A. B.");
    await setLanguage("ja");
    expect(join(["a", "b"])).not.toBe("a, b");
  });

  it("has the texts of the rules when they are asked for, and then in every language", async () => {
    await setLanguage("en");
    expect(known("term-gold-is")).toBe(false);
    // Another language is chosen while they come.
    await Promise.all([openRules(), setLanguage("fr")]);
    expect(language.code).toBe("fr");
    expect(t("term-gold")).toBe("Or");
    await setLanguage("ja");
    expect(t("term-nobles")).toBe("貴族タイル");
    await openRules();
    expect(language.code).toBe("ja");
  });

  it("has the texts of lessons beside those of the rules", async () => {
    await setLanguage("en");
    await Promise.all([openRules(), openLessons()]);
    expect([t("coach-name"), t("term-gold")]).toEqual(["Coach", "Gold"]);
    await setLanguage("fr");
    expect([t("coach-name"), t("term-gold")]).toEqual(["Guide", "Or"]);
  });

  it("shows the id of a message that nobody has", async () => {
    await setLanguage("en");
    expect(known("no-such-message")).toBe(false);
    expect(known("colour-red")).toBe(true);
    expect(t("no-such-message")).toBe("no-such-message");
  });

  it.each(LANGUAGES)("%s loads", async (code) => {
    await setLanguage(code);
    expect(language.code).toBe(code);
    for (const id of ["verify-summary", "ask-duel-act", "did-buy", "winners", "bank"]) {
      expect(known(id), id).toBe(true);
    }
  });
});
