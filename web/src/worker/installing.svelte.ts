/** Has the page installed on the device, and knows whether there is a newer one. */

import { whenIdle } from "../idle.ts";

/** What browsers that can install a page send, and only some do. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const WORKER = "/service-worker.js";
/** Milliseconds between two looks for a new version; browsers look by themselves when a page is loaded. */
const INTERVAL = 3_600_000;

/** Milliseconds after which a page has come, also on a slow phone. */
const SETTLED = 5_000;

let offer = $state.raw<InstallEvent | null>(null);
let standing = $state(false);
let newer = $state(false);

export const installing = {
  /** Whether the browser would install the page if it was asked to. */
  get offered(): boolean {
    return offer !== null;
  },
  /** Whether the page runs as an app. */
  get done(): boolean {
    return standing;
  },
  /** Whether a page that was loaded long ago is out of date. */
  get newer(): boolean {
    return newer;
  },
  async install(): Promise<void> {
    const asked = offer;
    offer = null;
    await asked?.prompt();
  },
};

/** Only pages that come by https, or from this very machine, have a service worker; others do without. */
export function startInstalling(): void {
  const alone = matchMedia("(display-mode: standalone)");
  standing = alone.matches;
  alone.addEventListener("change", () => (standing = alone.matches));
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // the page offers it where people look for it
    offer = event as InstallEvent;
  });
  addEventListener("appinstalled", () => {
    offer = null;
    standing = true;
  });
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // It fetches everything that there is: first comes what is looked at.
  setTimeout(() => whenIdle(() => void register().catch(() => undefined)), SETTLED);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(trusted(WORKER) as string);
  const look = () => void registration.update().catch(() => undefined); // without a network it is the old one
  setInterval(look, INTERVAL);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) look();
  });
  if (registration.waiting) void compare(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state === "installed" && navigator.serviceWorker.controller) void compare(found);
    });
  });
}

/** A worker that was built with another page is the sign that there is a newer one. */
async function compare(worker: ServiceWorker): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
  const { port1, port2 } = new MessageChannel();
  const matches = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
  });
  worker.postMessage(new URL(own).pathname, [port2]);
  if (!(await matches)) newer = true;
}

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): {
    createScriptURL(url: string): unknown;
  };
}

/** The policy of the page lets it name one script, this one. */
function trusted(url: typeof WORKER): unknown {
  const { trustedTypes } = window as unknown as { trustedTypes?: Policies };
  if (!trustedTypes) return url;
  return trustedTypes.createPolicy("service-worker", { createScriptURL: () => WORKER }).createScriptURL(url);
}
