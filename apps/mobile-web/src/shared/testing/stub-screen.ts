import { vi } from "vitest";

/** What jsdom lacks of a screen: media queries, all with one answer, and the watching of what is in view. */
export const stubScreen = ({ reducedMotion = false } = {}): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
};
