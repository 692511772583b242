import { describe, expect, it, vi } from "vitest";
import { Trouble } from "../../live/api.ts";
import { UNREACHABLE } from "../../live/problems.ts";
import type { Hint } from "../../wire/types.ts";
import { Adviser } from "./adviser.svelte.ts";

const hint: Hint = {
  number: 5,
  seat: 0,
  simulations: 100,
  seconds: 1,
  candidates: ["take wbg", "buy 1a"].map((move) => ({
    moves: [move],
    share: 0.5,
    value: 0.5,
    line: [move],
    reasons: [],
  })),
};

/** A server that answers when the test says so. */
function server() {
  const asked: { answer: (hint: Hint) => void; fail: (error: unknown) => void; signal: AbortSignal }[] = [];
  const ask = vi.fn(
    (_: string, signal: AbortSignal) =>
      new Promise<Hint>((answer, fail) => {
        asked.push({ answer, fail, signal });
      }),
  );
  return { ask, asked };
}

describe("an adviser", () => {
  it("thinks, then shows the best move, then another one", async () => {
    const { ask, asked } = server();
    const adviser = new Adviser("table", ask);
    const done = adviser.ask();
    expect([adviser.open, adviser.thinking, adviser.move]).toEqual([true, true, null]);
    asked[0]?.answer(hint);
    await done;
    expect([adviser.thinking, adviser.move?.moves]).toEqual([false, ["take wbg"]]);
    adviser.chosen = 1;
    expect(adviser.move?.moves).toEqual(["buy 1a"]);
  });

  it("asks once in a position, however often it is opened", async () => {
    const { ask, asked } = server();
    const adviser = new Adviser("table", ask);
    const done = adviser.ask();
    void adviser.ask();
    asked[0]?.answer(hint);
    await done;
    adviser.toggle();
    expect(adviser.move).toBeNull();
    adviser.toggle();
    expect(adviser.move?.moves).toEqual(["take wbg"]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("forgets everything when the position changes, also what comes too late", async () => {
    const { ask, asked } = server();
    const adviser = new Adviser("table", ask);
    const done = adviser.ask();
    adviser.forget();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer(hint);
    await done;
    expect([adviser.open, adviser.thinking, adviser.hint]).toEqual([false, false, null]);
  });

  it("says what went wrong, and may be asked again", async () => {
    const { ask, asked } = server();
    const adviser = new Adviser("table", ask);
    const done = adviser.ask();
    asked[0]?.fail(new Trouble(UNREACHABLE, 0));
    await done;
    expect(adviser.trouble).toBeInstanceOf(Trouble);
    const again = adviser.ask();
    expect(adviser.trouble).toBeNull();
    asked[1]?.answer(hint);
    await again;
    expect(adviser.move).not.toBeNull();
  });
});
