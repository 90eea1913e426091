import { withinTime } from "../src/shared/query/within-time.ts";

/** Milliseconds that a page may take before the cached one replaces it. */
export const NETWORK_TIMEOUT_MS = 3_000;

/** Proxy errors while a server restarts: they say nothing about the site. */
const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Loads a page from the network, so that its release, status and first responses are current. Falls back to the
 * cached page without a network, without a server behind the proxy, or after too long.
 * @param late resolves when the player has waited long enough
 * @throws the network's error when no page is cached
 */
export const networkFirst = async (
  fromNetwork: Promise<Response>,
  cached: () => Promise<Response | undefined>,
  late: Promise<unknown>,
): Promise<Response> => {
  const fromServer = fromNetwork.then((answer) => (proxyStatuses.has(answer.status) ? undefined : answer));
  const inTime = Promise.race([fromServer, late.then(() => undefined)]);
  const answer = await inTime.catch(() => undefined);
  return answer ?? (await withinTime(cached()).catch(() => undefined)) ?? fromNetwork;
};
