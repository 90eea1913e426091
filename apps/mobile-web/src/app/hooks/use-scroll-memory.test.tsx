// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { MemoryRouter, useNavigate } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("finds the place again on going back", () => {
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

it("waits for a page that is still too short for its place", () => {
  let grow: () => void = () => undefined;
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(grown: () => void) {
        grow = grown;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const site = open();
  scroll(1_200);
  site.go("/m/slots");
  pageHeight = 100;
  site.back();
  expect(window.scrollY).toBe(100);
  pageHeight = 5_000;
  grow();
  expect(window.scrollY).toBe(1_200);
});
