/** Records as people bring them along: one game, or several in one file. */

/** Whether a text may be a record: those begin with a header in brackets. The server reads it. */
export function looksLikeRecord(text: string): boolean {
  return /^\uFEFF?\s*(?:;.*\n\s*)*\[\w+ ".*"\]/.test(text);
}

const BEGINS = /^\uFEFF?[ \t]*\[[ \t]*Format[ \t]*"/;

/** The games of a file: each begins with its header Format. */
export function gamesIn(text: string): string[] {
  const games: string[][] = [];
  for (const line of text.split("\n")) {
    const last = games.at(-1);
    const begins = BEGINS.test(line);
    if (last === undefined || (begins && last.some((other) => BEGINS.test(other)))) games.push([line]);
    else last.push(line);
  }
  return games.map((lines) => lines.join("\n"));
}

/** What the headers of a record say about its game; "" and nobody where they say nothing. */
export interface Heading {
  readonly game: string;
  readonly date: string;
  readonly names: readonly string[];
}

export function headingOf(record: string): Heading {
  const found = new Map<string, string>();
  for (const [, key, value] of record.matchAll(/^[ \t]*\[[ \t]*(\w+)[ \t]*"((?:[^"\\]|\\.)*)"[ \t]*\]/gm)) {
    if (key !== undefined && value !== undefined) found.set(key, value.replace(/\\(.)/g, "$1"));
  }
  const seats = [...found.keys()].filter((key) => /^Seat\d+$/.test(key)).toSorted();
  return {
    game: found.get("Game") ?? "",
    date: found.get("Date") ?? "",
    names: seats.map((key) => found.get(key) ?? ""),
  };
}
