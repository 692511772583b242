/**
 * The socket of a table: connects again by itself, asks for what it missed, sends every request until it is
 * answered, and notices when the other side has gone silent.
 */

import type {
  ClientMessage,
  Event,
  History,
  Phrase,
  Presence,
  Problem,
  Refused,
  Said,
  ServerMessage,
  Update,
} from "../wire/types.ts";
import { UNREACHABLE, closing, pausing } from "./problems.ts";

export type State = "connecting" | "live" | "offline" | "closed";

/** A request that gets an answer; its id makes sure that it is carried out once. */
type Request = Exclude<ClientMessage, { type: "resume" | "look" | "say" | "ping" }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
type RequestContent = Without<Request>;

/** What the connection needs of a WebSocket. */
export interface Socket {
  addEventListener(type: "open", heard: () => void): void;
  addEventListener(type: "message", heard: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: "close", heard: (event: { readonly code: number }) => void): void;
  send(text: string): void;
  close(code?: number): void;
}

/** The world around it: the browser's, or a test's. */
export interface Surroundings {
  connect(): Socket;
  /** Run something after some milliseconds; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Tells when the network has come back or may be gone, and when the page is looked at again. */
  watch(changes: { online(): void; doubtful(): void }): () => void;
  /** A number from 0 to 1. */
  random(): number;
  newId(): string;
}

/** Who wants to know what the connection learns. */
interface Listener {
  state(state: State): void;
  /** Numbers are without a gap and never come twice; `news` is false for history on opening. */
  update(update: Update, news: boolean): void;
  /** Earlier events, of which there are too many for one update, which follows. */
  history(events: readonly Event[]): void;
  /** All events so far are void; the true ones follow. */
  forget(): void;
  presence(presence: Presence): void;
  said(said: Said): void;
  /** Something without an id was refused, or the server has closed the table to this page. */
  problem(problem: Problem): void;
  /** The connection was lost, for a reason if the server has given one; it is made again. */
  pause(reason: Problem | null): void;
  waiting(requests: number): void;
}

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;
/** After so long without a word the other side is asked whether it is still there; its answer may take so long. */
const HEARTBEAT = 4_000;
const PATIENCE = 5_000;
/** Who only listens is taken for gone some time, so something is said as often as this. */
const SIGN_OF_LIFE = 20_000;
/** The same for the first answer, and for pages of the history: a slow line needs its time for these. */
const OPENING = 10_000;

interface Waiting {
  readonly request: Request;
  readonly answer: (problem: Problem | null) => void;
  /** The number of its last event, once it is carried out. */
  done: number | null;
}

export class Connection {
  private socket: Socket | null = null;
  private state: State = "connecting";
  private last = 0;
  /** Whether an update was shown, after which others are news. */
  private hasBegun = false;
  private delay = FIRST_DELAY;
  private readonly waiting = new Map<string, Waiting>();
  private looking: number | null = null;
  /** Whether this socket has brought everything up to date. */
  private caughtUp = false;
  private left = false;
  private cancelReconnect: () => void = () => undefined;
  private cancelHeartbeat: () => void = () => undefined;
  private cancelSignOfLife: () => void = () => undefined;
  /** Calls off the wait for an answer; null while none is expected. */
  private cancelPatience: (() => void) | null = null;
  private readonly stopWatching: () => void;

  constructor(
    private readonly world: Surroundings,
    private readonly listener: Listener,
  ) {
    this.stopWatching = world.watch({
      online: () => {
        if (this.state !== "closed") this.retry();
      },
      doubtful: () => this.check(),
    });
    this.connect();
  }

  /** Send a request until it is answered: null when it is carried out and its events are here. */
  request(content: RequestContent): Promise<Problem | null> {
    if (this.state === "closed") return Promise.resolve(UNREACHABLE);
    const request = { ...content, id: this.world.newId() } as Request;
    return new Promise((answer) => {
      this.waiting.set(request.id, { request, answer, done: null });
      this.listener.waiting(this.waiting.size);
      if (this.caughtUp) this.send(request);
    });
  }

  /** Show this seat's cards here, or nobody's. */
  look(seat: number | null): void {
    this.looking = seat;
    if (this.caughtUp) this.send({ type: "look", seat });
  }

  /** Says something to whoever is there; what can't be said now is not said later. */
  say(seat: number, phrase: Phrase): void {
    if (this.caughtUp) this.send({ type: "say", seat, phrase });
  }

  /** Connect now, if there is no connection; also after the server has ended it. */
  retry(): void {
    if (this.left) return;
    if (this.socket) this.check();
    else this.connect();
  }

  /** For good. */
  close(): void {
    this.left = true;
    this.stopWatching();
    this.end(null);
  }

  // --- The socket's life ---

  private connect(): void {
    this.cancelReconnect();
    this.become("connecting");
    this.caughtUp = false;
    const socket = this.world.connect();
    this.socket = socket;
    // A socket that was given up may still speak: it is not listened to.
    const current = (run: () => void) => {
      if (this.socket === socket) run();
    };
    socket.addEventListener("open", () => current(() => this.opened()));
    socket.addEventListener("message", ({ data }) => current(() => this.received(String(data))));
    socket.addEventListener("close", ({ code }) => current(() => this.lost(code)));
    this.expectAnswer();
  }

