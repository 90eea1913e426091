import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type Send = (url: string, init: RequestInit) => Promise<Response>;

/**
 * A difference below this is the answer's way through the network, in milliseconds; an answer that took longer may
 * have waited in a page that slept, and says nothing about the time.
 */
const TOLERANCE_MS = 60_000;

const store = createStore<{ readonly ahead: number }>(() => ({ ahead: 0 }));

/** The moment at which an answer left the gateway, or what stored it on the way; NaN where it does not say. */
const leftAt = (headers: Headers): number =>
  Date.parse(headers.get("Date") ?? "") + (Number(headers.get("Age")) || 0) * 1_000;

/** `send`, which learns from the answers' `Date` how far the gateway's clock is ahead of the phone's. */
export const withGatewayClock =
  (send: Send): Send =>
  async (url, init) => {
    const sentAt = Date.now();
    const answer = await send(url, init);
    const now = Date.now();
    const measured = leftAt(answer.headers) - now;
    if (!Number.isNaN(measured) && now - sentAt < TOLERANCE_MS) {
      const ahead = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
      if (Math.abs(ahead - store.getState().ahead) >= TOLERANCE_MS || ahead === 0) store.setState({ ahead });
    }
    return answer;
  };

/** Epoch milliseconds by the gateway's clock, as far as an answer has told it: the phone's may be days off. */
export const gatewayNow = (): number => Date.now() + store.getState().ahead;

/** {@link gatewayNow}, for what is on the screen and has to follow what an answer tells. */
export const useGatewayNow = (): (() => number) => {
  useStore(store, ({ ahead }) => ahead);
  return gatewayNow;
};
