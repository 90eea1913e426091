// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { watchMissingCode } from "../../shared/release/missing-code.ts";
import { useReleases } from "./use-releases.ts";

const leave = vi.hoisted(() => ({ reloadPage: vi.fn(async () => undefined) }));
vi.mock("../../shared/navigation/leave-page.ts", () => leave);

const store = vi.hoisted(() => ({ noteRelease: vi.fn() }));
vi.mock("../../shared/release/release-store.ts", async (original) => ({
  ...(await original<object>()),
  ...store,
}));

const tab = vi.hoisted(() => ({ lasts: true, stored: null as string | null }));
vi.mock("../../shared/storage/site-storage.ts", () => ({
  tabValues: {
    get lasts() {
      return tab.lasts;
    },
    read: () => tab.stored,
    write: (_key: string, value: string) => {
      tab.stored = value;
    },
  },
}));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const worker = { register: vi.fn(), update: vi.fn() };

/** Opens the site, with or without a worker from an earlier visit. */
const visit = async (again: boolean) => {
  vi.stubGlobal("navigator", {
    onLine: true,
    serviceWorker: {
      controller: again ? {} : null,
      addEventListener: () => undefined,
      register: worker.register.mockResolvedValue({}),
      getRegistration: async () => ({ update: worker.update.mockResolvedValue(undefined) }),
    },
  });
  renderHook(() => useReleases(false));
  await vi.advanceTimersByTimeAsync(0);
};
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const lookAtPage = async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await passes(0);
};

beforeAll(() => watchMissingCode());
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
  it("stays idle for ten seconds before the worker fetches its files", async () => {
    await visit(false);
    await passes(9.9 * SECOND);
    expect(worker.register).not.toHaveBeenCalled();
    await passes(0.1 * SECOND);
    expect(worker.register).toHaveBeenCalledOnce();
  });
});

describe("a later visit", () => {
  it("checks for a new release at once", async () => {
    await visit(true);
    expect(worker.register).toHaveBeenCalledOnce();
  });

  it("checks for a new release every five minutes of use, and not in between", async () => {
    await visit(true);
    await passes(5 * MINUTE - SECOND);
    expect(worker.update).not.toHaveBeenCalled();
    await passes(SECOND);
    expect(worker.update).toHaveBeenCalledOnce();
    await passes(5 * MINUTE);
    expect(worker.update).toHaveBeenCalledTimes(2);
  });

  it("checks when the player returns, not every time, and never in the background", async () => {
    await visit(true);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    await passes(HOUR);
    expect(worker.update).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    await lookAtPage();
    expect(worker.update).toHaveBeenCalledOnce();
    await passes(29 * SECOND);
    await lookAtPage();
    expect(worker.update).toHaveBeenCalledOnce();
    await passes(SECOND);
    await lookAtPage();
    expect(worker.update).toHaveBeenCalledTimes(2);
    hidden.mockRestore();
  });
});

describe("code that a release removed", () => {
  const serverHas = (release: string) =>
    vi.stubGlobal("fetch", async () => new Response(`<meta name="volado-release" content="${release}">`));
  const codeIsMissing = async () => {
    window.dispatchEvent(new Event("vite:preloadError"));
    await passes(0);
  };
  const arrivedBy = (type: string) => {
    class Arrival {
      readonly type = type;
    }
    vi.stubGlobal("PerformanceNavigationTiming", Arrival);
    Reflect.set(performance, "getEntriesByType", () => [new Arrival()]);
  };

  beforeEach(() => {
    tab.stored = null;
    tab.lasts = true;
    document.body.innerHTML = "";
  });
  afterEach(() => Reflect.deleteProperty(performance, "getEntriesByType"));

  it("reloads the page, even if its player had reloaded it before", async () => {
    await visit(true);
    arrivedBy("reload");
    serverHas("next");
    await codeIsMissing();
    expect(leave.reloadPage).toHaveBeenCalledOnce();
  });

  it("reloads the page when code was missing before the first render", async () => {
    serverHas("next");
    await codeIsMissing();
    expect(leave.reloadPage).not.toHaveBeenCalled();
    await visit(true);
    expect(leave.reloadPage).toHaveBeenCalledOnce();
  });

  it("reloads it once per release", async () => {
    await visit(true);
    serverHas("next");
    await codeIsMissing();
    await codeIsMissing();
    expect(leave.reloadPage).toHaveBeenCalledOnce();
    serverHas("later");
    await codeIsMissing();
    expect(leave.reloadPage).toHaveBeenCalledTimes(2);
  });

  it("asks instead if a reload would lose input", async () => {
    document.body.innerHTML = "<form><input value='luc'></form>";
    await visit(true);
    serverHas("next");
    await codeIsMissing();
    expect(leave.reloadPage).not.toHaveBeenCalled();
    expect(store.noteRelease).toHaveBeenCalledExactlyOnceWith("next", true);
  });

  it.each<[string, () => Promise<Response>]>([
    ["has the same release", async () => new Response('<meta name="volado-release" content="mine">')],
    ["doesn't answer", () => Promise.reject(new TypeError("offline"))],
    ["is behind a captive portal", async () => new Response("<h1>Wi-Fi login</h1>")],
  ])("changes nothing if the server %s", async (_why, answer) => {
    await visit(true);
    vi.stubGlobal("fetch", answer);
    await codeIsMissing();
    expect(leave.reloadPage).not.toHaveBeenCalled();
    expect(store.noteRelease).not.toHaveBeenCalled();
  });

  it.each([
    ["reload", 0],
    ["navigate", 1],
  ])("without storage, a page reached by %s reloads %d times", async (arrival, times) => {
    tab.lasts = false;
    await visit(true);
    arrivedBy(arrival);
    serverHas("next");
    await codeIsMissing();
    expect(leave.reloadPage).toHaveBeenCalledTimes(times);
  });
});
