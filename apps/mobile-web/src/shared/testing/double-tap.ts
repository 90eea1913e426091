import { act } from "@testing-library/react";
import { vi } from "vitest";

const tap = (button: Element, count: number): void => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: count });
  // The event's own clock is not the test's fake one.
  Object.defineProperty(event, "timeStamp", { value: Date.now() });
  button.dispatchEvent(event);
};

/** Taps a button twice, with `between` milliseconds in between, on the test's fake clock. */
export const doubleTap = async (button: Element, between: number): Promise<void> => {
  await act(async () => tap(button, 1));
  await act(() => vi.advanceTimersByTimeAsync(between));
  await act(async () => tap(button, 2));
};
