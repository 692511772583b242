/** Answers that come bit by bit: a JSON value on every line. */

import { Trouble, UNREACHABLE, unreadable } from "./problems.ts";

/** The values as they arrive. Whoever stops listening ends the answer; the signal's own error passes through. */
export async function* jsonLines<T>(
  answer: Response,
  signal?: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  for await (const line of lines(answer, signal)) {
    if (line.trim() === "") continue;
    let value: T;
    try {
      value = JSON.parse(line) as T;
    } catch {
      throw new Trouble(unreadable(answer.status), answer.status);
    }
    yield value;
  }
}

async function* lines(answer: Response, signal?: AbortSignal): AsyncGenerator<string, void, undefined> {
  if (answer.body === null) return;
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const whole = rest.split("\n");
      rest = whole.pop() ?? "";
      yield* whole;
      if (done) break;
    }
    yield rest;
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof Trouble ? error : new Trouble(UNREACHABLE, 0);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
