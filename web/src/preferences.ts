/** How a table looks and sounds on this device; kept in the browser. */

import { isRecord, Kept } from "./kept.svelte.ts";

const USUAL = {
  discounted: false,
  animated: true,
  log: true,
  sound: false,
  volume: 0.5,
  vibration: false,
  notices: false,
  talk: true,
};

type Choices = Readonly<typeof USUAL>;

/** What was chosen, and the usual for everything else. */
function checked(found: unknown): Choices {
  const chosen = isRecord(found) ? found : {};
  const known = Object.entries(USUAL).map(([name, usual]) => {
    const choice = chosen[name];
    return [name, typeof choice === typeof usual ? choice : usual] as const;
  });
  const { volume, ...switches } = Object.fromEntries(known) as Choices;
  return { ...switches, volume: Math.min(1, Math.max(0, volume)) };
}

class Preferences {
  readonly #kept = new Kept("preferences", checked);

  /** Cards show what they cost this person, after the discount. */
  get discounted(): boolean {
    return this.#kept.now.discounted;
  }

  set discounted(on: boolean) {
    this.#keep({ discounted: on });
  }

  /** Tokens and cards fly; a system that asks for less motion overrules it. */
  get animated(): boolean {
    return this.#kept.now.animated;
  }

  set animated(on: boolean) {
    this.#keep({ animated: on });
  }

  /** On a wide window the log stands beside the table. */
  get log(): boolean {
    return this.#kept.now.log;
  }

  set log(on: boolean) {
    this.#keep({ log: on });
  }

  /** What happens can be heard; nobody is surprised by a sound. */
  get sound(): boolean {
    return this.#kept.now.sound;
  }

  set sound(on: boolean) {
    this.#keep({ sound: on });
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#kept.now.volume;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  /** A phone vibrates when it is this person's turn. */
  get vibration(): boolean {
    return this.#kept.now.vibration;
  }

  set vibration(on: boolean) {
    this.#keep({ vibration: on });
  }

  /** The browser says when it is this person's turn at a table that they don't see. */
  get notices(): boolean {
    return this.#kept.now.notices;
  }

  set notices(on: boolean) {
    this.#keep({ notices: on });
  }

  /** What the others say is shown. */
  get talk(): boolean {
    return this.#kept.now.talk;
  }

  set talk(on: boolean) {
    this.#keep({ talk: on });
  }

  #keep(change: Partial<Choices>): void {
    this.#kept.change((now) => ({ ...now, ...change }));
  }
}

export const preferences = new Preferences();
