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
  const ask = vi.fn<(next: Shown) => void>();
  const { result, rerender } = renderHook(({ shown }) => useChoice(shown, ask), {
    initialProps: { shown: all },
  });
  return { ask, choose: (change: Change<Shown>) => act(() => result.current(change)), rerender };
};

it("adds to the previous change before its page is rendered", () => {
  const { ask, choose, rerender } = open();
  choose({ type: "W" });
  // An unrelated render in between.
  rerender({ shown: all });
  choose({ state: "pending" });
  expect(ask).toHaveBeenLastCalledWith({ type: "W", state: "pending" });
});

it("passes the latest choice to a function", () => {
  const { ask, choose } = open();
  choose({ type: "W" });
  choose((latest) => ({ ...latest, state: `${latest.type} pending` }));
  expect(ask).toHaveBeenLastCalledWith({ type: "W", state: "W pending" });
});

it("adds to the address once that has changed", () => {
  const { ask, choose, rerender } = open();
  choose({ type: "W" });
  rerender({ shown: { type: "D", state: "paid" } });
  choose({ state: undefined });
  expect(ask).toHaveBeenLastCalledWith({ type: "D", state: undefined });
});
