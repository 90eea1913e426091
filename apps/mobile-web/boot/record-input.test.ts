// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { recordInput } from "./record-input.ts";

recordInput();

const fields = `
  <button type="button"><svg></svg></button>
  <a href="/m/login">in</a>
  <select><option>ES</option></select>
  <form><input name="username"><button type="submit">send</button></form>`;

/** Dispatches a visitor's event on an element of that part of the page. */
const act = (part: "[data-prerendered]" | "main", element: string, event: Event): boolean =>
  document.querySelector(`${part} ${element}`)?.dispatchEvent(event) ?? false;

/** The marked elements, by name and mark. */
const marks = (): readonly string[] =>
  Array.from(document.querySelectorAll("*"), (element) =>
    element
      .getAttributeNames()
      .filter((name) => name.endsWith("-early"))
      .map((name) => `${element.localName} ${name}`),
  ).flat();

const bubbling = { bubbles: true, cancelable: true };

beforeEach(() => {
  document.body.innerHTML = `<div data-prerendered="form">${fields}</div><main>${fields}</main>`;
});

// replay-clicks.test.ts tests clicks, presses and choices.
it("marks a form that was sent", () => {
  act("[data-prerendered]", "form", new SubmitEvent("submit", bubbling));
  expect(marks()).toEqual(["form data-submitted-early"]);
});

it.each([
  ["clicked", "button svg", new MouseEvent("click", bubbling)],
  ["pressed", "a", new MouseEvent("mousedown", bubbling)],
  ["sent", "form", new SubmitEvent("submit", bubbling)],
])("marks nothing of the live page that is %s", (_what, element, event) => {
  act("main", element, event);
  expect(marks()).toEqual([]);
});

it("ignores other mouse buttons", () => {
  act("[data-prerendered]", "a", new MouseEvent("mousedown", { ...bubbling, button: 2 }));
  expect(marks()).toEqual([]);
});

it.each(["[data-prerendered]", "main"] as const)("stops the browser from submitting a form: %s", (part) => {
  expect(act(part, "form", new SubmitEvent("submit", bubbling))).toBe(false);
});
