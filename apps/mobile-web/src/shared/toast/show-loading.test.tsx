// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showLoading } from "./show-loading.ts";
import { showToast, useToast } from "./toast-store.ts";

/** The message on show, and what takes it away. */
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

describe("a message that something is under way", () => {
  it("stays until its work is done", () => {
    const { result, done } = show();
    act(() => void vi.advanceTimersByTime(14_999));
    expect(result.current).toMatchObject({ kind: "loading", text: "Changing" });
    done();
    expect(result.current).toBeUndefined();
  });

  it("goes after its time, and takes no later message along", () => {
    const { result, done } = show();
    act(() => void vi.advanceTimersByTime(15_000));
    expect(result.current).toBeUndefined();
    act(() => void showToast({ kind: "error", text: "Log in again" }));
    done();
    expect(result.current).toMatchObject({ text: "Log in again" });
  });

  it("takes no message along that came while it was on show", () => {
    const { result, done } = show();
    act(() => void showToast({ kind: "error", text: "No connection" }));
    done();
    act(() => void vi.advanceTimersByTime(15_000));
    expect(result.current).toMatchObject({ text: "No connection" });
  });

  it("is not said at all where the work is quick, and stays for its time where it isn't", () => {
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
