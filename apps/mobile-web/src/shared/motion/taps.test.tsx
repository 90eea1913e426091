// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterNextPaint, ignoreStrayTaps } from "./taps.ts";
import { useTapGuard } from "./use-tap-guard.ts";

function Page({ shown }: { shown: string }) {
  return (
    <div ref={useTapGuard(shown)} data-testid="page">
      {shown}
    </div>
  );
}

const takesTaps = () => screen.getByTestId("page").style.pointerEvents !== "none";
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("ignores taps right after a replacement, and accepts later ones", () => {
  const { rerender } = render(<Page shown="send" />);
  wait(301);
  expect(takesTaps()).toBe(true);
  rerender(<Page shown="again" />);
  expect(takesTaps()).toBe(false);
  wait(150);
  // A rerender with the same content doesn't restart the guard.
  rerender(<Page shown="again" />);
  expect(takesTaps()).toBe(false);
  wait(151);
  expect(takesTaps()).toBe(true);
});

it("restarts when the content is replaced again", () => {
  const { rerender } = render(<Page shown="send" />);
  wait(299);
  rerender(<Page shown="again" />);
  wait(299);
  expect(takesTaps()).toBe(false);
  wait(2);
  expect(takesTaps()).toBe(true);
});

const followed = vi.fn();
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <form><button type="submit"><b>Entrar</b></button></form>
    <a href="/m/forget">Olvidé mi contraseña</a>`;
  document.addEventListener("submit", (event) => event.preventDefault());
  document.querySelector("a")?.addEventListener("click", (event) => {
    event.preventDefault();
    followed();
  });
  end = ignoreStrayTaps(document);
});
afterEach(() => {
  end();
  followed.mockClear();
});

/** A tap at a position, milliseconds after the page was opened. */
const tap = (
  selector: string,
  { at, x = 100, y = 300, detail = 1 }: Partial<MouseEvent> & { at: number },
) => {
  const event = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    detail,
  });
  Object.defineProperty(event, "timeStamp", { value: at });
  document.querySelector(selector)?.dispatchEvent(event);
};

it.each([
  ["at once", { at: 1_050 }],
  ["by a finger that moved a little", { at: 1_200, x: 110, y: 318 }],
  ["just before the limit", { at: 1_399 }],
])("ignores a second tap that would follow a link, %s", (_, second) => {
  tap("b", { at: 1_000 });
  tap("a", second);
  expect(followed).not.toHaveBeenCalled();
});

it.each([
  ["later", { at: 1_400 }],
  ["elsewhere", { at: 1_100, y: 325 }],
  ["by a key, which has no position", { at: 1_100, x: 0, y: 0, detail: 0 }],
  ["by a screen reader at the same position", { at: 1_100, detail: 0 }],
])("follows a link clicked %s", (_, second) => {
  tap("b", { at: 1_000 });
  tap("a", second);
  expect(followed).toHaveBeenCalledOnce();
});

it("ignores the second tap on the same button", () => {
  const submitted = vi.fn();
  document.querySelector("button")?.addEventListener("click", submitted);
  tap("b", { at: 1_000 });
  tap("button", { at: 1_100, detail: 2 });
  tap("button", { at: 1_500, detail: 3 });
  expect(submitted).toHaveBeenCalledTimes(2);
});

it("accepts a later tap on the same button, and double taps elsewhere", () => {
  const submitted = vi.fn();
  document.querySelector("button")?.addEventListener("click", submitted);
  tap("b", { at: 1_000 });
  tap("button", { at: 1_100 });
  expect(submitted).toHaveBeenCalledTimes(2);
  tap("form", { at: 2_000 });
  tap("a", { at: 2_100 });
  expect(followed).toHaveBeenCalledOnce();
});

it("accepts a tap after quick new input", () => {
  const submitted = vi.fn();
  document.body.insertAdjacentHTML("beforeend", '<input><button type="submit" id="next">Guardar</button>');
  document.querySelector("#next")?.addEventListener("click", submitted);
  tap("b", { at: 1_000 });
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  tap("#next", { at: 1_200 });
  expect(submitted).toHaveBeenCalledOnce();
});

it("stops", () => {
  end();
  tap("b", { at: 1_000 });
  tap("a", { at: 1_100 });
  expect(followed).toHaveBeenCalledOnce();
});

it("waits for the frame, and for a task after it", async () => {
  const order: string[] = [];
  const task = vi.fn(() => void order.push("task"));
  afterNextPaint(task);
  order.push("tap");
  requestAnimationFrame(() => order.push("frame"));
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  expect(order).toEqual(["tap", "frame", "task"]);
});
