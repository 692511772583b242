/** Sockets, time and network that a test drives itself. */

import type {
  ClientMessage,
  Event,
  History,
  ServerMessage,
  TableState,
  Update,
  View,
} from "../src/wire/types.ts";
import type { Socket, Surroundings } from "../src/live/connection.ts";

type Heard = (event: { data: unknown; code: number }) => void;

export class FakeSocket implements Socket {
  readonly sent: ClientMessage[] = [];
  isClosed = false;
  private readonly heard: Record<string, Heard[]> = {};

  addEventListener(type: string, heard: Heard): void {
    (this.heard[type] ??= []).push(heard);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.happens("open");
  }

  says(message: ServerMessage): void {
    this.happens("message", { data: JSON.stringify(message) });
  }

  closes(code: number): void {
    this.happens("close", { code });
  }

  private happens(type: string, event: { data?: string; code?: number } = {}): void {
    for (const heard of this.heard[type] ?? []) heard({ data: event.data, code: event.code ?? 0 });
  }
}

export class FakeWorld implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  isWatched = false;
  private now = 0;
  private timers: { at: number; run: () => void }[] = [];
  private changes: { online(): void; doubtful(): void } | null = null;
  private ids = 0;

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  connect(): Socket {
    this.sockets.push(new FakeSocket());
    return this.socket;
  }

  after(milliseconds: number, run: () => void): () => void {
    const timer = { at: this.now + milliseconds, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  watch(changes: { online(): void; doubtful(): void }): () => void {
    this.changes = changes;
    this.isWatched = true;
    return () => (this.isWatched = false);
  }

  random(): number {
    return 1;
  }

  newId(): string {
    this.ids += 1;
    return `id-${this.ids}`;
  }

  online(): void {
    this.changes?.online();
  }

  doubtful(): void {
    this.changes?.doubtful();
  }

  /** Let time pass, and everything happen that was to happen meanwhile. */
  passes(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.now = next.at;
      this.timers = this.timers.filter((timer) => timer !== next);
      next.run();
    }
    this.now = end;
  }
}

function events(numbers: readonly number[]): Event[] {
  return numbers.map((number) => ({ number, time: 0, kind: "joined", seat: 0, name: "Ann", bot: null }));
}

/** A page with the events of these numbers. */
export function page(after: number, numbers: readonly number[]): History {
  return { type: "history", after, events: events(numbers) };
}

/** An update with the events of these numbers. */
export function update(after: number, numbers: readonly number[], view: Partial<View> | null = null): Update {
  return {
    type: "update",
    after,
    events: events(numbers),
    table: {
      id: "table",
      commitment: "hash",
      secret: null,
      seats: [],
      spectators: 0,
    } as unknown as TableState,
    view: view as View | null,
  };
}
