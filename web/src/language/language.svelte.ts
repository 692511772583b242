/** The current language and its messages, volume by volume as they are wanted. Every language has every message. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { SHELVES } from "virtual:volumes";
import { recall, remember } from "../memory.ts";
import { LANGUAGES, chooseLanguage, type LanguageCode } from "./choice.ts";
import type { Volume } from "./volumes.ts";

export type Values = Record<string, string | number>;

const NAMES: Record<LanguageCode, string> = {
  en: "English",
  fr: "Français",
  ja: "日本語",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
};

interface Current {
  readonly code: LanguageCode;
  readonly volumes: readonly Volume[];
  readonly bundles: readonly FluentBundle[];
}

let current: Current = $state.raw({ code: "en", volumes: [], bundles: [] });
let wanted: LanguageCode = "en";
/** Volumes that somebody waits for, as often as they do. */
const awaited: Volume[] = [];
const loaded: Record<string, Promise<FluentBundle> | undefined> = {};

/** `language.code` is reactive; `language.name("fr")` is what speakers call it: "Français". */
export const language = {
  get code(): LanguageCode {
    return current.code;
  },
  /** For dates: the English here is British. */
  get locale(): string {
    return current.code === "en" ? "en-GB" : current.code;
  },
  name(code: LanguageCode): string {
    return NAMES[code];
  },
};

/** Loads the person's language, or English if it can't be had. To be awaited before anything is shown. */
export async function startLanguage(): Promise<void> {
  await show(chooseLanguage(recall("language"), navigator.languages)).catch(() => show("en"));
}

/** Loads a language, shows it and remembers it. If it can't be loaded, everything stays as it is. */
export async function setLanguage(code: LanguageCode): Promise<void> {
  await show(code);
  if (current.code === code) remember("language", code);
}

/** Fetches the texts of the rules, in this language and from now on in every other that is chosen. */
export const openRules = (): Promise<void> => openVolume("rules");

/** Fetches the texts of lessons and of the coach, in the same way. */
export const openLessons = (): Promise<void> => openVolume("learn");

/** Fetches what is said about moves, in the same way. */
export const openStudy = (): Promise<void> => openVolume("study");

/** Fetches what is said about puzzles, in the same way. */
export const openPuzzles = (): Promise<void> => openVolume("puzzles");

async function openVolume(volume: Volume): Promise<void> {
  awaited.push(volume);
  try {
    // Somebody may choose another language meanwhile.
    while (!current.volumes.includes(volume)) await show(wanted);
  } finally {
    awaited.splice(awaited.indexOf(volume), 1);
  }
}

/** A message of the current language with its variables filled in; the id itself if nobody has it. */
export function t(id: string, values?: Values): string {
  for (const bundle of current.bundles) {
    const pattern = bundle.getMessage(id)?.value;
    if (pattern != null) return bundle.formatPattern(pattern, values ? written(values) : null, []);
  }
  return id;
}

/** A whole number without a thousand in it, which all five languages write alike. */
class Small extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Browsers take long to learn how numbers are written, and few have to be asked for. */
function written(values: Values): Record<string, string | number | FluentNumber> {
  const each = Object.entries(values).map(([name, value]) => {
    const small = typeof value === "number" && Number.isInteger(value) && Math.abs(value) < 1000;
    return [name, small ? new Small(value) : value];
  });
  return Object.fromEntries(each) as Record<string, string | number | FluentNumber>;
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
  const volumes = [...new Set<Volume>(["page", ...current.volumes, ...awaited])];
  // Whatever is written in the page would be written anew.
  if (code === current.code && volumes.length === current.volumes.length) return;
  const bundles = await Promise.all(volumes.map((volume) => bundle(volume, code))).catch((error: unknown) => {
    if (wanted === code) wanted = current.code;
    throw error;
  });
  // Somebody may have chosen another one since, or opened a volume.
  if (wanted !== code || current.volumes.some((volume) => !volumes.includes(volume))) return;
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
  const { default: source } = await SHELVES[volume][code]();
  // Isolation marks are for mixed writing directions; here they would only get into names and searches.
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

export { LANGUAGES };
export type { LanguageCode };
