// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { handOver, keepTyped, typedBefore } from "./typed-before.ts";

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

let painted: HTMLFormElement;
let live: HTMLFormElement;
let heard: string[];

/** The live page takes the painted one's place, as React does it: filled with what was known when it was drawn. */
const takeOver = () => {
  live = form();
  for (const name of ["username", "password"]) field(live, name).value = typedBefore(name);
  field(live, "keep").checked = typedBefore("keep") === "on";
  heard = [];
  live.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement) heard.push(target.name);
  });
  document.body.replaceChildren(live);
  handOver(document);
};

beforeEach(() => {
  painted = form();
  document.body.replaceChildren(painted);
});

it("keeps what was typed into the painted page, and where the cursor was", () => {
  field(painted, "username").value = "lucero";
  field(painted, "keep").checked = true;
  field(painted, "password").focus();
  keepTyped(document);
  takeOver();
  expect(field(live, "username").value).toBe("lucero");
  expect(field(live, "keep").checked).toBe(true);
  expect(document.activeElement).toBe(field(live, "password"));
  expect(heard).toEqual([]);
});

it("adds what was typed while the live page was being drawn, and its form hears of it", () => {
  field(painted, "username").value = "luc";
  keepTyped(document);
  field(painted, "username").value = "lucero";
  field(painted, "keep").checked = true;
  field(painted, "password").focus();
  takeOver();
  expect(field(live, "username").value).toBe("lucero");
  expect(field(live, "keep").checked).toBe(true);
  expect(document.activeElement).toBe(field(live, "password"));
  expect(heard).toEqual(["username", "keep"]);
});

it("sends the form that the visitor already sent, once", async () => {
  keepTyped(document);
  field(painted, "username").value = "lucero";
  painted.setAttribute("data-asked", "");
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

it("takes no focus that was elsewhere, and forgets everything once it is handed over", () => {
  field(painted, "username").value = "lucero";
  keepTyped(document);
  takeOver();
  expect(document.activeElement).toBe(document.body);
  expect(typedBefore("username")).toBe("");
  field(live, "username").value = "beto";
  handOver(document);
  expect(field(live, "username").value).toBe("beto");
});
