/** Transfer codes as people read and type them. */

const HALF = 4;
const LETTERS = 2 * HALF;

/** "ABCD-EFGH": two halves that one can keep in mind. */
export function grouped(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`;
}

/** What somebody typed, without what only makes it readable. */
export function bare(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}]/gu, "").toUpperCase();
}

/** Whether that can be a code at all; only the server knows which there are. */
export function isWhole(code: string): boolean {
  return code.length === LETTERS;
}

/** The code of an address such as "/transfer#ABCDEFGH": servers and logs never see what is behind the #. */
export function codeIn(hash: string): string {
  const found = bare(hash.replace(/^#/, ""));
  return /^[A-Z0-9]+$/.test(found) && isWhole(found) ? found : "";
}

/** "9:05", as clocks have it. */
export function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
