/** What can go wrong on the way to the server, as the server's own problems look. */

import type { Problem } from "../wire/types.ts";

/** What is thrown where a call to the server fails. */
export class Trouble extends Error {
  override readonly name = "Trouble";

  constructor(
    readonly problem: Problem,
    /** The HTTP status; 0 if there was no answer. */
    readonly status: number,
  ) {
    super(problem.message);
  }
}

/** Whether the server could not be reached, or whoever stands before it could not reach it. */
export function isAway(error: unknown): boolean {
  return error instanceof Trouble && [0, 502, 504].includes(error.status);
}

/** The network did not carry the request. */
export const UNREACHABLE: Problem = {
  code: "unreachable",
  values: {},
  message: "The server can't be reached.",
};

/** Why the server ended a connection for good, by close code (`CLOSE_CODES` in wire.py). */
const CLOSED: Record<number, string> = {
  4400: "closed-bad-message",
  4401: "closed-no-guest",
  4403: "closed-forbidden",
  4404: "closed-no-table",
  4423: "closed-blocked",
};

/** The same where it can't go on just now, and the page connects again by itself all the same. */
const PAUSED: Record<number, string> = {
  4429: "closed-too-fast",
  4503: "closed-database",
};

/** Why there is no connection for the moment, where the server has said it. */
export function pausing(code: number): Problem | null {
  return named(PAUSED[code], code);
}

/** The problem of a close code; null where the page connects again by itself. */
export function closing(code: number): Problem | null {
  return named(CLOSED[code], code);
}

function named(found: string | undefined, code: number): Problem | null {
  return found === undefined ? null : { code: found, values: {}, message: `closed with code ${code}` };
}

/** An answer that is no problem of the server's own: something between has answered, or it is broken. */
export function unreadable(status: number): Problem {
  return { code: "answer-unreadable", values: { status }, message: `unreadable answer, status ${status}` };
}

export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "values" in value &&
    typeof value.values === "object" &&
    "message" in value &&
    typeof value.message === "string"
  );
}
