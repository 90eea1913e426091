// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NearScreen } from "./near-screen.tsx";

/** What is watched, and from how far. */
let watched: { element: Element; margin: string | undefined; tell: (near: boolean) => void }[] = [];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly observe: (element: Element) => void;
      constructor(
        told: (entries: readonly { isIntersecting: boolean }[]) => void,
        options?: IntersectionObserverInit,
      ) {
        this.observe = (element) =>
          watched.push({
            element,
            margin: options?.rootMargin,
            tell: (near) => told([{ isIntersecting: near }]),
          });
      }
      disconnect = () => {
        watched = [];
      };
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("draws a part when it comes near the screen, says so once, and keeps it", async () => {
  const onNear = vi.fn();
  render(
    <NearScreen waiting={<p>room</p>} onNear={onNear}>
      <p>part</p>
    </NearScreen>,
  );
  const [place] = watched;
  expect(place?.element.textContent).toBe("room");
  expect(place?.margin).toBe("600px 0px");
  await act(async () => place?.tell(false));
  expect(screen.queryByText("part")).toBe(null);
  expect(onNear).not.toHaveBeenCalled();

  await act(async () => place?.tell(true));
  expect(screen.getByText("part")).toBeTruthy();
  expect(screen.queryByText("room")).toBe(null);
  expect(onNear).toHaveBeenCalledOnce();
  expect(watched).toEqual([]);
});
