// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { limits } from "@volado/config";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubScreen } from "../../../shared/testing/stub-screen.ts";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { Jackpot } from "./jackpot.tsx";

const { everyMax, stepMin, stepMax, from, to } = limits.jackpot;

const open = async () => {
  const { texts, wrapper } = testSite(() => Promise.reject(new Error("no calls here")));
  await loadTexts(texts, "deferredShell");
  const { container } = render(<Jackpot />, { wrapper });
  const figure = () => container.querySelector(".vo-jackpot__figure");
  return { container, t: texts.t, shown: () => Number((figure()?.textContent ?? "").replace(/\D/g, "")) };
};

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  stubScreen();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("grows by 100 to 500 every 3 to 5 seconds", async () => {
  const { shown } = await open();
  const before = shown();
  expect(before).toBeGreaterThanOrEqual(from);
  expect(before).toBeLessThanOrEqual(to);
  await wait(limits.jackpot.everyMin - 1);
  expect(shown()).toBe(before);
  await wait(everyMax - limits.jackpot.everyMin + 1);
  expect(shown() - before).toBeGreaterThanOrEqual(stepMin);
  expect(shown() - before).toBeLessThanOrEqual(stepMax);
});

it("resumes from its last value when home is reopened", async () => {
  const before = (await open()).shown();
  cleanup();
  expect((await open()).shown()).toBe(before);
});

it("shows no currency and is hidden from screen readers", async () => {
  const { container, t } = await open();
  expect(container.textContent).not.toMatch(/\$|MXN/);
  const note = screen.getByText(t("lowerHome.jackpotNote"));
  expect(note.closest("[aria-hidden=true]")).not.toBe(null);
});

it("pauses and resumes on tap", async () => {
  const { t, shown } = await open();
  fireEvent.click(screen.getByRole("button", { name: t("lowerHome.pauseJackpot") }));
  const before = shown();
  await wait(3 * everyMax);
  expect(shown()).toBe(before);
  fireEvent.click(screen.getByRole("button", { name: t("lowerHome.playJackpot") }));
  await wait(everyMax);
  expect(shown()).toBeGreaterThan(before);
});

it("does not move under reduced motion", async () => {
  stubScreen({ reducedMotion: true });
  const { shown } = await open();
  const before = shown();
  await wait(3 * everyMax);
  expect(shown()).toBe(before);
  expect(screen.queryByRole("button")).toBe(null);
});
