import { mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../language/index.ts";
import { Reach } from "./reach.svelte.ts";
import ReachNotice from "./ReachNotice.svelte";

let component: Record<string, unknown> | undefined;

beforeAll(() => setLanguage("en"));

afterEach(async () => {
  if (component) await unmount(component);
  component = undefined;
  vi.unstubAllGlobals();
});

/** The page is open at an address, and the server tells this (null: it does not answer). */
function at(origin: string, told: object | null) {
  const fetched = vi.fn(() =>
    told === null ? Promise.reject(new TypeError("away")) : Promise.resolve(Response.json(told)),
  );
  vi.stubGlobal("location", new URL(origin));
  vi.stubGlobal("fetch", fetched);
  const reach = new Reach();
  component = mount(ReachNotice, { target: document.body, props: { reach } });
  return { reach, fetched };
}

const LAN = { is_for_network: true, address: "http://192.168.1.5:8000" };
const notice = () => document.querySelector("[data-target=reach]");

describe("the address for others", () => {
  it.each(["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000", "http://a.localhost"])(
    "is that of the local network where the page is open at %s",
    async (origin) => {
      const { reach } = at(origin, LAN);
      await vi.waitFor(() => expect(reach.origin).toBe(LAN.address));
      expect(notice()).toBeNull();
    },
  );

  it.each(["http://192.168.1.5:8000", "https://play.example.org", "https://localhost.example.org"])(
    "is %s where the page is open there, and nobody is asked",
    (origin) => {
      const { reach, fetched } = at(origin, LAN);
      expect(reach.origin).toBe(origin);
      expect(fetched).not.toHaveBeenCalled();
      expect(notice()).toBeNull();
    },
  );

  it.each([{ is_for_network: false, address: null }, null])(
    "is none where the server is for this computer alone, with both ways to mend it",
    async (told) => {
      const { reach } = at("http://127.0.0.1:8000", told);
      await vi.waitFor(() => expect(notice()?.textContent).toContain("works on this computer only"));
      const commands = Array.from(notice()?.querySelectorAll("code") ?? [], (code) => code.textContent);
      expect(commands).toEqual(["cabochon serve --lan", 'make play SERVE="--lan"']);
      expect(reach.origin).toBe("http://127.0.0.1:8000");
    },
  );

  it("is none without a network, whatever the server was started with", async () => {
    at("http://127.0.0.1:8000", { is_for_network: true, address: null });
    await vi.waitFor(() => expect(notice()?.textContent).toContain("No local network"));
    expect(notice()?.textContent).not.toContain("--lan");
  });
});
