// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, test, vi } from "vitest";
import { type PopupName, type PopupTurns, popupTurn, usePopupGate, usePopupTurn } from "./popup-store.ts";

const open: PopupTurns = { requested: [], current: undefined, settled: true, held: false, covered: false };
const contract = { name: "contract", atOnce: false } as const;
const login = { name: "login", atOnce: false } as const;
const download = { name: "download", atOnce: false } as const;

test.each<[string, Partial<PopupTurns>, string | undefined]>([
  ["none without a request", {}, undefined],
  ["the only one", { requested: [download] }, "download"],
  ["the first by priority, not by arrival", { requested: [download, login, contract] }, "contract"],
  ["none before the player has settled", { requested: [download], settled: false }, undefined],
  [
    "only an immediate one before that",
    { requested: [contract, { ...login, atOnce: true }], settled: false },
    "login",
  ],
  ["none on a page that holds them", { requested: [{ ...login, atOnce: true }], held: true }, undefined],
  ["none over another dialog", { requested: [login], covered: true }, undefined],
  [
    "the current one, while its own dialog is open",
    { requested: [login], current: "login", covered: true },
    "login",
  ],
  [
    "the current one, before one of higher priority",
    { requested: [contract, download], current: "download" },
    "download",
  ],
  ["the next one when the turn is given back", { requested: [download], current: "login" }, "download"],
  ["none once the page holds them", { requested: [login], current: "login", held: true }, undefined],
])("the turn is given to %s", (_who, given, turn) => {
  expect(popupTurn({ ...open, ...given })).toBe(turn);
});

function Popup({ name, wanted = true, atOnce }: { name: PopupName; wanted?: boolean; atOnce?: boolean }) {
  return usePopupTurn(name, wanted, atOnce) ? <p>{name}</p> : null;
}

function Site({ held = false, download = true, login = true }) {
  usePopupGate(held);
  return (
    <>
      <Popup name="download" wanted={download} />
      <Popup name="login" wanted={login} />
    </>
  );
}

const shown = () => screen.queryAllByRole("paragraph").map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("shows popups one after the other after some seconds", () => {
  const { rerender } = render(<Site />);
  pass(2999);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(["login"]);
  rerender(<Site login={false} />);
  expect(shown()).toEqual(["download"]);
});

it("shows none while the page holds them, and then continues", () => {
  const { rerender } = render(<Site held />);
  pass(9000);
  expect(shown()).toEqual([]);
  rerender(<Site />);
  expect(shown()).toEqual(["login"]);
  rerender(<Site held />);
  expect(shown()).toEqual([]);
});

it("waits for a dialog to close", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  render(<Site />);
  pass(9000);
  expect(shown()).toEqual([]);
  act(() => {
    dialog.removeAttribute("open");
    dialog.dispatchEvent(new Event("close"));
  });
  expect(shown()).toEqual(["login"]);
});
