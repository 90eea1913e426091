import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Milliseconds between the taps of an impatient finger. */
const BETWEEN_TAPS_MS = 200;

const tap = (button: Element, count: number): void => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail: count });
  // The event's own clock is not the test's.
  Object.defineProperty(event, "timeStamp", { value: Date.now() });
  button.dispatchEvent(event);
};

/** Taps a button twice, as one finger does, on the fake clock of the test. */
export const doubleTap = async (button: Element): Promise<void> => {
  await act(async () => tap(button, 1));
  await act(() => vi.advanceTimersByTimeAsync(BETWEEN_TAPS_MS));
  await act(async () => tap(button, 2));
};
