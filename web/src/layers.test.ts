/** What runs imports down only: from a line to those below it, and within a folder. Types may come from anywhere. */

import { expect, test } from "vitest";

/** From above to below; those of one line know nothing of each other. The longest name that fits a file counts. */
const LAYERS = [
  ["main.ts"],
  ["App.svelte"],
  ["entrance.svelte.ts"],
  ["pages"],
  ["learn", "puzzles", "replay", "rules/RulesPage.svelte", "settings", "lookback"],
  ["study"],
  ["lobby"],
  ["table"],
  ["rules"],
  ["games"],
  ["table/parts", "table/layout.ts", "rules/figures", "signals", "talk"],
  ["shell"],
  ["meeting.svelte.ts"],
  ["guest.svelte.ts", "trouble.ts"],
  ["live"],
  ["game"],
  ["games/traits.ts"],
  ["games/*/traits.ts"],
  ["games/*/ending.ts", "games/*/joined.ts"],
  ["games/*/board.ts", "games/*/goals.ts", "games/*/nobles.ts", "games/*/royals.ts"],
  ["rules/terms.ts"],
  ["game/sources.ts", "game/targets.ts", "game/settings.ts", "game/sides.ts"],
  ["game/places.ts", "game/things.ts", "game/tokens.ts"],
  ["art", "worker", "levels.ts", "names.ts"],
  ["language", "preferences.ts", "theme.svelte.ts", "router.svelte.ts"],
  ["kept.svelte.ts", "route.ts"],
  ["idle.ts", "memory.ts", "soon.ts"],
  ["wire"],
] as const;

const texts = Object.entries(
  import.meta.glob<string>(["./**/*.{ts,svelte}", "!./**/*.{test,d}.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
/** By the path from here: "table/Stage.svelte". */
const SOURCES: ReadonlyMap<string, string> = new Map(texts.map(([path, text]) => [path.slice(2), text]));

const UNITS = LAYERS.flatMap((names, layer) =>
  names.map((name) => ({
    name,
    layer,
    fits: new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}(/|$)`),
  })),
).toSorted((a, b) => b.name.length - a.name.length);

/** Any address will do to go from a file to another. */
const ROOT = "http://page/";

const unitOf = (file: string) => UNITS.find(({ fits }) => fits.test(file));

/** The files that a file imports, at once or later; types are nothing that runs. */
function importsOf(file: string): string[] {
  const text = SOURCES.get(file) ?? "";
  const statements = text.matchAll(/\b(?:import|export)\s+(?!type\b)([^;"']*?)(?:\bfrom\s*)?"(\.[^"]+)"/g);
  const running = [...statements].filter(([, names = ""]) => {
    const listed = /^\{([^}]*)\}\s*$/.exec(names)?.[1];
    return listed === undefined || listed.split(",").some((name) => /^\s*(?!type\s)\S/.test(name));
  });
  const paths = [
    ...running.map(([, , path]) => path),
    ...[...text.matchAll(/\bimport\(\s*"(\.[^"]+)"/g)].map(([, path]) => path),
  ];
  const base = new URL(file, ROOT);
  return paths
    .map((path = "") => new URL(path, base).pathname.slice(1))
    .filter((path) => /\.(ts|svelte)$/.test(path));
}

const files = [...SOURCES.keys()];

test("every file has its layer, and every layer a file", () => {
  expect(files.filter((file) => unitOf(file) === undefined)).toEqual([]);
  const names = new Set(files.map((file) => unitOf(file)?.name));
  expect(UNITS.filter(({ name }) => !names.has(name))).toEqual([]);
});

test("imports are found, and are files", () => {
  expect(importsOf("main.ts")).toContain("App.svelte");
  expect(importsOf("pages/fetched.ts")).toContain("rules/RulesPage.svelte");
  expect(importsOf("kept.svelte.ts")).toEqual(["memory.ts"]);
  expect(importsOf("games/interface.ts")).toEqual([]);
  expect(files.flatMap(importsOf).filter((path) => !SOURCES.has(path))).toEqual([]);
});

test("imports point down", () => {
  const wrong = files.flatMap((file) => {
    const from = unitOf(file);
    return importsOf(file)
      .filter((path) => {
        const to = unitOf(path);
        return from && to && from.name !== to.name && to.layer <= from.layer;
      })
      .map((path) => `${file} -> ${path}`);
  });
  expect(wrong).toEqual([]);
});
