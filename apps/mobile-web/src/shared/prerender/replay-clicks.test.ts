// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { recordInput } from "../../../boot/record-input.ts";
import { replayClicks } from "./replay-clicks.ts";

const radios = (name: string) =>
  ["all", "hot"].map(
    (value) =>
      `<label><input class="choice" type="radio" name="${name}" value="${value}" ${value === "all" ? "checked" : ""}>${value}</label>`,
  );
const page = (name: string, more = "") => `
  <button type="button" class="icon" aria-label="Menú"><svg><path></path></svg></button>
  ${more}
  <button type="button" class="icon" aria-label="Mostrar">o</button>
  <form><button type="submit" class="icon" aria-label="Entrar">o</button></form>
  ${radios(name).join("")}`;

let prerendered: Element;
let heard: string[];

/** Replaces the prerendered page with the live one, in another language. */
const takeOver = (
  html = page("live").replace("Menú", "Menu").replace("Mostrar", "Show").replace("Entrar", "Log in"),
) => {
  document.body.innerHTML = html;
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLButtonElement) heard.push(target.ariaLabel ?? "");
  };
  document.body.onchange = ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.value);
  };
  replayClicks(prerendered, document);
};

/** Clicks are replayed in a task after the next frame; this task runs after them. */
const replayed = () => new Promise((passed) => requestAnimationFrame(() => setTimeout(passed)));

recordInput();

beforeEach(() => {
  heard = [];
  document.body.onclick = null;
  document.body.onchange = null;
  prerendered = document.createElement("div");
  prerendered.setAttribute("data-prerendered", "list");
  prerendered.innerHTML = page("prerendered");
  document.body.replaceChildren(prerendered);
});

it.each([
  ["a button", "[aria-label='Menú'] path", ["Menu"]],
  ["the second of its kind", "[aria-label='Mostrar']", ["Show"]],
  ["a choice", "[value='hot']", ["hot"]],
  ["a choice by its label", "label:last-child", ["hot"]],
])("clicks %s on the live page if it was tapped on the prerendered one", async (_what, tapped, pressed) => {
  document.querySelector(tapped)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  takeOver();
  expect(heard).toEqual([]);
  await vi.waitFor(() => expect(heard).toEqual(pressed));
});

it.each([
  ["a button", "[aria-label='Menú'] path", ["Menu"]],
  ["a submit button", "[type='submit']", ["Log in"]],
  ["a choice", "label:last-child", ["hot"]],
])("clicks %s that the mouse was pressing when the page was replaced", async (_what, pressed, heardOf) => {
  document.querySelector(pressed)?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  takeOver();
  await vi.waitFor(() => expect(heard).toEqual(heardOf));
});

it("doesn't click a control if the mouse was released elsewhere", async () => {
  const menu = document.querySelector("[aria-label='Menú']");
  menu?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  document.body.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
  takeOver();
  await replayed();
  expect(heard).toEqual([]);
});

it("replays several taps as one click", async () => {
  const button = document.querySelector<HTMLButtonElement>("[aria-label='Menú']");
  button?.click();
  button?.click();
  takeOver();
  await vi.waitFor(() => expect(heard).toEqual(["Menu"]));
});

it.each([
  ["that wasn't tapped", "[type='submit']", () => takeOver()],
  [
    "that isn't on the live page",
    "[aria-label='Mostrar']",
    () => takeOver(`<button type="button" class="icon">o</button>`),
  ],
  [
    "that was removed again",
    "[aria-label='Menú']",
    () => {
      takeOver();
      for (const button of document.querySelectorAll("button")) button.onclick = () => heard.push("gone");
      document.body.replaceChildren();
    },
  ],
])("clicks nothing %s", async (_what, tapped, goOn) => {
  document.querySelector<HTMLButtonElement>(tapped)?.click();
  goOn();
  await replayed();
  expect(heard).toEqual([]);
});

it.each([
  [true, ["EN"]],
  [false, []],
])("selects on the live page what was selected on the prerendered one: %s", (chosen, choices) => {
  prerendered.innerHTML = `<select name="language"><option>ES</option><option>EN</option></select>`;
  const select = prerendered.querySelector("select");
  if (select) select.value = "EN";
  select?.toggleAttribute("data-changed-early", chosen);
  const heardOf: string[] = [];
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) heardOf.push(target.value);
  });
  takeOver(`<select name="language"><option>ES</option><option>EN</option></select>`);
  expect(heardOf).toEqual(choices);
});
