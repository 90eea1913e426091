import { vi } from "vitest";

class Watcher {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Stubs APIs that jsdom lacks: media queries, which all give the same result, and observers. */
export const stubScreen = ({ reducedMotion = false } = {}): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("IntersectionObserver", Watcher);
  vi.stubGlobal("ResizeObserver", Watcher);
};
