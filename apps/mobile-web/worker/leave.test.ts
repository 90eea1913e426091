import { expect, it, vi } from "vitest";
import { leave } from "./leave.ts";

it("drops the site's caches only, unregisters, and again for a page that registers it meanwhile", async () => {
  vi.useFakeTimers();
  const cached = new Set(["volado-code", "volado-page-a", "somebody-elses"]);
  const caches = {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  };
  let registered = true;
  const unregister = async () => {
    expect(cached).toEqual(new Set(["somebody-elses"]));
    registered = false;
    return true;
  };
  await leave(caches, { unregister });
  expect(registered).toBe(false);
  registered = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(registered).toBe(false);
  vi.useRealTimers();
});
