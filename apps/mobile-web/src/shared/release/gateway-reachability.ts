import type { ClientEvent } from "@volado/api-client";
import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/** Delays of retries, in milliseconds: a network that has just come back may still be unstable. */
const RETRY_DELAYS_MS = [2_000, 8_000];

/** Calls `attempt` twice, after delays; use it when the network comes back. @returns cancels the calls */
export const retryWhileUnreachable = (attempt: () => void): (() => void) => {
  const later = RETRY_DELAYS_MS.map((delay) => setTimeout(attempt, delay));
  return () => later.forEach(clearTimeout);
};

/** Reachability of the gateway. */
interface Reach {
  /**
   * When the first cached response was used since the gateway became unreachable, in epoch milliseconds; undefined
   * while it is reachable.
   */
  readonly lostAt: number | undefined;
  /** The last call reached the gateway although the browser reported being offline. */
  readonly answeredOffline: boolean;
}

const NO_ANSWER = ["network", "timeout"];

const store = createStore<Reach>(() => ({ lostAt: undefined, answeredOffline: false }));

/** Store of the gateway's reachability, updated by the client's events. */
export const gatewayReachability = {
  ...store,
  note: (event: ClientEvent): void => {
    const { lostAt } = store.getState();
    if (event.type === "stood-in" && lostAt === undefined) store.setState({ lostAt: Date.now() });
    if (event.type === "try" && event.outcome === "ok" && lostAt !== undefined)
      store.setState({ lostAt: undefined });
    if (event.type === "try" && event.outcome !== "aborted")
      store.setState({ answeredOffline: !NO_ANSWER.includes(event.outcome) && !navigator.onLine });
  },
};

/** Whether the last call didn't reach the gateway, so that the page may be outdated. */
export const useGatewayUnreachable = (): boolean => useStore(store, ({ lostAt }) => lostAt !== undefined);

const subscribe = (changed: () => void) => {
  window.addEventListener("online", changed);
  window.addEventListener("offline", changed);
  return () => {
    window.removeEventListener("online", changed);
    window.removeEventListener("offline", changed);
  };
};

/** Whether the browser is online, or the gateway was reached although it reports being offline. */
export const useOnline = (): boolean => {
  const answeredOffline = useStore(store, (state) => state.answeredOffline);
  const browserOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return browserOnline || answeredOffline;
};
