// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { limits } from "@volado/config";
import { Suspense, use, useDeferredValue } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useStaggeredCount } from "./use-staggered-count.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

/** What the first turn brings, and is never drawn to its end. */
function Heavy({ brought }: { brought: boolean }) {
  if (brought) use(never);
  return null;
}

function Home({ count }: { count: number }) {
  const turns = useStaggeredCount(count);
  const brought = useDeferredValue(turns > 0);
  return (
    <>
      <output>{turns}</output>
      <Suspense>
        <Heavy brought={brought} />
      </Suspense>
    </>
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const turns = () => screen.getByRole("status").textContent;

it("gives one turn every 400 ms, however long the drawing of an earlier one takes, and none after the last", async () => {
  render(<Home count={2} />);
  expect(turns()).toBe("0");
  await pass(limits.homeRequestStagger - 1);
  expect(turns()).toBe("0");
  await pass(1);
  expect(turns()).toBe("1");
  await pass(limits.homeRequestStagger);
  expect(turns()).toBe("2");
  await pass(5 * limits.homeRequestStagger);
  expect(turns()).toBe("2");
});
