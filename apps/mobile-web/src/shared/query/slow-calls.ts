import type { SlowCall } from "@volado/api-client";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<readonly SlowCall[]>(() => []);

/** Registers a slow call. @returns unregisters it; call when it ends or is retried */
export const noteSlowCall = (call: SlowCall): (() => void) => {
  store.setState([...store.getState(), call], true);
  return () =>
    store.setState(
      store.getState().filter((other) => other !== call),
      true,
    );
};

/** All calls that are currently slow. */
export const useSlowCalls = (): readonly SlowCall[] => useStore(store);
