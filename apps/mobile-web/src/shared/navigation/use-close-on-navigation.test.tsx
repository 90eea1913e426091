// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { type Navigator, Router } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { useCloseOnNavigation } from "./close-on-back.ts";

afterEach(cleanup);

const navigator: Navigator = { createHref: String, go: vi.fn(), push: vi.fn(), replace: vi.fn() };

/** A site that renders its pages on demand, after the address has changed. */
const openSite = () => {
  const onClose = vi.fn();
  let drawn = "begun";
  const { rerender } = renderHook(({ open }) => useCloseOnNavigation(open, onClose), {
    initialProps: { open: false },
    wrapper: ({ children }) => (
      <Router location={{ pathname: "/m/home", key: drawn }} navigator={navigator}>
        {children}
      </Router>
    ),
  });
  const go = (key: string) => window.history.pushState({ key }, "");
  go(drawn);
  return {
    onClose,
    back: () => window.history.replaceState(null, ""),
    go,
    open: () => rerender({ open: true }),
    draw: (key: string) => {
      drawn = key;
      rerender({ open: onClose.mock.calls.length === 0 });
    },
  };
};

it("closes after a navigation", () => {
  const { onClose, go, open, draw } = openSite();
  open();
  expect(onClose).not.toHaveBeenCalled();
  go("second");
  draw("second");
  expect(onClose).toHaveBeenCalledOnce();
});

it("stays open for a navigation that had already started, and closes with the next", () => {
  const { onClose, go, open, draw } = openSite();
  go("second");
  open();
  draw("second");
  expect(onClose).not.toHaveBeenCalled();
  go("third");
  draw("third");
  expect(onClose).toHaveBeenCalledOnce();
});

it("stays open on the visit's first page if that was still rendering", () => {
  const { onClose, back, open, draw } = openSite();
  back();
  open();
  draw("default");
  expect(onClose).not.toHaveBeenCalled();
});
