/** The sounds of the table, made by the browser as they are needed: no files, nothing to load. */

import type { Cue } from "./cues.ts";

/** Seconds between two sounds that come together. */
const APART = 0.16;
/** At full volume: sounds lie over other people's music. */
const LOUDEST = 0.5;

let context: AudioContext | null = null;

/** Plays sounds one after the other; `volume` is from 0 to 1. Nothing happens where the browser does not let it. */
export async function play(cues: readonly Cue[], volume: number): Promise<void> {
  if (cues.length === 0 || volume <= 0) return;
  context ??= new AudioContext();
  // Browsers keep quiet until somebody has pressed something.
  if (context.state === "suspended") await context.resume().catch(() => undefined);
  if (context.state !== "running") return;
  const out = context.createGain();
  out.gain.value = LOUDEST * volume ** 2;
  out.connect(context.destination);
  cues.forEach((cue, index) => MADE[cue](new Bench(context as AudioContext, out, index * APART)));
}

/** Where a sound is put together, from a moment on. */
class Bench {
  readonly #start: number;

  constructor(
    private readonly context: AudioContext,
    private readonly out: AudioNode,
    after: number,
  ) {
    this.#start = context.currentTime + 0.01 + after;
  }

  /** A tone that is struck and fades. */
  tone(pitch: number, at: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
    const tone = this.context.createOscillator();
    tone.type = shape;
    tone.frequency.value = pitch;
    this.#sound(tone, tone, at, length, loud);
  }

  /** Air, or paper: noise around a pitch, which glides to another. */
  breath(from: number, to: number, at: number, length: number, loud: number): void {
    const noise = this.context.createBufferSource();
    noise.buffer = this.#noise(length);
    const band = this.context.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 0.9;
    band.frequency.setValueAtTime(from, this.#start + at);
    band.frequency.exponentialRampToValueAtTime(to, this.#start + at + length);
    noise.connect(band);
    this.#sound(noise, band, at, length, loud);
  }

  #sound(source: AudioScheduledSourceNode, end: AudioNode, at: number, length: number, loud: number): void {
    const begin = this.#start + at;
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    end.connect(gain).connect(this.out);
    source.start(begin);
    source.stop(begin + length);
  }

  #noise(length: number): AudioBuffer {
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, Math.ceil(length * sampleRate), sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = 2 * Math.random() - 1;
    return buffer;
  }
}

/** A stone on another: two high tones that don't quite fit. */
function clink(bench: Bench, at: number, pitch = 1): void {
  bench.tone(2350 * pitch, at, 0.14, 0.35);
  bench.tone(3710 * pitch, at, 0.09, 0.2);
  bench.breath(6000, 4000, at, 0.03, 0.25);
}

function chord(bench: Bench, pitches: readonly number[], apart: number, length: number): void {
  pitches.forEach((pitch, index) => {
    bench.tone(pitch, index * apart, length, 0.3, "triangle");
    bench.tone(2 * pitch, index * apart, length / 2, 0.08);
  });
}

const MADE: Record<Cue, (bench: Bench) => void> = {
  token(bench) {
    clink(bench, 0);
    clink(bench, 0.07, 1.06);
  },
  card: (bench) => bench.breath(900, 3200, 0, 0.13, 0.5),
  purchase(bench) {
    bench.breath(900, 3200, 0, 0.12, 0.4);
    chord(bench, [659, 988], 0.07, 0.3);
  },
  patron: (bench) => chord(bench, [523, 659, 784, 1047], 0.07, 0.45),
  turn: (bench) => chord(bench, [587, 880], 0.12, 0.5),
  won: (bench) => chord(bench, [523, 659, 784, 1047, 1319], 0.11, 0.8),
  over: (bench) => chord(bench, [659, 523, 392], 0.14, 0.6),
};
