import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** Smaller differences are latency. Slow responses are ignored: they may have waited in a suspended page. */
const TOLERANCE_MS = 60_000;

const store = createStore<{ readonly ahead: number }>(() => ({ ahead: 0 }));

/** When the gateway, or a cache on the way, sent a response; NaN without a valid `Date`. */
const leftAt = (headers: Headers): number =>
  Date.parse(headers.get("Date") ?? "") + (Number(headers.get("Age")) || 0) * 1_000;

/** Wraps `send` to measure how far the gateway's clock is ahead of the phone's, from the `Date` of responses. */
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

/**
 * Epoch milliseconds on the gateway's clock; on the phone's, which may be days off, until a response has been measured.
 */
export const gatewayNow = (): number => Date.now() + store.getState().ahead;

/** {@link gatewayNow} for components; rerenders when the difference changes. */
export const useGatewayNow = (): (() => number) => {
  useStore(store, ({ ahead }) => ahead);
  return gatewayNow;
};
