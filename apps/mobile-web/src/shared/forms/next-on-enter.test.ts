// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from "vitest";
import { goNextOnEnter } from "./next-on-enter.ts";

let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <form>
      <input id="name" enterkeyhint="next">
      <input type="hidden"><input type="checkbox"><input disabled><input readonly>
      <details><summary>Más</summary><input></details>
      <button type="button">Ver</button>
      <select autocomplete="tel-country-code"></select>
      <input id="mobile" type="tel" enterkeyhint="next">
      <select id="bank"></select>
      <input id="password" enterkeyhint="go">
      <input id="last" enterkeyhint="next">
      <input type="checkbox">
      <button type="submit">Entrar</button>
    </form>`;
  end = goNextOnEnter(document);
});
afterEach(() => end());

/** @returns whether the browser submits the form */
const press = (id: string, how: KeyboardEventInit = {}): boolean => {
  const field = document.getElementById(id);
  field?.focus();
  const init = { key: "Enter", bubbles: true, cancelable: true, ...how };
  return field?.dispatchEvent(new KeyboardEvent("keydown", init)) ?? false;
};

it.each([
  ["name", "mobile"],
  ["mobile", "bank"],
])("goes from %s to %s, skipping fields that are not typed into", (from, to) => {
  expect(press(from)).toBe(false);
  expect(document.activeElement?.id).toBe(to);
});

it.each([
  ["a field without enterkeyhint=next", "password", {}],
  ["the last field", "last", {}],
  ["a key that ends a composition", "name", { isComposing: true }],
  ["another key", "name", { key: "a" }],
])("doesn't handle %s", (_why, id, how) => {
  expect(press(id, how)).toBe(true);
  expect(document.activeElement?.id).toBe(id);
});

it("does nothing if the key was already handled", () => {
  document.getElementById("name")?.addEventListener("keydown", (event) => event.preventDefault());
  press("name");
  expect(document.activeElement?.id).toBe("name");
});
