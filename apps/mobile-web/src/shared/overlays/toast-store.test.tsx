// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showLoading, showToast, useToast } from "./toast-store.ts";

/** Shows a loading toast; `done` hides it. */
const show = () => {
  const { result } = renderHook(useToast);
  const ends: (() => void)[] = [];
  act(() => void ends.push(showLoading("Changing", 15_000)));
  const done = () =>
    act(() => {
      for (const end of ends) end();
    });
  return { result, done };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a loading toast", () => {
  it("is shown until its task is done", () => {
    const { result, done } = show();
    act(() => void vi.advanceTimersByTime(14_999));
    expect(result.current).toMatchObject({ kind: "loading", text: "Changing" });
    done();
    expect(result.current).toBeUndefined();
  });

  it("hides after its time, but not a later toast", () => {
    const { result, done } = show();
    act(() => void vi.advanceTimersByTime(15_000));
    expect(result.current).toBeUndefined();
    act(() => void showToast({ kind: "error", text: "Log in again" }));
    done();
    expect(result.current).toMatchObject({ text: "Log in again" });
  });

  it("doesn't hide a toast that replaced it", () => {
    const { result, done } = show();
    act(() => void showToast({ kind: "error", text: "No connection" }));
    done();
    act(() => void vi.advanceTimersByTime(15_000));
    expect(result.current).toMatchObject({ text: "No connection" });
  });

  it("is not shown for quick tasks, and for its full time otherwise", () => {
    const { result } = renderHook(useToast);
    act(() => void showToast({ kind: "info", text: "Before" }));
    act(() => showLoading("Changing", 2000, 300)());
    act(() => void vi.advanceTimersByTime(5000));
    expect(result.current).toMatchObject({ text: "Before" });
    act(() => void showLoading("Changing", 2000, 300));
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current).toMatchObject({ kind: "loading" });
    act(() => void vi.advanceTimersByTime(1999));
    expect(result.current).toMatchObject({ kind: "loading" });
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBeUndefined();
  });
});
