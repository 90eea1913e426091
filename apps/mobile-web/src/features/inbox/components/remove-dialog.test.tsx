// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { testSite } from "../../../shared/testing/test-site.tsx";
import { useRemoveMessage } from "./remove-dialog.tsx";

afterEach(cleanup);

it("retries an unanswered deletion with the same idempotency key; another message gets its own", async () => {
  const keys: (string | null)[] = [];
  const { wrapper } = testSite((_, init) => {
    const key = new Headers(init?.headers).get("idempotency-key");
    if (key !== null) keys.push(key);
    return Promise.reject(new TypeError("no network"));
  });
  const { result } = renderHook(useRemoveMessage, { wrapper });
  await act(() => result.current.remove("m1"));
  await act(() => result.current.remove("m1"));
  const tries = keys.length;
  expect(tries).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await act(() => result.current.remove("m2"));
  expect(keys.length).toBeGreaterThan(tries);
  expect(new Set(keys).size).toBe(2);
});
