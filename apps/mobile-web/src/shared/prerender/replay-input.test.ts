// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { earlyInput, readEarlyInput, replayInput } from "./replay-input.ts";

const form = (): HTMLFormElement => {
  const found = document.createElement("form");
  found.innerHTML = `<input name="username"><input name="password" type="password"><input name="keep" type="checkbox">`;
  return found;
};
const field = (page: ParentNode, name: string): HTMLInputElement => {
  const found = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

let prerendered: HTMLFormElement;
let live: HTMLFormElement;
let heard: string[];

/** Replaces the prerendered page with the live one, as React does: rendered with the current values. */
const takeOver = () => {
  live = form();
  for (const name of ["username", "password"]) field(live, name).value = earlyInput(name);
  field(live, "keep").checked = earlyInput("keep") === "on";
  heard = [];
  live.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.name);
  });
  document.body.replaceChildren(live);
  replayInput(document);
};

beforeEach(() => {
  prerendered = form();
  document.body.replaceChildren(prerendered);
});

it("transfers typed text and the focus", () => {
  field(prerendered, "username").value = "lucero";
  field(prerendered, "keep").checked = true;
  field(prerendered, "password").focus();
  readEarlyInput(document);
  takeOver();
  expect(field(live, "username").value).toBe("lucero");
  expect(field(live, "keep").checked).toBe(true);
  expect(document.activeElement).toBe(field(live, "password"));
  expect(heard).toEqual([]);
});

it("adds text typed during the first render, and notifies the form", () => {
  field(prerendered, "username").value = "luc";
  readEarlyInput(document);
  field(prerendered, "username").value = "lucero";
  field(prerendered, "keep").checked = true;
  field(prerendered, "password").focus();
  takeOver();
  expect(field(live, "username").value).toBe("lucero");
  expect(field(live, "keep").checked).toBe(true);
  expect(document.activeElement).toBe(field(live, "password"));
  expect(heard).toEqual(["username", "keep"]);
});

it("submits the form that the visitor submitted, once", async () => {
  readEarlyInput(document);
  field(prerendered, "username").value = "lucero";
  prerendered.setAttribute("data-submitted-early", "");
  const sent: string[] = [];
  addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      sent.push(field(live, "username").value);
    },
    { once: true },
  );
  takeOver();
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(sent).toEqual(["lucero"]));
});

it("doesn't take the focus from elsewhere, and clears everything afterwards", () => {
  field(prerendered, "username").value = "lucero";
  readEarlyInput(document);
  takeOver();
  expect(document.activeElement).toBe(document.body);
  expect(earlyInput("username")).toBe("");
  field(live, "username").value = "beto";
  replayInput(document);
  expect(field(live, "username").value).toBe("beto");
});
