/** The coach at a table: one remark at most in a turn, each once; and what is pointed at. */

import type { Coaching, Pupil, Remark } from "../../games/interface.ts";
import { openLessons } from "../../language/index.ts";
import type { Viewpoint } from "../viewpoint.svelte.ts";
import { coached } from "./coached.ts";

export class Guide {
  readonly #here: Viewpoint;
  #coaching: Coaching | null = null;
  #turn = -1;
  #remark: Remark | null = $state.raw(null);
  #shown: readonly string[] = $state.raw([]);

  constructor(here: Viewpoint) {
    this.#here = here;
  }

  /** Whether the coach speaks here. */
  get on(): boolean {
    const { live, table, playing, watching } = this.#here;
    return live.kept && coached.at(table.id) && playing && !watching;
  }

  set on(speaking: boolean) {
    coached.set(this.#here.table.id, speaking);
    this.#remark = null;
    this.#turn = -1;
    this.arrive();
  }

  /** Fetches what the coach knows and says, which most games do without. */
  async wake(): Promise<void> {
    const [{ coachingOf }] = await Promise.all([import("../../games/coachings.ts"), openLessons()]);
    this.#coaching = coachingOf(this.#here.table.game);
    this.arrive();
  }

  /** What the coach says in this turn; null for nothing in particular. */
  get remark(): Remark | null {
    return this.#remark;
  }

  /** What is pointed at: what somebody asked to be shown, else what the remark is about. */
  get lit(): readonly string[] {
    if (this.#shown.length > 0) return this.#shown;
    return (this.on && this.#remark?.lit) || [];
  }

  /** Whoever is to act, seen as a pupil; null while nobody here is. */
  get pupil(): Pupil | null {
    const { desk, view, position, game, table } = this.#here;
    if (desk.draft === null || view.seat === null || position.phase !== "act") return null;
    return { position, seat: view.seat, game, settings: table.settings, view };
  }

  /** A new position has come. */
  arrive(): void {
    this.#shown = [];
    const { pupil } = this;
    const { turn, phase } = this.#here.position;
    // Whoever has gone on from what stood there has seen it.
    if (turn !== this.#turn || phase !== "act") this.dismiss();
    if (pupil === null || !this.on || this.#coaching === null) {
      this.#remark = null;
      return;
    }
    if (turn === this.#turn) return;
    this.#turn = turn;
    const found = this.#coaching.remarks(pupil);
    this.#remark = found.find(({ name }) => !coached.hasHeard(pupil.position.game, name)) ?? null;
  }

  /** The remark has been read: it is not made again. */
  dismiss(): void {
    if (this.#remark !== null) coached.hear(this.#here.table.game, this.#remark.name);
    this.#remark = null;
  }

  /** Points at things until the position changes. */
  show(targets: readonly string[]): void {
    this.#shown = targets;
  }
}
