// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closePart, signInAna } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useRedRain } from "./red-rain.tsx";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ["Date"] }));
afterEach(() => {
  closePart();
  vi.useRealTimers();
});

it.each([
  ["behind", 10],
  ["ahead of", -10],
])("uses the gateway's clock on a device whose clock is %s it", async (_, minutes) => {
  signInAna();
  const theirs = () => Date.now() + minutes * MINUTE_MS;
  const { wrapper } = testSite(async () =>
    Response.json({
      success: true,
      value: { serverTime: theirs(), currency: "MXN", rain: null, last: null },
    }),
  );
  const { result } = renderHook(useRedRain, { wrapper });
  await waitFor(() => expect(result.current.answer.phase).toBe("content"));
  expect(result.current.clock()).toBe(theirs());
});
