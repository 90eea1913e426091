// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useRoomFor } from "./use-room-for.ts";

const marks = () => document.documentElement.getAttributeNames();

afterEach(() => cleanup());

it("sets the attribute while something floats over the page", () => {
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

it("uses an attribute per kind of element", () => {
  renderHook(() => useRoomFor("button"));
  const bar = renderHook(() => useRoomFor("bar"));
  expect(marks()).toEqual(["data-floating-button", "data-floating-bar"]);
  bar.unmount();
  expect(marks()).toEqual(["data-floating-button"]);
});
