/** Records as people bring them along. */

/** Whether a text may be a record: those begin with a header in brackets. The server reads it. */
export function looksLikeRecord(text: string): boolean {
  return /^\uFEFF?\s*(?:;.*\n\s*)*\[\w+ ".*"\]/.test(text);
}
