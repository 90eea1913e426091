// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PopupName } from "./popup-queue.ts";
import { usePopupTurn } from "./popup-store.ts";
import { usePopupGate } from "./use-popup-gate.ts";

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

it("lets popups come one after the other when the page has been seen for a while", () => {
  const { rerender } = render(<Site />);
  pass(2999);
  expect(shown()).toEqual([]);
  pass(1);
  expect(shown()).toEqual(["login"]);
  rerender(<Site login={false} />);
  expect(shown()).toEqual(["download"]);
});

it("shows none on a page without room, and comes back to it afterwards", () => {
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
