// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useRoomFor } from "./use-room-for.ts";

const marks = () => document.documentElement.getAttributeNames();

afterEach(() => cleanup());

it("marks the page while something floats over it", () => {
  const { rerender, unmount } = renderHook(({ shown }) => useRoomFor("button", shown), {
    initialProps: { shown: false },
  });
  expect(marks()).toEqual([]);
  rerender({ shown: true });
  expect(marks()).toEqual(["data-floating-button"]);
  rerender({ shown: false });
  expect(marks()).toEqual([]);
  rerender({ shown: true });
  unmount();
  expect(marks()).toEqual([]);
});

it("tells what floats apart", () => {
  renderHook(() => useRoomFor("button"));
  const bar = renderHook(() => useRoomFor("bar"));
  expect(marks()).toEqual(["data-floating-button", "data-floating-bar"]);
  bar.unmount();
  expect(marks()).toEqual(["data-floating-button"]);
});
