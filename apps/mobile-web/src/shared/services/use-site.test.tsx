// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { testSite } from "../testing/test-site.tsx";
import { useSite, useSiteAccess, useSiteClosure } from "./use-site.ts";

const MINUTE = 60_000;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** An idle page with a gateway that may be closed; two components read the status. */
const idlePage = async () => {
  const state = { maintenance: 0 };
  const gateway = vi.fn(async () =>
    Response.json({ success: true, value: { info: {}, regionRestriction: 0, ...state } }),
  );
  const page = () => {
    useSite();
    return useSiteAccess();
  };
  const { result } = renderHook(page, { wrapper: testSite(gateway).wrapper });
  await pass(100);
  return { state, gateway, result };
};

it("notices maintenance within about a minute, with one call a minute (Spec §4)", async () => {
  const { state, gateway, result } = await idlePage();
  expect(result.current).toBe("open");
  expect(gateway).toHaveBeenCalledTimes(1);
  await pass(MINUTE);
  expect(gateway).toHaveBeenCalledTimes(2);
  state.maintenance = 1;
  await pass(MINUTE + 1000);
  expect(gateway).toHaveBeenCalledTimes(3);
  expect(result.current).toBe("maintenance");
});

it("polls a closed site more often, so that it opens by itself", async () => {
  const { state, result } = await idlePage();
  state.maintenance = 1;
  await pass(MINUTE + 1000);
  expect(result.current).toBe("maintenance");
  state.maintenance = 0;
  await pass(11_000);
  expect(result.current).toBe("open");
});

it("doesn't poll while the page is hidden", async () => {
  const { gateway } = await idlePage();
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(3 * MINUTE);
  expect(gateway).toHaveBeenCalledTimes(1);
});

it("shows the cached status at once, and refetches in the background (Spec §4)", async () => {
  const stored = new Map<string, string>();
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
  const status = (maintenance: number) =>
    Response.json({ success: true, value: { info: {}, regionRestriction: 0, maintenance } });

  renderHook(useSiteAccess, { wrapper: testSite(async () => status(1), storage).wrapper });
  await pass(100);
  cleanup();

  let answer: (response: Response) => void = () => undefined;
  const gateway = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  const { result } = renderHook(useSiteAccess, { wrapper: testSite(gateway, storage).wrapper });
  expect(result.current).toBe("maintenance");
  await pass(100);
  expect(gateway).toHaveBeenCalledOnce();
  expect(result.current).toBe("maintenance");
  answer(status(0));
  await pass(100);
  expect(result.current).toBe("open");
});

it.each([
  ["maintenance", 503, "maintenance"],
  ["region_restricted", 451, "region"],
  ["address_blocked", 403, "blocked"],
  ["internal", 500, undefined],
])(
  "treats a status refused with %s as closed, and opens by itself (Spec §8)",
  async (code, status, closed) => {
    const answers = { refused: true };
    const open = { success: true, value: { info: {}, maintenance: 0, regionRestriction: 0 } };
    const gateway = async () =>
      answers.refused ? Response.json({ success: false, code }, { status }) : Response.json(open);
    const { result } = renderHook(useSiteClosure, { wrapper: testSite(gateway).wrapper });
    await pass(5_000);
    expect(result.current).toBe(closed);
    answers.refused = false;
    await pass(11_000);
    expect(result.current).toBe(undefined);
  },
);
