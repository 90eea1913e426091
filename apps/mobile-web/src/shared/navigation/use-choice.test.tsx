// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type Change, useChoice } from "./use-choice.ts";

interface Shown {
  readonly type: string;
  readonly state: string | undefined;
}

const all: Shown = { type: "A", state: undefined };

const open = () => {
  const ask = vi.fn<(wanted: Shown) => void>();
  const { result, rerender } = renderHook(({ shown }) => useChoice(shown, ask), {
    initialProps: { shown: all },
  });
  return { ask, choose: (change: Change<Shown>) => act(() => result.current(change)), rerender };
};

it("adds a tap to the one before, whose page isn't drawn yet", () => {
  const { ask, choose, rerender } = open();
  choose({ type: "W" });
  // Something else is drawn in between.
  rerender({ shown: all });
  choose({ state: "pending" });
  expect(ask).toHaveBeenLastCalledWith({ type: "W", state: "pending" });
});

it("works a choice out from the tap before, too", () => {
  const { ask, choose } = open();
  choose({ type: "W" });
  choose((latest) => ({ ...latest, state: `${latest.type} pending` }));
  expect(ask).toHaveBeenLastCalledWith({ type: "W", state: "W pending" });
});

it("adds to what the address says once it says something else", () => {
  const { ask, choose, rerender } = open();
  choose({ type: "W" });
  rerender({ shown: { type: "D", state: "paid" } });
  choose({ state: undefined });
  expect(ask).toHaveBeenLastCalledWith({ type: "D", state: undefined });
});
