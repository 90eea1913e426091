// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useReleases } from "./use-releases.ts";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const worker = { register: vi.fn(), update: vi.fn() };

/** Opens the site, with or without a worker of an earlier visit. */
const visit = async (again: boolean) => {
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: {
      controller: again ? {} : null,
      addEventListener: () => undefined,
      register: worker.register.mockResolvedValue({ update: worker.update.mockResolvedValue(undefined) }),
    },
  });
  const page = renderHook(() => useReleases(false));
  await vi.advanceTimersByTimeAsync(0);
  return page;
};
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const lookAtPage = () => document.dispatchEvent(new Event("visibilitychange"));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="volado-release" content="mine">';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe("a first visit", () => {
  it("has its ten seconds of quiet before the worker fetches its files", async () => {
    await visit(false);
    await passes(9.9 * SECOND);
    expect(worker.register).not.toHaveBeenCalled();
    await passes(0.1 * SECOND);
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it("that is over before then installs nothing", async () => {
    const page = await visit(false);
    page.unmount();
    await passes(HOUR);
    expect(worker.register).not.toHaveBeenCalled();
  });
});

describe("a later visit", () => {
  it("hears of a new release at once", async () => {
    await visit(true);
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it("looks for a new release every hour that the page stays open, and not in between", async () => {
    await visit(true);
    await passes(HOUR - SECOND);
    expect(worker.update).not.toHaveBeenCalled();
    await passes(SECOND);
    expect(worker.update).toHaveBeenCalledOnce();
    lookAtPage();
    expect(worker.update).toHaveBeenCalledOnce();
    await passes(HOUR);
    expect(worker.update).toHaveBeenCalledTimes(2);
  });

  it("looks when the player comes back to a page that lay in the background for an hour", async () => {
    await visit(true);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await passes(HOUR + SECOND);
    expect(worker.update).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    lookAtPage();
    expect(worker.update).toHaveBeenCalledOnce();
    hidden.mockRestore();
  });

  it("that is over looks no more", async () => {
    const page = await visit(true);
    page.unmount();
    await passes(3 * HOUR);
    expect(worker.update).not.toHaveBeenCalled();
  });
});
