/** Names of people, as the server takes them and as they are shown. */

import { t } from "./language/index.ts";

/** In letters of the usual width. */
const LONGEST = 24;

/** How long a name may be, for the messages about it: letters, or wide ones. */
export const NAME_LENGTH = { most: LONGEST, wide: LONGEST / 2 };

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f]/u;
const MARK = /[\p{Mn}\p{Cf}]/u;

/** About what the server says, which knows more about strange letters. */
export function isTooLong(name: string): boolean {
  return widthOf(name.trim().normalize("NFKC")) > LONGEST;
}

/** Whether so little room is left that the limit is worth a word. */
export function isNearlyTooLong(name: string): boolean {
  return widthOf(name.trim().normalize("NFKC")) > LONGEST - 5;
}

/** How many letters of the usual width take as much room. */
export function widthOf(words: string): number {
  const width = (letter: string) => (MARK.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1);
  return [...words].reduce((total, letter) => total + width(letter), 0);
}

// The server's word for somebody without a name, with a number where there are several.
const NAMELESS = /^Guest(?=$| \d+$)/;

/** A name as it is shown: whoever gave none, or is gone for good, is a guest in the reader's language. */
export function personName(name: string): string {
  return name.replace(NAMELESS, () => t("nameless"));
}
