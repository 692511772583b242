import { beforeEach, describe, expect, it } from "vitest";
import { LANGUAGES, known, setLanguage } from "./language/index.ts";
import { botChoices, botName, botTitle, levels, namesOf, timeText } from "./levels.ts";
import { usualBot } from "./lobby/usual.ts";
import type { BotInfo } from "./wire/types.ts";

const bots: BotInfo[] = [
  { name: "greedy", level: null, seconds: 0, games: null },
  { name: "level-8", level: 8, seconds: 2.5, games: null },
  { name: "level-3", level: 3, seconds: 0, games: null },
];

const chosen = (bots: readonly BotInfo[], game: string) => botChoices(bots, game).map((bot) => bot.name);

beforeEach(async () => {
  localStorage.clear();
  await setLanguage("en");
});

describe("levels", () => {
  it("are what people choose from, the weakest first", () => {
    expect(levels(bots, "duel").map((bot) => bot.level)).toEqual([3, 8]);
  });

  it("have short names at the table", () => {
    expect(botName("level-3")).toBe("Pedlar");
    expect(botName("greedy")).toBe("Greedy");
  });

  it("are offered before the bots of the server's own", () => {
    const house = { name: "Hal 9000", level: null, seconds: 0, games: null };
    expect(chosen([...bots, house], "duel")).toEqual(["level-3", "level-8", "Hal 9000"]);
    expect([botName("Hal 9000"), botTitle("Hal 9000")]).toEqual(["Hal 9000", "Hal 9000"]);
    expect(botTitle("level-3")).toBe("Level 3 · Pedlar");
  });

  it("are joined by those bots alone that play the game", () => {
    const neo = { name: "Neo", level: null, seconds: 0, games: ["splendor"] };
    const trinity = { name: "Trinity", level: null, seconds: 0, games: ["duel", "splendor"] };
    expect(chosen([...bots, neo, trinity], "splendor")).toEqual(["level-3", "level-8", "Neo", "Trinity"]);
    expect(chosen([...bots, neo, trinity], "duel")).toEqual(["level-3", "level-8", "Trinity"]);
  });

  it("are left out where a game is not theirs", () => {
    const other = { name: "level-9", level: 9, seconds: 0, games: ["splendor"] };
    expect(levels([...bots, other], "splendor").map((bot) => bot.level)).toEqual([3, 8, 9]);
    expect(levels([...bots, other], "duel").map((bot) => bot.level)).toEqual([3, 8]);
    usualBot.write("level-9");
    expect(usualBot.read([...bots, other], "splendor")).toBe("level-9");
    expect(usualBot.read([...bots, other], "duel")).toBe("level-3");
  });

  it("are named in records too", () => {
    expect(namesOf(["Ada", "Level-3", "Level-3 2", "Greedy"], bots)).toEqual([
      "Ada",
      "Pedlar",
      "Pedlar 2",
      "Greedy",
    ]);
  });

  it.each([
    [0.1, "at once"],
    [0.34, "about 0.3 s a move"],
    [2.5, "about 3 s a move"],
  ])("say how long they think: %s", (seconds, words) => {
    expect(timeText({ seconds })).toBe(words);
  });

  it.each(LANGUAGES)("are described in %s", async (code) => {
    await setLanguage(code);
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const id of [`bot-level-${level}`, `bot-level-${level}-about`, `level-name-${level}`]) {
        expect(known(id), id).toBe(true);
      }
    }
  });
});

describe("the usual level", () => {
  it("is the one chosen last, and the third at first", () => {
    expect(usualBot.read(bots, "duel")).toBe("level-3");
    usualBot.write("level-8");
    expect(usualBot.read(bots, "duel")).toBe("level-8");
  });

  it("is none that can't be chosen any more", () => {
    usualBot.write("greedy");
    expect(usualBot.read(bots, "duel")).toBe("level-3");
    expect(usualBot.read([], "duel")).toBe("");
  });
});
