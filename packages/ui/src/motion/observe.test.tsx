import { afterEach, expect, it, vi } from "vitest";
import { observe } from "./observe.ts";

afterEach(() => vi.unstubAllGlobals());

/** An IntersectionObserver that reports only when asked to. */
const stubbed = () => {
  let report: (entries: readonly { isIntersecting: boolean }[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      disconnect = disconnect;
      constructor(callback: typeof report) {
        report = callback;
      }
    },
  );
  return {
    report: (...seen: boolean[]) => report(seen.map((isIntersecting) => ({ isIntersecting }))),
    disconnect,
  };
};

const element = document.createElement("i");

it.each([
  [[true], true],
  [[false], false],
  [[false, true], true],
  [[true, false], false],
] as const)("of %j, reported together, the last counts", (seen, inView) => {
  const { report } = stubbed();
  const onChange = vi.fn();
  observe(element, {}, onChange);
  report(...seen);
  expect(onChange.mock.calls).toEqual([[inView]]);
});

it("reports nothing after it was stopped", () => {
  const { disconnect } = stubbed();
  observe(element, {}, vi.fn())();
  expect(disconnect).toHaveBeenCalledOnce();
});
