// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { gatewayNow, withGatewayClock } from "./gateway-clock.ts";
import { useMerchantToday } from "./merchant-time.ts";

const NOW = Date.UTC(2026, 10, 28, 18);
const DAY = 86_400_000;

/** An answer that left the gateway at an instant, and took so many milliseconds. */
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
])("goes by the gateway's clock where the phone's %s", async (_how, ahead) => {
  await answered(NOW + ahead);
  expect(gatewayNow()).toBe(NOW + ahead);
  await answered(undefined);
  expect(gatewayNow()).toBe(NOW + ahead);
});

it("goes by the phone's clock where that is right, and again once it was set right", async () => {
  await answered(NOW + 3_000);
  expect(gatewayNow()).toBe(NOW);
  await answered(NOW + DAY);
  await answered(NOW);
  expect(gatewayNow()).toBe(NOW);
});

it("learns nothing from an answer that waited in a page that slept", async () => {
  await answered(NOW, { took: DAY });
  expect(gatewayNow()).toBe(NOW + DAY);
});

it("counts the time that an answer lay in a store on its way", async () => {
  await answered(NOW - DAY, { age: DAY / 1_000 });
  expect(gatewayNow()).toBe(NOW);
});

it("shows the merchant's day as soon as an answer tells it", async () => {
  const { result } = renderHook(useMerchantToday);
  expect(result.current).toBe("2026-11-28");
  await act(() => answered(NOW - 2 * DAY));
  expect(result.current).toBe("2026-11-26");
});
