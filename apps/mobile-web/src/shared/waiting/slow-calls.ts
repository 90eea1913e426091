import type { SlowCall } from "@volado/api-client";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<readonly SlowCall[]>(() => []);

/** Notes a call that takes long. @returns what takes the note back, once it has ended or begun anew */
export const noteSlowCall = (call: SlowCall): (() => void) => {
  store.setState([...store.getState(), call], true);
  return () =>
    store.setState(
      store.getState().filter((other) => other !== call),
      true,
    );
};

/** The calls that take long now, whoever asked. */
export const useSlowCalls = (): readonly SlowCall[] => useStore(store);
