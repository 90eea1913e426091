// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from "@testing-library/react";
import { limits } from "@volado/config";
import { Suspense, use, useDeferredValue } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRequestQueue, useStaggeredCount } from "./use-request-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const never = new Promise<never>(() => undefined);

/** Suspends forever once the first request is ready. */
function Heavy({ suspended }: { suspended: boolean }) {
  if (suspended) use(never);
  return null;
}

function Home({ count }: { count: number }) {
  const ready = useStaggeredCount(count);
  const suspended = useDeferredValue(ready > 0);
  return (
    <>
      <output>{ready}</output>
      <Suspense>
        <Heavy suspended={suspended} />
      </Suspense>
    </>
  );
}

it("readies one request every 400 ms, even if rendering an earlier one hangs, and none after the last", async () => {
  const ready = () => screen.getByRole("status").textContent;
  render(<Home count={2} />);
  expect(ready()).toBe("0");
  await pass(limits.homeRequestStagger - 1);
  expect(ready()).toBe("0");
  await pass(1);
  expect(ready()).toBe("1");
  await pass(limits.homeRequestStagger);
  expect(ready()).toBe("2");
  await pass(5 * limits.homeRequestStagger);
  expect(ready()).toBe("2");
});

it("readies parts one by one in the order of their requests, however late", async () => {
  const { result } = renderHook(useRequestQueue);
  const ready = () => ["a", "b", "c"].filter((part) => result.current.isReady(part));
  act(() => {
    result.current.enqueue("b");
    result.current.enqueue("a");
    result.current.enqueue("b");
  });
  expect(ready()).toEqual([]);
  await pass(limits.homeRequestStagger);
  expect(ready()).toEqual(["b"]);
  await pass(limits.homeRequestStagger);
  expect(ready()).toEqual(["a", "b"]);
  await pass(10 * limits.homeRequestStagger);
  act(() => result.current.enqueue("c"));
  expect(ready()).toEqual(["a", "b"]);
  await pass(limits.homeRequestStagger);
  expect(ready()).toEqual(["a", "b", "c"]);
});
