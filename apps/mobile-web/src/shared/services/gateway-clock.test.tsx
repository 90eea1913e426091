// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gatewayNow, withGatewayClock } from "./gateway-clock.ts";
import { useMerchantToday } from "./merchant-time.ts";

const NOW = Date.UTC(2026, 10, 28, 18);
const DAY = 86_400_000;

/** A response that the gateway sent at `at`, after a call of this many milliseconds. */
const answered = (at: number | undefined, { age, took = 0 }: { age?: number; took?: number } = {}) =>
  withGatewayClock(async () => {
    vi.setSystemTime(Date.now() + took);
    return new Response("{}", {
      headers: {
        ...(at !== undefined && { Date: new Date(at).toUTCString() }),
        ...(age !== undefined && { Age: String(age) }),
      },
    });
  })("/api/status", {});

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(async () => {
  cleanup();
  await answered(Date.now());
  vi.useRealTimers();
});

it.each([
  ["is days slow", 2 * DAY],
  ["is days fast", -2 * DAY],
])("uses the gateway's clock if the phone's %s", async (_how, ahead) => {
  await answered(NOW + ahead);
  expect(gatewayNow()).toBe(NOW + ahead);
  await answered(undefined);
  expect(gatewayNow()).toBe(NOW + ahead);
});

it("uses the phone's clock if it is right, also after it has been corrected", async () => {
  await answered(NOW + 3_000);
  expect(gatewayNow()).toBe(NOW);
  await answered(NOW + DAY);
  await answered(NOW);
  expect(gatewayNow()).toBe(NOW);
});

it("ignores an answer that waited while the page was suspended", async () => {
  await answered(NOW, { took: DAY });
  expect(gatewayNow()).toBe(NOW + DAY);
});

it("adds the time that an answer was in a cache", async () => {
  await answered(NOW - DAY, { age: DAY / 1_000 });
  expect(gatewayNow()).toBe(NOW);
});

it("updates the merchant's day with an answer", async () => {
  const { result } = renderHook(useMerchantToday);
  expect(result.current).toBe("2026-11-28");
  await act(() => answered(NOW - 2 * DAY));
  expect(result.current).toBe("2026-11-26");
});
