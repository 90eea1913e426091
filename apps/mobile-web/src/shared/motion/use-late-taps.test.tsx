// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLateTaps } from "./use-late-taps.ts";

const tapped = vi.fn();
let now = 0;

function Page({ shown }: { shown: string }) {
  return (
    <div ref={useLateTaps(shown)}>
      <button type="button" onClick={tapped}>
        {shown}
      </button>
    </div>
  );
}

const tap = (detail = 1) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, "timeStamp", { value: now });
  fireEvent(screen.getByRole("button"), event);
  return event;
};

beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  tapped.mockReset();
  vi.restoreAllMocks();
});

it("ignores a tap that was meant for what stood there before, and none after it", () => {
  const { rerender } = render(<Page shown="send" />);
  now = 2_000;
  tap();
  expect(tapped).toHaveBeenCalledTimes(1);
  rerender(<Page shown="again" />);
  now = 2_150;
  expect(tap().defaultPrevented).toBe(true);
  expect(tapped).toHaveBeenCalledTimes(1);
  // Drawn again with the same in it.
  rerender(<Page shown="again" />);
  now = 2_301;
  tap();
  expect(tapped).toHaveBeenCalledTimes(2);
});

it("lets keys through at once", () => {
  render(<Page shown="send" />);
  tap(0);
  expect(tapped).toHaveBeenCalledTimes(1);
});
