/** The current language and its messages. One language and English are loaded, in one file for each volume. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../memory.ts";
import { LANGUAGES, chooseLanguage, type LanguageCode } from "./choice.ts";

export type Values = Record<string, string | number>;

const SHELF = "cabochon.language";

const NAMES: Record<LanguageCode, string> = {
  en: "English",
  fr: "Français",
  ja: "日本語",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

/** What is spoken everywhere, and what is fetched when somebody wants to read it. */
type Volume = "page" | "rules";
type Fetch = () => Promise<{ default: string | string[] }>;

const SOURCES: Record<Volume, Record<LanguageCode, Fetch>> = {
  page: {
    en: () => import("./en.ts"),
    fr: () => import("./fr.ts"),
    ja: () => import("./ja.ts"),
    "zh-Hans": () => import("./zh-Hans.ts"),
    "zh-Hant": () => import("./zh-Hant.ts"),
  },
  rules: {
    en: () => import("#languages/en/rules.ftl?raw"),
    fr: () => import("#languages/fr/rules.ftl?raw"),
    ja: () => import("#languages/ja/rules.ftl?raw"),
    "zh-Hans": () => import("#languages/zh-Hans/rules.ftl?raw"),
    "zh-Hant": () => import("#languages/zh-Hant/rules.ftl?raw"),
  },
};

interface Current {
  readonly code: LanguageCode;
  readonly volumes: readonly Volume[];
  /** The language, then English for what it lacks. */
  readonly bundles: readonly FluentBundle[];
}

let current: Current = $state.raw({ code: "en", volumes: [], bundles: [] });
let wanted: LanguageCode = "en";
let open: readonly Volume[] = ["page"];
const loaded: Record<string, Promise<FluentBundle> | undefined> = {};

/** `language.code` is reactive; `language.name("fr")` is what speakers call it: "Français". */
export const language = {
  get code(): LanguageCode {
    return current.code;
  },
  name(code: LanguageCode): string {
    return NAMES[code];
  },
};

/** Loads the person's language, or English if it can't be had. To be awaited before anything is shown. */
export async function startLanguage(): Promise<void> {
  await show(chooseLanguage(recall(SHELF), navigator.languages)).catch(() => show("en"));
}

/** Loads a language, shows it and remembers it. If it can't be loaded, everything stays as it is. */
export async function setLanguage(code: LanguageCode): Promise<void> {
  await show(code);
  if (current.code === code) remember(SHELF, code);
}

/** Fetches the texts of the rules, in this language and from now on in every other that is chosen. */
export async function openRules(): Promise<void> {
  const before = open;
  open = ["page", "rules"];
  try {
    // Somebody may choose another language meanwhile.
    do await show(wanted);
    while (!current.volumes.includes("rules"));
  } catch (error) {
    open = before;
    throw error;
  }
}

/** A message of the current language with its variables filled in; the id itself if nobody has it. */
export function t(id: string, values?: Values): string {
  for (const bundle of current.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern != null) return bundle.formatPattern(pattern, values ?? null, []);
  }
  return id;
}

/** Whether there is such a message. */
export function known(id: string): boolean {
  return current.bundles.some((bundle) => bundle.getMessage(id)?.value != null);
}

/** The parts as a list: "a, b, c". */
export function join(parts: readonly string[]): string {
  return parts.join(t("list-separator"));
}

/** Sentences one after the other, with a space between them where the language has one. */
export function tell(sentences: readonly string[]): string {
  return sentences.join(t("sentence-separator"));
}

async function show(code: LanguageCode): Promise<void> {
  wanted = code;
  const volumes = open;
  const codes = [...new Set([code, "en" as const])];
  const bundles = await Promise.all(codes.flatMap((each) => volumes.map((volume) => bundle(volume, each))));
  // Somebody may have chosen another one since.
  if (wanted !== code || volumes.length < current.volumes.length) return;
  current = { code, volumes, bundles };
  document.documentElement.lang = code;
}

function bundle(volume: Volume, code: LanguageCode): Promise<FluentBundle> {
  const name = `${volume} ${code}`;
  const found = (loaded[name] ??= load(volume, code));
  // What could not be loaded is asked for again the next time.
  found.catch(() => (loaded[name] = undefined));
  return found;
}

async function load(volume: Volume, code: LanguageCode): Promise<FluentBundle> {
  const sources = (await SOURCES[volume][code]()).default;
  // Isolation marks are for mixed writing directions; here they would only get into names and searches.
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of [sources].flat()) bundle.addResource(new FluentResource(source));
  return bundle;
}

export { LANGUAGES };
export type { LanguageCode };
