/** The server's REST calls. Whatever goes wrong is thrown as a `Trouble`, which carries the `problem`. */

import type {
  AnalysisLine,
  BotPlan,
  Catalogue,
  EnteredCode,
  Farewell,
  Goodbye,
  Hint,
  Lobby,
  Me,
  NewAnalysis,
  NewName,
  NewPicture,
  NewReplay,
  NewTable,
  NewTableAnalysis,
  PlayedGames,
  Problem,
  PuzzleSet,
  Reach,
  Replay,
  TableId,
  TableState,
  TableSummary,
  TransferCode,
  TransferState,
} from "../wire/types.ts";
import type { MatchRecord } from "../game/verify.ts";
import { jsonLines } from "./lines.ts";
import { Trouble, UNREACHABLE, isProblem, unreadable } from "./problems.ts";

export { Trouble };

let games: Promise<Catalogue> | null = null;

/** The games and the bots; asked once and kept. */
export function catalogue(): Promise<Catalogue> {
  if (!games) {
    games = json<Catalogue>("GET", "games");
    games.catch(() => (games = null));
  }
  return games;
}

/** All puzzles of a game with their solutions; the browser keeps them. */
export function puzzleSet(game: string): Promise<PuzzleSet> {
  return json("GET", `puzzles/${game}`);
}

/** Where other devices find the server, which it tells its own computer alone. */
export function reach(): Promise<Reach> {
  return json("GET", "reach");
}

/** The guest who asks; makes one, with its cookie, where there was none. */
export function me(): Promise<Me> {
  return json("GET", "me");
}

export function rename(name: string): Promise<Me> {
  return json("PUT", "me", { name } satisfies NewName);
}

/** Where everything that the server holds about the person can be downloaded. */
export function exportUrl(): string {
  return "/api/me/export";
}

/** Has the server delete everything about the person, who is a stranger to it afterwards. */
export function forgetMe(): Promise<Farewell> {
  return json("DELETE", "me", { confirm: "everything" } satisfies Goodbye);
}

/** A code that lets the person in on another device, once. */
export function transferCode(): Promise<TransferCode> {
  return json("POST", "me/transfer");
}

/** Whether that code is still to be used. */
export function transferState(): Promise<TransferState> {
  return json("GET", "me/transfer");
}

/** Be the guest of a code from now on. */
export function enterCode(code: string): Promise<Me> {
  return json("POST", "transfer", { code } satisfies EnteredCode);
}

export function myTables(): Promise<TableSummary[]> {
  return json("GET", "me/tables");
}

export function lobby(): Promise<Lobby> {
  return json("GET", "tables");
}

export function createTable(plan: NewTable): Promise<TableId> {
  return json("POST", "tables", plan);
}

export function join(id: string, seat: number): Promise<TableState> {
  return json("PUT", path(id, `seats/${seat}`));
}

export function leave(id: string, seat: number): Promise<TableState> {
  return json("DELETE", path(id, `seats/${seat}`));
}

export function seatBot(id: string, seat: number, bot: string): Promise<TableState> {
  return json("PUT", path(id, `seats/${seat}/bot`), { bot } satisfies BotPlan);
}

export function tableState(id: string): Promise<TableState> {
  return json("GET", path(id));
}

/** Where the record can be downloaded: complete when the game is over, without what is hidden before. */
export function recordUrl(id: string): string {
  return `/api/${path(id, "record")}`;
}

export function recordJson(id: string): Promise<MatchRecord> {
  return json("GET", path(id, "record?format=json"));
}

/** The record as a text, as it can be downloaded. */
export async function recordText(id: string): Promise<string> {
  return (await ask("GET", path(id, "record"))).text();
}

/** The best moves of whoever decides at the table; the server thinks about it for a moment. */
export function hint(id: string, signal?: AbortSignal): Promise<Hint> {
  return json("POST", path(id, "hint"), undefined, signal);
}

/** All positions of a recorded game. */
export function replay(plan: NewReplay): Promise<Replay> {
  return json("POST", "replay", plan);
}

/** One of its positions, as the text of an SVG. */
export async function picture(plan: NewPicture): Promise<string> {
  return (await ask("POST", "picture", plan)).text();
}

/** Has a game analysed: its lines come as they are found out, until the signal ends it. */
export async function* analyse(plan: NewAnalysis, signal: AbortSignal): AsyncGenerator<AnalysisLine, void> {
  yield* jsonLines<AnalysisLine>(await ask("POST", "analysis", plan, signal), signal);
}

/** The same for a table's finished game: what is kept of it comes at once, if it will do. */
export async function* analyseTable(
  id: string,
  plan: NewTableAnalysis,
  signal: AbortSignal,
): AsyncGenerator<AnalysisLine, void> {
  yield* jsonLines<AnalysisLine>(await ask("POST", path(id, "analysis"), plan, signal), signal);
}

/** The person's games with their results. */
export function myGames(): Promise<PlayedGames> {
  return json("GET", "me/games");
}

/** Where the records of all their finished games can be downloaded as one file. */
export function recordsUrl(): string {
  return "/api/me/games/records";
}

function path(id: string, below?: string): string {
  return `tables/${encodeURIComponent(id)}${below === undefined ? "" : `/${below}`}`;
}

async function json<T>(method: string, path: string, content?: unknown, signal?: AbortSignal): Promise<T> {
  const answer = await ask(method, path, content, signal);
  try {
    return (await answer.json()) as T;
  } catch {
    throw new Trouble(unreadable(answer.status), answer.status);
  }
}

async function ask(method: string, path: string, content?: unknown, signal?: AbortSignal): Promise<Response> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (signal) request.signal = signal;
  if (content !== undefined) {
    request.headers = { "Content-Type": "application/json" };
    request.body = JSON.stringify(content);
  }
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, request);
  } catch {
    signal?.throwIfAborted();
    throw new Trouble(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Trouble(await problemOf(answer), answer.status);
  return answer;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const content: unknown = await answer.json();
    if (isProblem(content)) return content;
  } catch {
    // Not JSON: the answer of something between the page and the server.
  }
  return unreadable(answer.status);
}
