import { describe, expect, it } from "vitest";
import { jsonLines } from "./lines.ts";
import { Trouble } from "./problems.ts";

/** An answer whose bytes come in these pieces; `breaks`: then the network fails. */
function answer(pieces: readonly Uint8Array[], breaks = false): Response & { cancelled: () => boolean } {
  let cancelled = false;
  let next = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces[next];
      next += 1;
      if (piece) controller.enqueue(piece);
      else if (breaks) controller.error(new TypeError("network error"));
      else controller.close();
    },
    cancel() {
      cancelled = true;
    },
  });
  return Object.assign({ body, status: 200 } as Response, { cancelled: () => cancelled });
}

const bytes = (text: string) => new TextEncoder().encode(text);

async function all(response: Response, signal?: AbortSignal): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const value of jsonLines(response, signal)) found.push(value);
  return found;
}

const code = (error: unknown) => (error instanceof Trouble ? error.problem.code : error);

describe("JSON lines", () => {
  it("are the same however the bytes are cut", async () => {
    const text = '{"name":"Zoë 宝石"}\n[1,2]\n\n"end"';
    const whole = bytes(text);
    const wanted = [{ name: "Zoë 宝石" }, [1, 2], "end"];
    for (let size = 1; size <= whole.length; size++) {
      const pieces = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
        whole.slice(index * size, (index + 1) * size),
      );
      expect(await all(answer(pieces))).toEqual(wanted);
    }
  });

  it("come one by one, before the answer has ended", async () => {
    const lines = jsonLines(answer([bytes("1\n2\n"), bytes("3\n")]));
    expect((await lines.next()).value).toBe(1);
    expect((await lines.next()).value).toBe(2);
  });

  it("end the answer when nobody listens any more", async () => {
    const response = answer([bytes("1\n"), bytes("2\n"), bytes("3\n")]);
    const lines = jsonLines(response);
    await lines.next();
    await lines.return();
    expect(response.cancelled()).toBe(true);
  });

  it("are troubles where they break off or are no JSON", async () => {
    expect(code(await all(answer([bytes("1\n")], true)).catch((error: unknown) => error))).toBe(
      "unreachable",
    );
    expect(code(await all(answer([bytes("1\n<h1>\n")])).catch((error: unknown) => error))).toBe(
      "answer-unreadable",
    );
  });

  it("pass on that somebody wanted no more", async () => {
    const stop = new AbortController();
    stop.abort();
    const error: unknown = await all(answer([], true), stop.signal).catch((error: unknown) => error);
    expect((error as Error).name).toBe("AbortError");
  });
});
