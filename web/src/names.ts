/** Names of people, as the server takes them. */

/** In characters as people see them, not in the units of JavaScript's strings. */
export const LONGEST_NAME = 24;

export function isTooLong(name: string): boolean {
  return [...name.trim()].length > LONGEST_NAME;
}
