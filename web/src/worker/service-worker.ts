/**
 * The service worker: what was built is there without a network. Pages come from the network as long as there is
 * one, so a new version is seen at the next visit; the files of the old one stay until nobody has it open.
 */

import type { Catalogue } from "../wire/types.ts";
import { wayOf } from "./ways.ts";

/** What TypeScript's own library has only for files that know no window. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Heard extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Pressed extends Lasting {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<Window>;
}

interface Worker {
  addEventListener(type: "install" | "activate", run: (event: Lasting) => void): void;
  addEventListener(type: "fetch", run: (event: Fetched) => void): void;
  addEventListener(type: "message", run: (event: Heard) => void): void;
  addEventListener(type: "notificationclick", run: (event: Pressed) => void): void;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<Window | null>;
  };
  readonly location: Location;
  skipWaiting(): Promise<void>;
}

/** Filled in when the page is built (`building/worker.ts`). */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as Worker;
const FILES = `cabochon-files-${BUILT.version}`;
const ANSWERS = "cabochon-answers";
const PAGE = "/";
/** Files that are fetched at a time: the page itself goes first, and a server has limits. */
const AT_ONCE = 4;
/** Milliseconds until what was refused is asked for again. */
const PAUSE = 5_000;
const files = new Set(BUILT.files);

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepFiles(), askOnce()]));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  switch (wayOf(event.request, worker.location.origin, files)) {
    case "page":
      return event.respondWith(page(event.request));
    case "file":
      return event.respondWith(file(event.request));
    case "answer":
      return event.respondWith(answer(event.request));
  }
});

worker.addEventListener("message", (event) => {
  // A page asks whether it was built together with this worker; if nobody has another one open, it may take over.
  const [port] = event.ports;
  port?.postMessage(files.has(String(event.data)));
  event.waitUntil(takeOver(files.has(String(event.data))));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(FILES);
  const former = await Promise.all((await formerFiles()).map((name) => caches.open(name)));
  for (let start = 0; start < BUILT.files.length; start += AT_ONCE) {
    await Promise.all(BUILT.files.slice(start, start + AT_ONCE).map((path) => keepFile(cache, former, path)));
  }
}

async function keepFile(cache: Cache, former: readonly Cache[], path: string): Promise<void> {
  // What carries its hash in its name is the same in every version.
  for (const other of path.startsWith("/assets/") ? former : []) {
    const found = await other.match(path);
    if (found) return cache.put(path, found);
  }
  await cache.add(path).catch(async () => {
    await new Promise((done) => setTimeout(done, PAUSE));
    await cache.add(path);
  });
}

async function formerFiles(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith("cabochon-files-") && name !== FILES);
}

/**
 * The page has asked for the games before there was a worker; without them no page but the rules would show. Their
 * puzzles are there as soon as the page is installed.
 */
async function askOnce(): Promise<void> {
  const cache = await caches.open(ANSWERS);
  try {
    await cache.add("/api/games");
    const { games } = (await (await cache.match("/api/games"))?.json()) as Catalogue;
    await cache.addAll(games.map(({ name }) => `/api/puzzles/${name}`));
  } catch {
    // Whatever is looked at is kept then.
  }
}

async function forgetOld(): Promise<void> {
  await Promise.all((await formerFiles()).map((name) => caches.delete(name)));
}

async function takeOver(matches: boolean): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (matches && open.length <= 1) await worker.skipWaiting();
}

async function page(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(FILES)).match(PAGE);
  try {
    const found = await fetch(request);
    // Whatever stands before the server can say no more than that it is away.
    return found.status < 500 ? found : ((await kept()) ?? found);
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

async function file(request: Request): Promise<Response> {
  return (await (await caches.open(FILES)).match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(ANSWERS);
  try {
    const found = await fetch(request);
    if (found.ok) await cache.put(request, found.clone());
    return found.status < 500 ? found : ((await cache.match(request)) ?? found);
  } catch (error) {
    const found = await cache.match(request);
    if (found) return found;
    throw error;
  }
}

/** Shows a page of the site: the window that has it open, or a new one. */
async function show(path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = open.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}
