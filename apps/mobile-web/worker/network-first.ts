import { withinTime } from "../src/shared/waiting/within-time.ts";

/** Milliseconds that a page may take before the cached one stands in for it. */
export const NETWORK_TIMEOUT_MS = 3_000;

/** What a proxy says in place of a server that is starting again: of the site it says nothing. */
const proxyStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * A page comes from the network, so that what the server says today holds: its release, its status, its first
 * answers. The cached one stands in when there is no network or no server behind its proxy, or when it takes too long.
 *
 * @param late resolves when the player has waited long enough
 * @throws what the network failed with, when no page is kept.
 */
export const networkFirst = async (
  fromNetwork: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  late: Promise<unknown>,
): Promise<Response> => {
  const fromServer = fromNetwork.then((answer) => (proxyStatuses.has(answer.status) ? undefined : answer));
  const inTime = Promise.race([fromServer, late.then(() => undefined)]);
  const answer = await inTime.catch(() => undefined);
  return answer ?? (await withinTime(kept()).catch(() => undefined)) ?? fromNetwork;
};
