/** A table with a game, as this screen sees it: whose seat is near, who is waited for, what can be asked. */

import { yourSeat } from "../game/sides.ts";
import { t, tell } from "../language/index.ts";
import type { Live } from "../live/live.svelte.ts";
import { preferences } from "../preferences.ts";
import { muted } from "../talk/muted.ts";
import type { Catalogue, GameInfo, TableState, View } from "../wire/types.ts";
import { secondsUntil } from "../shell/countdown.ts";
import { Desk } from "./desk.svelte.ts";
import { lastTouched } from "./motion/flights.ts";
import { handOver, nearSeat, ownSeats, undoSeat } from "./seats.ts";
import { nameOf, tiding } from "./tidings.ts";

/** Seconds that nobody feels as a wait. */
const UNNOTICED = 0.2;

/** Only while the table has a game. */
export class Viewpoint {
  readonly live: Live;
  readonly catalogue: Catalogue;
  readonly desk: Desk;

  readonly table = $derived.by(() => this.live.table as TableState);
  readonly game = $derived.by(
    () => this.catalogue.games.find(({ name }) => name === this.table.game) as GameInfo,
  );
  readonly view = $derived.by(() => this.desk.view as View);
  readonly position = $derived.by(() => this.view.position);
  readonly playing = $derived.by(() => this.table.status === "playing");

  readonly names = $derived.by(() => this.table.seats.map(nameOf));
  /** The seats of this person. */
  readonly own = $derived.by(() => ownSeats(this.table.seats));
  /** Several people play before this screen. */
  readonly shared = $derived.by(() => this.own.length > 1);
  readonly watching = $derived.by(() => !this.table.seats.some((seat) => seat.yours));
  /** The one seat of this person; null for those who watch, or play for several. */
  readonly you = $derived.by(() => yourSeat(this.table.seats));
  /** The seat that is shown nearest. */
  readonly near = $derived.by(() => nearSeat(this.table.seats, this.view));
  /** To whom a shared screen is to be handed over. */
  readonly hand = $derived.by(() => handOver(this.table, this.view));
  /** What the others touched since this person's last move. */
  readonly touched = $derived.by(() => lastTouched(this.live.events, this.view.seat, this.game));

  /** The person whom everybody waits for although they are not there. */
  readonly absent = $derived.by(() => {
    const { to_move: mover } = this.position;
    const info = mover === null ? undefined : this.table.seats[mover];
    return info?.kind === "person" && !info.online && !info.away && !info.yours ? mover : null;
  });

  /** Whom everybody waits for, in words; at the end of a lesson nobody goes on. */
  readonly waiting = $derived.by(() => {
    const { to_move: mover } = this.position;
    if (mover === null || !this.live.kept) return "";
    const player = this.names[mover] ?? "";
    if (this.watching) return t("now-watching", { player });
    return this.absent === null ? t("now-thinking", { player }) : t("now-absent", { player });
  });

  /** Whose turn it is, said to whoever can move here; by name where several share this screen. */
  readonly turn = $derived.by(() =>
    this.shared ? t("now-named", { player: this.names[this.near] ?? "" }) : t("now-yours"),
  );

  /** What the page is called: what this person is asked for, else the game. */
  readonly title = $derived.by(() => {
    if (this.desk.draft !== null) return `● ${this.turn}`;
    const { proposal, rematch } = this.table;
    if (proposal === null || rematch !== "asked") return t(`game-${this.table.game}`);
    return `● ${t("rematch-title", { player: this.names[proposal.by] ?? "" })}`;
  });

  /** What others just did, for those who listen. */
  readonly news = $derived.by(() => {
    const { events, live } = this.live.latest;
    if (!live) return "";
    const told = events.filter((event) => event.kind !== "move" || !this.own.includes(event.seat));
    const sentences = told.map((event) => tiding(event, this.game, this.table.seats));
    if (this.desk.draft !== null) sentences.push(this.turn);
    return tell(sentences.filter((sentence) => sentence !== ""));
  });

  /** What was said, by those whom this person wants to hear. */
  readonly remarks = $derived.by(() =>
    this.live.remarks.filter(
      ({ seat }) => this.own.includes(seat) || (preferences.talk && !muted.has(this.table.id, seat)),
    ),
  );
  /** The seat from which this person can talk to others; null where nobody would hear it. */
  readonly voice = $derived.by(() => {
    const others = this.live.kept && this.table.seats.some((seat) => seat.kind === "person" && !seat.yours);
    return others && preferences.talk ? (this.view.seat ?? this.own[0] ?? null) : null;
  });

  /** Whether advice may be asked for now. */
  readonly hintable = $derived.by(
    () => this.playing && this.table.hints && this.desk.draft !== null && !this.hand?.secret,
  );

  constructor(live: Live, catalogue: Catalogue) {
    this.live = live;
    this.catalogue = catalogue;
    this.desk = new Desk(live, () => this.game);
  }

  /** The seconds that the bot on a seat takes, if it is thinking and that takes any time. */
  thinking(seat: number): number | null {
    const bot = this.playing && this.position.to_move === seat ? this.table.seats[seat]?.bot : null;
    const seconds = this.catalogue.bots.find(({ name }) => name === bot)?.seconds ?? 0;
    return seconds < UNNOTICED ? null : seconds;
  }

  /** Seconds until this person may propose a bot for who is missing on a seat; null where nobody is. */
  grace(seat: number): number | null {
    const moment = this.live.replaceableAt[seat] ?? null;
    const offered = this.playing && this.own.length > 0 && !this.table.seats[seat]?.yours;
    return moment !== null && offered ? secondsUntil(moment) : null;
  }

  undo(): void {
    const seat = undoSeat(this.table.seats, this.live.events);
    if (seat !== null) void this.live.undo(seat);
  }
}
