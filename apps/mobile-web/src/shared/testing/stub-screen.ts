import { vi } from "vitest";

class Watcher {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** What jsdom lacks of a screen: media queries, all with one answer, and the watching of views and sizes. */
export const stubScreen = ({ reducedMotion = false } = {}): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal("IntersectionObserver", Watcher);
  vi.stubGlobal("ResizeObserver", Watcher);
};
