/** How this person likes their table; kept in the browser. */

import { recall, remember } from "../memory.ts";

const KEY = "cabochon-table";
const MOST_MUTED = 100;

interface Kept {
  discounted: boolean;
  animated: boolean;
  log: boolean;
  sound: boolean;
  volume: number;
  vibration: boolean;
  notices: boolean;
  talk: boolean;
  muted: readonly string[];
}

const USUAL: Kept = {
  discounted: false,
  animated: true,
  log: true,
  sound: false,
  volume: 0.5,
  vibration: false,
  notices: false,
  talk: true,
  muted: [],
};

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(recall(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL }; // something else was kept under this name
  }
}

class Preferences {
  #now = $state(kept());

  /** Cards show what they cost this person, after the discount. */
  get discounted(): boolean {
    return this.#now.discounted;
  }

  set discounted(on: boolean) {
    this.#keep({ discounted: on });
  }

  /** Tokens and cards fly; a system that asks for less motion overrules it. */
  get animated(): boolean {
    return this.#now.animated;
  }

  set animated(on: boolean) {
    this.#keep({ animated: on });
  }

  /** On a wide window the log stands beside the table. */
  get log(): boolean {
    return this.#now.log;
  }

  set log(on: boolean) {
    this.#keep({ log: on });
  }

  /** What happens can be heard; nobody is surprised by a sound. */
  get sound(): boolean {
    return this.#now.sound;
  }

  set sound(on: boolean) {
    this.#keep({ sound: on });
  }

  /** From 0 to 1. */
  get volume(): number {
    return this.#now.volume;
  }

  set volume(volume: number) {
    this.#keep({ volume });
  }

  /** A phone vibrates when it is this person's turn. */
  get vibration(): boolean {
    return this.#now.vibration;
  }

  set vibration(on: boolean) {
    this.#keep({ vibration: on });
  }

  /** The browser says when it is this person's turn at a table that they don't see. */
  get notices(): boolean {
    return this.#now.notices;
  }

  set notices(on: boolean) {
    this.#keep({ notices: on });
  }

  /** What the others say is shown. */
  get talk(): boolean {
    return this.#now.talk;
  }

  set talk(on: boolean) {
    this.#keep({ talk: on });
  }

  /** Whether nothing is shown that somebody of this name says. Nobody has more of another person than that. */
  isMuted(name: string): boolean {
    return this.#now.muted.includes(name);
  }

  mute(name: string, on: boolean): void {
    const others = this.#now.muted.filter((muted) => muted !== name);
    this.#keep({ muted: on ? [...others, name].slice(-MOST_MUTED) : others });
  }

  #keep(change: Partial<Kept>): void {
    this.#now = { ...this.#now, ...change };
    remember(KEY, JSON.stringify(this.#now));
  }
}

export const preferences = new Preferences();
