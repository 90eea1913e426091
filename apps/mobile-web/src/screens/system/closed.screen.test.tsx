// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { loadTexts } from "@volado/i18n";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testSite } from "../../shared/testing/test-site.tsx";
import { MaintenanceEnd } from "./closed.screen.tsx";

/** A Friday, 10:00 in Mexico City. */
const NOW = Date.UTC(2026, 10, 27, 16);
const HOUR = 3_600_000;

const show = async (at: number) => {
  const { texts, wrapper } = testSite(() => new Promise(() => undefined));
  await loadTexts(texts, "deferredShell");
  render(<MaintenanceEnd at={at} />, { wrapper });
};

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date", "setTimeout", "clearTimeout"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the end of a maintenance", () => {
  it.each([
    ["today, by the merchant's clock", NOW + 2.5 * HOUR, /a las 12:30 \(hora estándar central\)/],
    ["tonight is still today there", NOW + 13.5 * HOUR, /a las 23:30/],
    ["tomorrow, with its day", NOW + 14 * HOUR, /el 28 nov 2026 a las 00:00/],
    ["over, so that it takes longer", NOW - 1, /Está tardando más/],
    ["further away than a timer can wait", NOW + 800 * HOUR, /el 30 dic 2026 a las 18:00/],
  ])("%s", async (_when, at, words) => {
    await show(at);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it("changes to the delay when it passes", async () => {
    await show(NOW + HOUR);
    act(() => void vi.advanceTimersByTime(HOUR - 1));
    expect(screen.getByText(/a las 11:00/)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(/Está tardando más/)).toBeTruthy();
  });
});
