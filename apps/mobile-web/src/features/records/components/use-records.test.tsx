// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { recordFilterFromSearch } from "@volado/domain/records";
import { afterEach, expect, it, vi } from "vitest";
import { closePart, signInAna } from "../../../shared/testing/open-part.tsx";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useRecords } from "./record-list.tsx";

afterEach(() => {
  closePart();
  vi.useRealTimers();
});

it("fetches records up to the end of the merchant's day, even if UTC has another date", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25, 3), toFake: ["Date"] });
  signInAna();
  const requests: URLSearchParams[] = [];
  const { wrapper } = testSite((address) => {
    requests.push(new URL(String(address), "http://gateway.example").searchParams);
    return Promise.reject(new TypeError("no network"));
  });
  renderHook(() => useRecords(recordFilterFromSearch(new URLSearchParams())), { wrapper });
  await waitFor(() => expect(requests).not.toEqual([]));
  expect(Number(requests[0]?.get("to"))).toBe(Date.UTC(2026, 10, 25, 6));
});
