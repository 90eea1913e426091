// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { useCloseOnBack } from "./use-close-on-back.ts";

afterEach(cleanup);

interface OverProps {
  open: boolean;
  onClose: () => void;
  /** Told how the site goes to another page. */
  onReady: (navigate: NavigateFunction) => void;
}

function Over({ open, onClose, onReady }: OverProps) {
  const navigate = useNavigate();
  useCloseOnBack(open, onClose);
  useEffect(() => onReady(navigate), [navigate, onReady]);
  return <output>{useLocation().pathname}</output>;
}

/**
 * Something over the middle one of three pages; answers how the site goes to another, where it is, and who is
 * told to close.
 */
const openOverPage = (open = true) => {
  const close = vi.fn();
  const ready = vi.fn<OverProps["onReady"]>();
  render(
    <MemoryRouter initialEntries={["/a", "/b", "/c"]} initialIndex={1}>
      <Over open={open} onClose={close} onReady={ready} />
    </MemoryRouter>,
  );
  return {
    close,
    path: () => screen.getByRole("status").textContent,
    go: (step: (navigate: NavigateFunction) => unknown) =>
      act(async () => ready.mock.lastCall && step(ready.mock.lastCall[0])),
  };
};

it.each([-1, 1])("closes when the browser goes %i page", async (step) => {
  const { close, go } = openOverPage();
  expect(close).not.toHaveBeenCalled();
  await go((navigate) => navigate(step));
  expect(close).toHaveBeenCalledOnce();
});

it("stays when the site itself goes to another page, or takes a page's place", async () => {
  const { close, go, path } = openOverPage();
  await go((navigate) => navigate("/d"));
  expect(path()).toBe("/d");
  await go((navigate) => navigate("/e", { replace: true }));
  expect(path()).toBe("/e");
  expect(close).not.toHaveBeenCalled();
});

it("closes nothing that isn't open", async () => {
  const { close, go, path } = openOverPage(false);
  await go((navigate) => navigate(-1));
  expect(path()).toBe("/a");
  expect(close).not.toHaveBeenCalled();
});
