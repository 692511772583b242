import { describe, expect, it } from "vitest";
import { SHELVES } from "virtual:volumes";
import { LANGUAGES } from "./choice.ts";
import { VOLUMES, type Volume } from "./volumes.ts";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Who may speak of what is not always there: they see to it that it is. */
const SPEAKERS: Record<Exclude<Volume, "page">, RegExp> = {
  study:
    /^\.\.\/(study|replay|lookback|table\/advice)\/|^\.\.\/pages\/(Analysis|Replay|MyGames)\.svelte|^\.\.\/game\/reasons\.ts/,
  puzzles: /^\.\.\/puzzles\/|^\.\.\/pages\/Puzzles\.svelte/,
  rules: /^\.\.\/(rules|games)\//,
  learn: /^\.\.\/(learn|table\/coach)\/|^\.\.\/table\/sheets\/OptionsSheet\.svelte/,
};

async function messages(volume: Volume): Promise<string[]> {
  const { default: text } = await SHELVES[volume].en();
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "");
}

describe.each(["study", "puzzles", "rules", "learn"] as const)("the volume %s", (volume) => {
  it("is spoken by those who open it, and by nobody else", async () => {
    const ids = new Set(await messages(volume));
    const others = Object.entries(sources).filter(
      ([file]) => !SPEAKERS[volume].test(file) && !file.endsWith(".test.ts"),
    );
    expect(others.length).toBeGreaterThan(100);
    const strays = others.flatMap(([file, text]) =>
      [...text.matchAll(/\bt\(\s*"([^"]+)"/g)].flatMap(([, id = ""]) =>
        ids.has(id) ? [`${file} ${id}`] : [],
      ),
    );
    expect(strays).toEqual([]);
  });

  it.each(LANGUAGES)("is whole in %s, without what is only for those who write it", async (code) => {
    const { default: text } = await SHELVES[volume][code]();
    expect(text).not.toMatch(/^#/m);
    const [own, english] = [text, (await SHELVES[volume].en()).default].map(
      (each) => each.match(/^[a-z][\w-]* =/gm)?.toSorted() ?? [],
    );
    expect(own).toEqual(english);
    expect(own?.length).toBeGreaterThan(VOLUMES[volume].length);
  });
});
