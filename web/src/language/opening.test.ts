/** Volumes that come late, or not at all, while somebody changes the language. */

import { beforeEach, expect, test, vi } from "vitest";

/** What is being fetched, by its volume and language, as a test lets it come. */
const fetching = vi.hoisted(
  () => new Map<string, { come: (text: { default: string }) => void; fail: (reason: Error) => void }>(),
);

vi.mock("virtual:volumes", () => {
  const fetched = (volume: string, code: string) => () =>
    new Promise<{ default: string }>((come, fail) => fetching.set(`${volume} ${code}`, { come, fail }));
  const shelf = (volume: string) =>
    Object.fromEntries(["en", "fr", "ja"].map((code) => [code, fetched(volume, code)]));
  return { SHELVES: { page: shelf("page"), rules: shelf("rules") } };
});

const soon = () => new Promise((resolve) => setTimeout(resolve));

async function comes(...names: string[]): Promise<void> {
  for (const name of names) fetching.get(name)?.come({ default: `${name.replace(" ", "-")} = here` });
  await soon();
}

/** A volume that does not come, and with it what waits for it. */
async function fails(name: string, waiting: Promise<void>): Promise<void> {
  const failed = expect(waiting).rejects.toThrow(name);
  fetching.get(name)?.fail(new Error(name));
  await failed;
}

beforeEach(() => {
  vi.resetModules();
  fetching.clear();
});

test("a volume that fails in one language and comes in another is there, and in the first one later", async () => {
  const { language, openRules, setLanguage, t } = await import("./index.ts");
  const french = setLanguage("fr");
  await comes("page fr");
  await french;
  const opened = openRules();
  const english = setLanguage("en");
  await comes("page en");
  await fails("rules fr", opened);
  await comes("rules en");
  await english;
  expect([language.code, t("rules-en")]).toEqual(["en", "here"]);
  const again = setLanguage("fr");
  await comes("rules fr");
  await again;
  expect([language.code, t("rules-fr")]).toEqual(["fr", "here"]);
});

test("whoever waits for a volume gets it, although another who waited did not", async () => {
  const { openRules, setLanguage, t } = await import("./index.ts");
  const french = setLanguage("fr");
  await comes("page fr");
  await french;
  const first = openRules();
  const english = setLanguage("en");
  const second = openRules();
  const japanese = setLanguage("ja");
  await fails("rules fr", first);
  await comes("page en", "rules en", "page ja", "rules ja");
  await Promise.all([english, second, japanese]);
  expect(t("rules-ja")).toBe("here");
});

test("a language that can't be had is not fetched with the next volume", async () => {
  const { language, openRules, setLanguage, t } = await import("./index.ts");
  const english = setLanguage("en");
  await comes("page en");
  await english;
  const french = setLanguage("fr");
  await fails("page fr", french);
  const opened = openRules();
  await comes("rules en");
  await opened;
  expect([language.code, t("rules-en")]).toEqual(["en", "here"]);
});
