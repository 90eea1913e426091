/** Milliseconds that a page may take before the cached one stands in for it. */
export const NETWORK_TIMEOUT_MS = 3_000;

/**
 * A page comes from the network, so that what the server says today holds: its release, its status, its first
 * answers. The cached one stands in when there is no network, or when it takes too long.
 *
 * @param late resolves when the player has waited long enough
 * @throws what the network failed with, when no page is kept.
 */
export const networkFirst = async (
  fromNetwork: Promise<Response>,
  kept: () => Promise<Response | undefined>,
  late: Promise<unknown>,
): Promise<Response> => {
  const inTime = Promise.race([fromNetwork, late.then(() => undefined)]);
  const answer = await inTime.catch(() => undefined);
  return answer ?? (await kept()) ?? fromNetwork;
};
