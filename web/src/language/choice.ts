/** Which language to speak: the same rule as in the Python package (language/choice.py). */

export const LANGUAGES = ["en", "fr", "ja", "zh-Hans", "zh-Hant"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

const TRADITIONAL_REGIONS = ["tw", "hk", "mo"];

function isLanguage(code: string | null): code is LanguageCode {
  return LANGUAGES.some((language) => language === code);
}

/** The language for a tag such as "fr-CA", "zh-TW" or "ja"; null if there is none. */
export function matchLanguage(tag: string): LanguageCode | null {
  const parts = tag.replaceAll("_", "-").toLowerCase().split("-");
  const [first = ""] = parts;
  if (first === "zh") {
    const traditional =
      parts.includes("hant") ||
      (!parts.includes("hans") && parts.some((part) => TRADITIONAL_REGIONS.includes(part)));
    return traditional ? "zh-Hant" : "zh-Hans";
  }
  return isLanguage(first) ? first : null;
}

/** What was chosen earlier, else the first of the browser's languages that there is, else English. */
export function chooseLanguage(stored: string | null, tags: readonly string[]): LanguageCode {
  if (isLanguage(stored)) return stored;
  return tags.map(matchLanguage).find((code) => code !== null) ?? "en";
}
