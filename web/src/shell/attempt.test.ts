import { describe, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import { Attempt } from "./attempt.svelte.ts";

describe("an attempt", () => {
  it("is made once at a time", async () => {
    const attempt = new Attempt();
    let made = 0;
    let finish: () => void = () => undefined;
    const deed = () => {
      made += 1;
      return new Promise<void>((resolve) => (finish = resolve));
    };
    const first = attempt.make(deed);
    await attempt.make(deed);
    expect([attempt.busy, made]).toEqual([true, 1]);
    finish();
    await first;
    expect([attempt.busy, attempt.trouble]).toEqual([false, ""]);
  });

  it("says what went wrong until it is made again", async () => {
    await setLanguage("en");
    const attempt = new Attempt();
    await attempt.make(() => Promise.reject(new Error("no")));
    expect(attempt.busy).toBe(false);
    expect(attempt.trouble).not.toBe("");
    await attempt.make(() => Promise.resolve());
    expect(attempt.trouble).toBe("");
    await attempt.make(() => Promise.reject(new Error("no")));
    attempt.forget();
    expect(attempt.trouble).toBe("");
  });
});