  private opened(): void {
    this.send({ type: "resume", after: this.last });
    this.beat();
  }

  private lost(code: number): void {
    const problem = closing(code);
    if (problem) return this.end(problem);
    this.listener.pause(pausing(code));
    this.reconnectLater();
  }

  private reconnectLater(): void {
    this.abandon();
    this.become("offline");
    // Not all pages at once, after the server was restarted.
    const delay = this.delay * (0.75 + this.world.random() / 4);
    this.delay = Math.min(2 * this.delay, LONGEST_DELAY);
    this.cancelReconnect = this.world.after(delay, () => this.connect());
  }

  private end(problem: Problem | null): void {
    this.abandon();
    this.cancelReconnect();
    this.become("closed");
    if (problem) this.listener.problem(problem);
    const unanswered = [...this.waiting.values()];
    this.waiting.clear();
    this.listener.waiting(0);
    for (const { answer } of unanswered) answer(problem ?? UNREACHABLE);
  }

  private abandon(): void {
    const socket = this.socket;
    this.socket = null;
    this.caughtUp = false;
    this.cancelHeartbeat();
    this.cancelSignOfLife();
    this.heard();
    socket?.close();
  }

  private become(state: State): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.state(state);
  }

  // --- Heartbeat ---

  private beat(): void {
    this.cancelHeartbeat();
    this.cancelHeartbeat = this.world.after(HEARTBEAT, () => {
      this.check();
      this.beat();
    });
  }

  /** Ask whether the other side is still there. */
  private check(): void {
    if (!this.caughtUp) return;
    this.send({ type: "ping" });
    this.expectAnswer(PATIENCE);
  }

  /** From the first question on: another one does not give the other side more time. */
  private expectAnswer(patience = OPENING): void {
    this.cancelPatience ??= this.world.after(patience, () => this.reconnectLater());
  }

  private heard(): void {
    this.cancelPatience?.();
    this.cancelPatience = null;
  }

  // --- Messages ---

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
    this.cancelSignOfLife();
    this.cancelSignOfLife = this.world.after(SIGN_OF_LIFE, () => this.check());
  }

  private received(text: string): void {
    this.heard();
    this.beat(); // who has just spoken need not be asked
    const message = JSON.parse(text) as ServerMessage;
    switch (message.type) {
      case "update":
        return this.updated(message);
      case "history":
        return this.turned(message);
      case "presence":
        return this.listener.presence(message);
      case "said":
        return this.listener.said(message);
      case "done":
        return this.done(message.id, message.number);
      case "refused":
        return this.refused(message);
      case "pong":
        return;
    }
  }

  private updated(update: Update): void {
    const end = update.events.at(-1)?.number ?? update.after;
    if (update.after > this.last) {
      // Something is missing between: this update comes again, with all of it.
      this.send({ type: "resume", after: this.last });
      this.expectAnswer();
      return;
    }
    if (end < this.last) {
      if (!this.caughtUp) this.startOver();
      return;
    }
    const news = this.hasBegun;
    this.hasBegun = true;
    const events = update.events.filter((event) => event.number > this.last);
    this.last = end;
    // As soon as another seat is to move, the server shows nobody's cards any more.
    if (this.looking !== update.view?.position.to_move) this.looking = null;
    this.listener.update({ ...update, events }, news);
    if (!this.caughtUp) this.resumed();
    for (const { request, done } of [...this.waiting.values()]) {
      if (done !== null) this.done(request.id, done);
    }
  }

  /** A page of the history: the next one comes when it is asked for. */
  private turned({ after, events }: History): void {
    if (after <= this.last) {
      const unknown = events.filter((event) => event.number > this.last);
      this.last = unknown.at(-1)?.number ?? this.last;
      this.listener.history(unknown);
    }
    this.send({ type: "resume", after: this.last });
    this.expectAnswer();
  }

  /** The server knows less than we: it was set back to an older state, and so are we. */
  private startOver(): void {
    this.last = 0;
    this.hasBegun = false;
    this.listener.forget();
    this.send({ type: "resume", after: 0 });
    this.expectAnswer();
  }

  /** The first update of a socket: everything is up to date, so what was not answered goes out again. */
  private resumed(): void {
    this.caughtUp = true;
    this.delay = FIRST_DELAY;
    this.become("live");
    if (this.looking !== null) this.send({ type: "look", seat: this.looking });
    for (const { request } of this.waiting.values()) this.send(request);
  }

  private done(id: string, number: number): void {
    const found = this.waiting.get(id);
    if (!found) return;
    // Whoever waits wants to see what came of it, so its events come first.
    if (number > this.last) found.done = number;
    else this.answered(id, null);
  }

  private refused({ id, problem }: Refused): void {
    if (id === null) this.listener.problem(problem);
    else this.answered(id, problem);
  }

  private answered(id: string, problem: Problem | null): void {
    const found = this.waiting.get(id);
    if (!found) return;
    this.waiting.delete(id);
    this.listener.waiting(this.waiting.size);
    found.answer(problem);
  }
}
