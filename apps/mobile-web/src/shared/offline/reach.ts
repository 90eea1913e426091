import type { ClientEvent } from "@volado/api-client";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Whether the gateway is out of reach, and since when answers stand in that were put aside. */
interface Reach {
  /** Epoch milliseconds of the first answer that stood in; undefined while the gateway answers. */
  readonly lostAt: number | undefined;
}

/** Follows the client's events. */
export const createReach = (now: () => number = Date.now) => {
  const store = createStore<Reach>(() => ({ lostAt: undefined }));
  return {
    ...store,
    note: (event: ClientEvent): void => {
      const { lostAt } = store.getState();
      if (event.type === "stood-in" && lostAt === undefined) store.setState({ lostAt: now() });
      if (event.type === "try" && event.outcome === "ok" && lostAt !== undefined)
        store.setState({ lostAt: undefined });
    },
  };
};

/** The site's reach. */
export const reach = createReach();

/** Whether the gateway was out of reach when it was last asked, so that what stands on the page may be old. */
export const useLostReach = (): boolean => useStore(reach, ({ lostAt }) => lostAt !== undefined);
