import { useLocation } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSlowNotice } from "../../shared/lazy/lazy-boundary.tsx";

/** Number of screens the player waits for. */
const store = createStore<number>(() => 0);

/** Counts a screen as waited for until `code` settles; returns `code`. */
export const noteAwaited = <Code>(code: Promise<Code>): Promise<Code> => {
  // React calls this while rendering, when no state may change.
  queueMicrotask(() => store.setState((count) => count + 1, true));
  return code.finally(() => store.setState((count) => count - 1, true));
};

/**
 * Says that a slow page is loading after a link was tapped; until then the previous page stays, which is also the
 * router's current one.
 */
export const useWaitingNotice = (): void => {
  const { pathname } = useLocation();
  const awaited = useStore(store) > 0;
  useSlowNotice(awaited && window.location.pathname !== pathname);
};
