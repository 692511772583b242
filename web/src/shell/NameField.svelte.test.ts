import { flushSync, mount, unmount } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { setLanguage } from "../language/index.ts";
import NameField from "./NameField.svelte";

beforeAll(() => setLanguage("en"));

it("does not puzzle anybody with a limit that is far away", async () => {
  const field = mount(NameField, { target: document.body, props: { value: "Ada" } });
  const hint = () => document.querySelector(".hint")?.textContent.trim();
  const input = document.querySelector("input");
  if (!input) throw new Error("there is no field");
  expect(hint()).toBe("This browser remembers it.");
  input.value = "Maximiliane-Charlotte";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect(hint()).toContain("at most 24 letters");
  await unmount(field);
});
