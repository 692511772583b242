/** The page's texts, from the language files of the Python package. */

export {
  LANGUAGES,
  join,
  known,
  language,
  openLessons,
  openPuzzles,
  openRules,
  openStudy,
  setLanguage,
  startLanguage,
  t,
  tell,
} from "./language.svelte.ts";
export type { LanguageCode, Values } from "./language.svelte.ts";
