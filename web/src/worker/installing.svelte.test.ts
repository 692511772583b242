import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** A worker that was built with some page, and answers for it. */
const workerOf = (script: string) => ({
  state: "installed",
  postMessage: (asked: string, [port]: MessagePort[]) => port?.postMessage(asked === script),
});

type Heard = Record<string, () => void>;
let heard: Heard;
let registered: unknown[];

/** A browser whose page came with one script, and where another worker may wait. */
function browser(waiting: ReturnType<typeof workerOf> | null): void {
  heard = {};
  registered = [];
  const registration = {
    waiting,
    installing: null as unknown,
    update: () => Promise.resolve(),
    addEventListener: (type: string, run: () => void) => (heard[type] = run),
  };
  vi.stubGlobal("navigator", {
    serviceWorker: {
      controller: {},
      register: (url: unknown) => {
        registered.push(url);
        return Promise.resolve(registration);
      },
    },
  });
  const script = document.createElement("script");
  Object.assign(script, { type: "module" });
  Object.defineProperty(script, "src", { value: "http://table.example/assets/index-1a2b.js" });
  document.head.replaceChildren(script);
}

const started = async () => {
  const { installing, startInstalling } = await import("./installing.svelte.ts");
  // The page has come, and has nothing to do.
  vi.useFakeTimers();
  startInstalling();
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return installing;
};

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("PROD", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it("knows that a worker which waits was built with a newer page", async () => {
  browser(workerOf("/assets/index-9z8y.js"));
  const installing = await started();
  await vi.waitFor(() => expect(installing.newer).toBe(true), 4_000); // a busy machine takes its time
  expect(registered).toEqual(["/service-worker.js"]);
});

it("waits until the page has come", async () => {
  browser(null);
  vi.useFakeTimers();
  const { startInstalling } = await import("./installing.svelte.ts");
  startInstalling();
  vi.advanceTimersByTime(4_000);
  expect(registered).toEqual([]);
  vi.advanceTimersByTime(6_000);
  vi.useRealTimers();
  expect(registered).toEqual(["/service-worker.js"]);
});

it("says nothing where the page is as new as the worker, or none waits", async () => {
  browser(workerOf("/assets/index-1a2b.js"));
  expect((await started()).newer).toBe(false);
  vi.resetModules();
  browser(null);
  expect((await started()).newer).toBe(false);
});

it("does without where there are no workers, and while the page is worked on", async () => {
  vi.stubGlobal("navigator", {});
  expect((await started()).newer).toBe(false);
  vi.resetModules();
  vi.stubEnv("PROD", false);
  browser(workerOf("/assets/index-9z8y.js"));
  expect((await started()).newer).toBe(false);
  expect(registered).toEqual([]);
});

it("installs the page when it is asked to, and only then", async () => {
  browser(null);
  const installing = await started();
  expect(installing.offered).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect([event.defaultPrevented, installing.offered, prompt.mock.calls.length]).toEqual([true, true, 0]);
  await installing.install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installing.offered).toBe(false);
});
