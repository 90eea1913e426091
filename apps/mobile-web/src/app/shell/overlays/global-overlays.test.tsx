// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showToast, type ToastMessage } from "../../../shared/overlays/toast-store.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { Toasts } from "./global-overlays.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each<[Omit<ToastMessage, "text">, number]>([
  [{ kind: "success" }, 1500],
  [{ kind: "success", stay: "brief" }, 1000],
  [{ kind: "success", stay: "read" }, 3000],
  [{ kind: "info" }, 3000],
  [{ kind: "error" }, 8000],
])("%j stays for %i ms (Spec §9 Toasts)", (message, time) => {
  const { wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  render(<Toasts />, { wrapper });
  act(() => void showToast({ ...message, text: "Hecho" }));
  act(() => void vi.advanceTimersByTime(time - 1));
  expect(screen.queryByText("Hecho")).not.toBe(null);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText("Hecho")).toBe(null);
});
