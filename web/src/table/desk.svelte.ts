/** What a person has before them during a game: the draft of their move, and the sheet that lies open. */

import { untrack } from "svelte";
import { adopt } from "../game/adopt.ts";
import {
  back,
  begin,
  clear,
  held,
  moves,
  onward,
  open,
  press,
  returning,
  times,
  type Draft,
} from "../game/draft.ts";
import { cardOf } from "../game/targets.ts";
import { traitsOf } from "../games/traits.ts";
import type { Live } from "../live/live.svelte.ts";
import type { Asked } from "../rules/asking.ts";
import type { GameInfo, TableState, View } from "../wire/types.ts";

/** Where the moves of a desk go. */
export interface Played extends Pick<Live, "view" | "waiting" | "play"> {
  readonly table: Pick<TableState, "settings"> | null;
}

/**
 * "card" is for a target with a card; "seat" for a player; "term" for a word of the rules. "pay" and "return" are questions of every game, "asked"
 * is one of the game's own.
 */
export type Open =
  | { kind: "card"; target: string }
  | { kind: "seat"; seat: number }
  | { kind: "term"; asked: Asked }
  | { kind: "pay" | "return" | "asked" | "menu" | "keys" | "fairness" | "log" | "talk" | "over" | "options" };

/** What is put away when the position changes. */
const PASSING: readonly unknown[] = ["card", "pay", "return", "asked"] satisfies Open["kind"][];
/** What is a part of the move. */
const ASKING: readonly unknown[] = ["pay", "return", "asked"] satisfies Open["kind"][];

export class Desk {
  readonly #live: Played;
  readonly #game: () => GameInfo;
  // An update may repeat the same position (somebody asked, somebody came): the draft outlives it.
  readonly #same = $derived.by(() => JSON.stringify(this.#live.view));
  readonly view: View | null = $derived.by(() => {
    void this.#same;
    return untrack(() => this.#live.view);
  });

  draft: Draft | null = $derived.by(() => {
    const settings = untrack(() => this.#live.table?.settings);
    const { view } = this;
    if (view === null || settings === undefined || view.legal_moves.length === 0) return null;
    return begin(view, this.#game(), settings);
  });

  sheet: Open | null = $state.raw(null);

  constructor(live: Played, game: () => GameInfo) {
    this.#live = live;
    this.#game = game;
  }

  /** Whether a sheet lies open that asks for a part of the move. */
  get asking(): boolean {
    return ASKING.includes(this.sheet?.kind);
  }

  get busy(): boolean {
    return this.#live.waiting > 0;
  }

  /** A new position has come: what was open about the old one is put away, and its question is asked. */
  arrive(): void {
    const question = this.#question();
    if (question !== null) this.sheet = { kind: question };
    else if (PASSING.includes(this.sheet?.kind)) this.sheet = null;
  }

  /** The sheet in which the position asks something; null where it does not, or on the table. */
  #question(): "pay" | "return" | "asked" | null {
    if (this.draft === null) return null;
    const { phase } = this.draft.view.position;
    if (phase === "pay" || phase === "return") return phase;
    return traitsOf(this.draft.game.name).asked.includes(phase) ? "asked" : null;
  }

  /** Something was pressed. A card opens its sheet, whether or not anything can be done with it. */
  press(target: string): void {
    const looks = /^(card|hand|seen)-/.test(target);
    if (this.draft !== null && open(this.draft).has(target) && !(looks && times(this.draft, target) > 0)) {
      this.draft = press(this.draft, target);
    }
    if (looks) this.sheet = { kind: "card", target };
  }

  /** The key of a colour: whatever of that colour carries on, else whatever can be pressed, where the person looks. */
  letter(letter: string): void {
    const { draft } = this;
    if (draft === null) return;
    const kinds = this.sheet?.kind === "return" ? ["held"] : ["bank", "colour", "theirs", "held"];
    const names = kinds.map((kind) => `${kind}-${letter}`);
    const target = [onward(draft), open(draft)].flatMap((set) => names.filter((name) => set.has(name)))[0];
    if (target !== undefined) this.draft = press(draft, target);
  }

  /** The card that a target stands for; null where nobody sees one. */
  card(target: string): number | null {
    return this.view === null ? null : cardOf(target, this.#game(), this.view.position, this.near);
  }

  /** Whose hand the targets hand-1 … are; the page says so. */
  near = $state(0);

  /** Puts the sheet away; a card that was only looked at is chosen no longer. */
  close(): void {
    if (this.sheet?.kind === "card" && this.draft !== null && times(this.draft, this.sheet.target) > 0) {
      this.draft = clear(this.draft);
    }
    this.sheet = null;
  }

  back(): void {
    if (this.draft !== null) this.draft = back(this.draft);
  }

  /** Puts decisions together as if they had been pressed; nothing is sent. */
  adopt(moves: readonly string[]): void {
    if (this.draft === null) return;
    this.draft = adopt(this.draft, moves);
    const question = this.#question();
    this.sheet = question === null ? null : { kind: question };
  }

  /** Sends a draft if it is complete, else asks for what is missing. */
  send(draft: Draft): void {
    const text = moves(draft);
    const seat = draft.view.seat;
    if (this.busy || seat === null) return;
    if (text !== null) {
      this.sheet = null;
      void this.#play(text, seat, draft.view);
      return;
    }
    this.draft = draft;
    this.sheet = returning(draft) === null ? null : { kind: "return" };
  }

  async #play(text: string, seat: number, view: View): Promise<void> {
    const problem = await this.#live.play(text, seat);
    // A lesson that did not want it has taken it back: the position is the same, and nothing is chosen.
    if (problem !== null || this.view !== view || this.draft === null) return;
    this.draft = clear(this.draft);
    this.arrive();
  }

  /** Sends what is chosen; not before all is given back that the sheet asks for. */
  confirm(): void {
    const { draft, sheet } = this;
    if (draft === null || (sheet?.kind === "return" && held(draft) > draft.game.token_limit)) return;
    this.send(draft);
  }
}
