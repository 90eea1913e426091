// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, expect, it, vi } from "vitest";
import { useToast } from "../overlays/toast-store.ts";
import { testSite } from "../testing/test-site.tsx";
import { useCopy } from "./use-copy.ts";

const open = async () => {
  const { texts, wrapper } = testSite();
  await loadTexts(texts, "menus");
  const { result } = renderHook(() => ({ copy: useCopy(), toast: useToast() }), { wrapper });
  return { t: texts.t, result };
};

/** Stubs `document.execCommand`; returns the copied texts. */
const stubExecCommand = (works: boolean) => {
  const copied: string[] = [];
  const execCommand = vi.fn(() => {
    const field = document.activeElement;
    if (works && field instanceof HTMLTextAreaElement)
      copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return works;
  });
  Object.defineProperty(document, "execCommand", { value: execCommand, configurable: true });
  return copied;
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, "execCommand");
  Reflect.deleteProperty(navigator, "clipboard");
});

it("falls back to execCommand if the clipboard rejects, and restores the focus", async () => {
  const copied = stubExecCommand(true);
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const { t, result } = await open();
  await result.current.copy("ANA1");
  expect(copied).toEqual(["ANA1"]);
  await vi.waitFor(() => expect(result.current.toast?.text).toBe(t("common.copied")));
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBe(null);
});

it("shows an error if the fallback fails too", async () => {
  stubExecCommand(false);
  const { t, result } = await open();
  await result.current.copy("ANA1");
  await vi.waitFor(() => expect(result.current.toast?.text).toBe(t("shell.copyRefused")));
});

it("falls back to execCommand if the clipboard never settles", async () => {
  const copied = stubExecCommand(true);
  const clipboard = { writeText: () => new Promise(() => undefined) };
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  const { t, result } = await open();
  vi.useFakeTimers();
  try {
    const copying = result.current.copy("ANA1");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(copied).toEqual(["ANA1"]);
    await copying;
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(result.current.toast?.text).toBe(t("common.copied")));
});
