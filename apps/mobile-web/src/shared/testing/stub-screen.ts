import { vi } from "vitest";

class Watcher {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Stubs what jsdom lacks: media queries, all with the same answer, and observers. */
export const stubScreen = ({ reducedMotion = false } = {}): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("IntersectionObserver", Watcher);
  vi.stubGlobal("ResizeObserver", Watcher);
};
