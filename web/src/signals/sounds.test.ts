import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CUES } from "./cues.ts";

/** An audio context that only counts what is started in it. */
class FakeContext {
  static made = 0;
  static started = 0;
  static lets = true;
  state = "suspended";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};

  constructor() {
    FakeContext.made += 1;
  }

  resume(): Promise<void> {
    if (FakeContext.lets) this.state = "running";
    return FakeContext.lets ? Promise.resolve() : Promise.reject(new Error("not yet"));
  }

  #node = () => {
    const parameter = {
      value: 0,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    const node = {
      gain: parameter,
      frequency: parameter,
      Q: parameter,
      connect: (to: unknown) => to,
      start: () => (FakeContext.started += 1),
      stop: () => undefined,
    };
    return node;
  };

  createGain = this.#node;
  createOscillator = this.#node;
  createBufferSource = this.#node;
  createBiquadFilter = this.#node;
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
  vi.resetModules();
  Object.assign(FakeContext, { made: 0, started: 0, lets: true });
  vi.stubGlobal("AudioContext", FakeContext);
});
afterEach(() => vi.unstubAllGlobals());

it("makes nothing where nothing is to be heard", async () => {
  const { play } = await import("./sounds.ts");
  await play([], 1);
  await play(["turn"], 0);
  expect(FakeContext.made).toBe(0);
});

it("has a sound for everything", async () => {
  const { play } = await import("./sounds.ts");
  for (const cue of CUES) {
    const before = FakeContext.started;
    await play([cue], 0.5);
    expect(FakeContext.started, cue).toBeGreaterThan(before);
  }
  expect(FakeContext.made).toBe(1);
});

it("keeps quiet where the browser does not let it", async () => {
  FakeContext.lets = false;
  const { play } = await import("./sounds.ts");
  await play(["turn"], 1);
  expect(FakeContext.started).toBe(0);
});
