import { act } from "@testing-library/react";
import { vi } from "vitest";

const BETWEEN_TAPS_MS = 200;

const tap = (button: Element, count: number): void => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: count });
  // The event's own clock is not the test's fake one.
  Object.defineProperty(event, "timeStamp", { value: Date.now() });
  button.dispatchEvent(event);
};

/** Double-taps a button on the test's fake clock. */
export const doubleTap = async (button: Element): Promise<void> => {
  await act(async () => tap(button, 1));
  await act(() => vi.advanceTimersByTimeAsync(BETWEEN_TAPS_MS));
  await act(async () => tap(button, 2));
};
