import { useLocation } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { useSlowNotice } from "../../shared/lazy/lazy-boundary.tsx";

/** How many screens the player waits for. */
const store = createStore<number>(() => 0);

/** Notes that a screen is waited for until `code` settles; gives it back. */
export const noteAwaited = <Code>(code: Promise<Code>): Promise<Code> => {
  // React asks for code while it draws, when nothing else may change.
  queueMicrotask(() => store.setState((count) => count + 1, true));
  return code.finally(() => store.setState((count) => count - 1, true));
};

/**
 * Says that the page whose link was tapped is on its way when its code is long in coming: until it is there the page
 * before it stays, which is the one that the router still knows of.
 */
export const useWaitingNotice = (): void => {
  const { pathname } = useLocation();
  const awaited = useStore(store) > 0;
  useSlowNotice(awaited && window.location.pathname !== pathname);
};
