// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("lets no tap in that was meant for what stood there before, and each after it", () => {
  const { rerender } = render(<Page shown="send" />);
  wait(301);
  expect(takesTaps()).toBe(true);
  rerender(<Page shown="again" />);
  expect(takesTaps()).toBe(false);
  wait(150);
  // Drawn again with the same in it: the time goes on.
  rerender(<Page shown="again" />);
  expect(takesTaps()).toBe(false);
  wait(151);
  expect(takesTaps()).toBe(true);
});

it("begins anew when it is exchanged once more", () => {
  const { rerender } = render(<Page shown="send" />);
  wait(299);
  rerender(<Page shown="again" />);
  wait(299);
  expect(takesTaps()).toBe(false);
  wait(2);
  expect(takesTaps()).toBe(true);
});
