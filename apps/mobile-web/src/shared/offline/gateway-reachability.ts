import type { ClientEvent } from "@volado/api-client";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Milliseconds after which what failed is tried once more: a network that has just come may still falter. */
const FALTERS_UNTIL_MS = [2_000, 8_000];

/** Tries again, twice, what a network that has just come may still refuse. Answers what calls that off. */
export const retryWhileUnreachable = (attempt: () => void): (() => void) => {
  const later = FALTERS_UNTIL_MS.map((delay) => setTimeout(attempt, delay));
  return () => later.forEach(clearTimeout);
};

/** Whether the gateway is out of reach, and since when answers stand in that were put aside. */
interface Reach {
  /** Epoch milliseconds of the first answer that stood in; undefined while the gateway answers. */
  readonly lostAt: number | undefined;
  /** The gateway was last heard while the browser knew of no network, which so was a mistake. */
  readonly heardOffline: boolean;
}

const UNHEARD = ["network", "timeout"];

/** Follows the client's events. */
export const createGatewayReachability = (now: () => number = Date.now) => {
  const store = createStore<Reach>(() => ({ lostAt: undefined, heardOffline: false }));
  return {
    ...store,
    note: (event: ClientEvent): void => {
      const { lostAt } = store.getState();
      if (event.type === "stood-in" && lostAt === undefined) store.setState({ lostAt: now() });
      if (event.type === "try" && event.outcome === "ok" && lostAt !== undefined)
        store.setState({ lostAt: undefined });
      if (event.type === "try" && event.outcome !== "aborted")
        store.setState({ heardOffline: !UNHEARD.includes(event.outcome) && !navigator.onLine });
    },
  };
};

/** The site's reach. */
export const gatewayReachability = createGatewayReachability();

/** Whether the gateway was last heard while the browser knew of no network. */
export const useReportedOffline = (): boolean =>
  useStore(gatewayReachability, ({ heardOffline }) => heardOffline);

/** Whether the gateway was out of reach when it was last asked, so that what stands on the page may be old. */
export const useGatewayUnreachable = (): boolean =>
  useStore(gatewayReachability, ({ lostAt }) => lostAt !== undefined);
