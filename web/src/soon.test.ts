import { expect, test, vi } from "vitest";
import { beforeFrame, soon } from "./soon.ts";

/** Until everything that was asked for so far has been done. */
const later = () => new Promise<void>((done) => soon(done));

test("what is to be done soon is done in its order, each in a task of its own", async () => {
  const done: string[] = [];
  soon(() => {
    done.push("first");
    void Promise.resolve().then(() => done.push("what follows from it"));
  });
  soon(() => done.push("second"));
  expect(done).toEqual([]);
  await later();
  expect(done).toEqual(["first", "what follows from it", "second"]);
});

test("what was called off is not done, and nothing else is lost with it", async () => {
  const done: number[] = [];
  const cancel = [1, 2, 3].map((number) => soon(() => done.push(number)));
  cancel[1]?.();
  await later();
  expect(done).toEqual([1, 3]);
});

test("the same asked for twice is done twice", async () => {
  const run = vi.fn();
  soon(run);
  soon(run);
  await later();
  expect(run).toHaveBeenCalledTimes(2);
});

test("what waits for a frame can be called off", async () => {
  const [kept, off] = [vi.fn(), vi.fn()];
  beforeFrame(kept);
  beforeFrame(off)();
  await vi.waitFor(() => expect(kept).toHaveBeenCalledOnce());
  expect(off).not.toHaveBeenCalled();
});
