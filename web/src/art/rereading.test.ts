import { expect, test, vi } from "vitest";
import { soon } from "../soon.ts";
import { reread, rereadWhenTakenOver } from "./rereading.ts";

test("the images of the page are read again, one by one, and no others", async () => {
  document.body.innerHTML =
    '<div class="art-images"><img src="data:,gem" /><img src="data:,token" /></div><img src="data:,other" />';
  const read: (string | null)[] = [];
  const { setAttribute } = Element.prototype;
  vi.spyOn(Element.prototype, "setAttribute").mockImplementation(function (this: Element, name, value) {
    if (this.localName === "img") {
      read.push(value);
      void Promise.resolve().then(() => read.push("a pause"));
    }
    setAttribute.call(this, name, value);
  });
  reread(document);
  soon(() => read.push("what came after"));
  expect(read).toEqual([]);
  await vi.waitFor(() => expect(read).toHaveLength(5));
  vi.restoreAllMocks();
  expect(read).toEqual(["data:,gem", "a pause", "data:,token", "a pause", "what came after"]);
});

test("they are read again when a service worker takes over", async () => {
  document.body.innerHTML = '<div class="art-images"><img src="data:,gem" /></div>';
  const workers = new EventTarget();
  vi.stubGlobal("navigator", { serviceWorker: workers });
  const read = vi.spyOn(HTMLImageElement.prototype, "setAttribute");
  rereadWhenTakenOver();
  workers.dispatchEvent(new Event("controllerchange"));
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith("src", "data:,gem"));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
