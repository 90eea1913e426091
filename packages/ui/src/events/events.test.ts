import type { MouseEvent } from "react";
import { expect, test, vi } from "vitest";
import { linkClick } from "./events.ts";

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

/** Clicks a link of the kit. @returns whether the site should navigate */
const click = (event: object = {}, link: object = {}) => {
  const onNavigate = vi.fn();
  const currentTarget = { target: "", download: "", ...link };
  const happened = { ...plain, defaultPrevented: false, ...event, currentTarget };
  // Node has no DOM events; these are all the fields that are read.
  linkClick(onNavigate)(happened as unknown as MouseEvent<HTMLAnchorElement>);
  return onNavigate.mock.calls.length === 1;
};

test("a plain click calls the site", () => {
  expect(click()).toBe(true);
  expect(click({}, { target: "_self" })).toBe(true);
});

test.each([
  ["ctrl", { ctrlKey: true }],
  ["meta", { metaKey: true }],
  ["shift", { shiftKey: true }],
  ["alt", { altKey: true }],
  ["the middle button", { button: 1 }],
])("a click with %s is left to the browser", (_what, event) => {
  expect(click(event)).toBe(false);
});

test.each([
  ["opens another window", { target: "_blank" }],
  ["saves a file", { download: "terms.pdf" }],
])("a link that %s is left to the browser", (_what, link) => {
  expect(click({}, link)).toBe(false);
});

test("a click whose default is prevented does nothing", () => {
  expect(click({ defaultPrevented: true })).toBe(false);
});
