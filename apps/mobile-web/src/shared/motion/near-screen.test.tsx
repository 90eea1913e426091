// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NearScreen } from "./near-screen.tsx";

type Callback = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

/** Observed elements, the margin, and the number of observers. */
let watched: Element[] = [];
let margins: (string | undefined)[] = [];
let tell: Callback;

beforeEach(() => {
  watched = [];
  margins = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Callback, options?: IntersectionObserverInit) {
        tell = callback;
        margins.push(options?.rootMargin);
      }
      observe = (element: Element) => watched.push(element);
      unobserve = (element: Element) => {
        watched = watched.filter((other) => other !== element);
      };
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

it("renders a part once it comes near, and calls back once", async () => {
  const onNear = vi.fn();
  render(
    <NearScreen waiting={<p>room</p>} onNear={onNear}>
      <p>part</p>
    </NearScreen>,
  );
  const [place] = watched;
  if (!place) throw new Error("Nothing is watched.");
  expect(place.textContent).toBe("room");
  expect(margins).toEqual(["600px 0px"]);
  await act(async () => tell([{ target: place, isIntersecting: false }]));
  expect(screen.queryByText("part")).toBe(null);
  expect(onNear).not.toHaveBeenCalled();

  await act(async () => tell([{ target: place, isIntersecting: true }]));
  expect(screen.getByText("part")).toBeTruthy();
  expect(screen.queryByText("room")).toBe(null);
  expect(onNear).toHaveBeenCalledOnce();
  expect(watched).toEqual([]);
});

it("reports parts of the same frame from the top down, with one observer", async () => {
  const near: string[] = [];
  render(
    ["first", "second", "third"].map((name) => (
      <NearScreen key={name} waiting={<p>room</p>} onNear={() => near.push(name)}>
        <p>{name}</p>
      </NearScreen>
    )),
  );
  expect(margins).toHaveLength(1);
  const [first, second, third] = watched;
  if (!first || !second || !third) throw new Error("Not all are watched.");
  await act(async () => tell([first, second].map((target) => ({ target, isIntersecting: true }))));
  expect(near).toEqual(["first", "second"]);
  expect(watched).toEqual([third]);
  expect(screen.queryByText("third")).toBe(null);
});
