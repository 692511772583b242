import { afterEach, expect, it } from "vitest";
import { guarded } from "./focus.ts";

const seen = () => new Promise((done) => setTimeout(done));
let stop = () => {};

function table(): HTMLElement {
  document.body.innerHTML = `<button id="outside"></button>
    <div id="page"><button id="token"></button><button id="confirm"></button>
    <section data-home tabindex="-1"></section></div>`;
  const page = document.querySelector<HTMLElement>("#page");
  if (page === null) throw new Error("no page");
  stop = guarded(page);
  return page;
}
const element = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`) as HTMLButtonElement;

afterEach(() => stop());

it("goes home when the button with the focus goes away", async () => {
  table();
  element("token").focus();
  element("token").remove();
  await seen();
  expect(document.activeElement?.hasAttribute("data-home")).toBe(true);
});

it("goes home when the button with the focus is switched off", async () => {
  table();
  element("confirm").focus();
  element("confirm").disabled = true;
  await seen();
  expect(document.activeElement?.hasAttribute("data-home")).toBe(true);
});

it("stays where the person put it", async () => {
  table();
  element("token").focus();
  element("outside").focus();
  element("token").remove();
  await seen();
  expect(document.activeElement?.id).toBe("outside");
});

it("stays while only other things change", async () => {
  table();
  element("token").focus();
  element("confirm").remove();
  await seen();
  expect(document.activeElement?.id).toBe("token");
});

it("stays in the sheet that lies open", async () => {
  const page = table();
  const sheet = document.createElement("dialog");
  sheet.innerHTML = `<button id="advice"></button><button id="token-w"></button>
    <div class="dialog-actions"><button id="give" class="primary" disabled></button></div>`;
  page.append(sheet);
  sheet.setAttribute("open", "");
  element("advice").focus();
  element("advice").remove();
  await seen();
  expect(document.activeElement?.id).toBe("token-w");
  element("give").disabled = false;
  element("token-w").remove();
  await seen();
  expect(document.activeElement?.id).toBe("give");
});
