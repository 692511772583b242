import { expect, test, vi } from "vitest";
import { soon } from "../soon.ts";
import { readImages } from "./reading.ts";

test("the images of the page are read one by one, and no others; again when a service worker takes over", async () => {
  document.body.innerHTML =
    '<div class="art-images"><img data-src="data:,gem" /><img data-src="data:,token" /></div><img data-src="data:,other" />';
  const workers = new EventTarget();
  vi.stubGlobal("navigator", { serviceWorker: workers });
  const read: (string | null)[] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function (this: Element, name, value) {
    if (this.localName === "img") {
      read.push(`${name}=${value}`);
      void Promise.resolve().then(() => read.push("a pause"));
    }
    setAttribute.call(this, name, value);
  });
  const all = ["src=data:,gem", "a pause", "src=data:,token", "a pause", "what came after"];
  readImages(document);
  soon(() => read.push("what came after"));
  expect(read).toEqual([]);
  await vi.waitFor(() => expect(read).toHaveLength(5));
  expect(read).toEqual(all);
  workers.dispatchEvent(new Event("controllerchange"));
  soon(() => read.push("what came after"));
  await vi.waitFor(() => expect(read).toHaveLength(10));
  expect(read.slice(5)).toEqual(all);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
