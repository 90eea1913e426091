// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useScrollMemory } from "./use-scroll-memory.ts";

let pageHeight = 5_000;

/** A page that scrolls as far as it is tall. */
beforeEach(() => {
  pageHeight = 5_000;
  window.scrollY = 0;
  vi.stubGlobal("scrollTo", (_left: number, top: number) => {
    window.scrollY = Math.min(top, pageHeight);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => {
  const { result } = renderHook(
    () => {
      useScrollMemory();
      return useNavigate();
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={["/m/home"]}>{children}</MemoryRouter> },
  );
  return {
    go: (to: string) => act(() => void result.current(to)),
    back: () => act(() => void result.current(-1)),
  };
};
const scroll = (top: number) => {
  window.scrollY = top;
  window.dispatchEvent(new Event("scroll"));
};

it("opens a new page at its top, however far down the last one was", () => {
  const site = open();
  scroll(1_200);
  site.go("/m/slots");
  expect(window.scrollY).toBe(0);
});

it("restores the position on going back", () => {
  const site = open();
  scroll(1_200);
  site.go("/m/slots");
  scroll(300);
  site.back();
  expect(window.scrollY).toBe(1_200);
});

it("leaves a link to a part of a page to the browser", () => {
  const site = open();
  scroll(1_200);
  site.go("/m/help#terms");
  expect(window.scrollY).toBe(1_200);
});

/** Notifies the observers of the page's size when the test lets the page grow. */
const watchGrowth = () => {
  const growing = new Set<() => void>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly grown: () => void;
      constructor(grown: () => void) {
        this.grown = grown;
      }
      observe = () => void growing.add(this.grown);
      disconnect = () => void growing.delete(this.grown);
    },
  );
  return () => {
    pageHeight = 5_000;
    for (const grown of [...growing]) grown();
  };
};

/** Back at home, with little of it rendered yet. */
const restoreTooSoon = () => {
  const site = open();
  scroll(1_200);
  site.go("/m/slots");
  pageHeight = 100;
  site.back();
  return site;
};

it("a page that was left before it had grown does not scroll the next one", () => {
  const grow = watchGrowth();
  const site = restoreTooSoon();
  site.go("/m/help");
  grow();
  expect(window.scrollY).toBe(0);
});

it.each<[string, () => void, number]>([
  ["finds its place when it has grown within a slow call's time", () => vi.advanceTimersByTime(7_000), 1_200],
  ["stays where it is when it grows later", () => vi.advanceTimersByTime(9_000), 100],
  ["stays where it is once the player has touched it", () => dispatchEvent(new Event("touchstart")), 100],
])("a page that comes back too short for its place %s", (_, meanwhile, place) => {
  vi.useFakeTimers();
  const grow = watchGrowth();
  restoreTooSoon();
  expect(window.scrollY).toBe(100);
  meanwhile();
  grow();
  expect(window.scrollY).toBe(place);
  vi.useRealTimers();
});

describe("a loaded document", () => {
  afterEach(() => {
    Reflect.deleteProperty(performance, "getEntriesByType");
    window.history.replaceState(null, "", "/");
    sessionStorage.clear();
  });

  /** Leaves home, scrolled far down, and loads the site at this address in that way. */
  const loadAgain = async (type: "reload" | "back_forward" | "navigate", address: string) => {
    const site = open();
    scroll(700);
    site.go("/m/help");
    scroll(1_200);
    window.dispatchEvent(new Event("pagehide"));
    site.back();
    cleanup();
    window.scrollY = 0;
    window.history.replaceState(null, "", address);
    const getEntriesByType = { configurable: true, value: () => [{ type }] };
    Object.defineProperty(performance, "getEntriesByType", getEntriesByType);
    vi.resetModules();
    const { useScrollMemory: ofNewDocument } = await import("./use-scroll-memory.ts");
    renderHook(ofNewDocument, {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    });
  };

  it.each([
    ["again finds its place", "reload", "/m/home", 700],
    ["by going back to the site finds its place", "back_forward", "/m/home", 700],
    ["by a link begins at its top", "navigate", "/m/home", 0],
    ["as another page begins at its top", "reload", "/m/mine", 0],
    ["again at a place of its list leaves it to the list", "reload", "/m/home?at=40", 0],
  ] as const)("%s", async (_, type, address, place) => {
    await loadAgain(type, address);
    expect(window.scrollY).toBe(place);
  });
});
