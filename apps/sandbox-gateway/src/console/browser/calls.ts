/** Keys of gifts that were sent and not answered: the same tap once more is the same order, and gives nothing twice. */
const unanswered = new Map<string, string>();

/** A UUID from random bytes, where the page is not on a secure origin too. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/**
 * The key of an order about money (docs/decisions/130); undefined for all else. A balance is set, not added to: a
 * second order wants it to be that now, whatever happened since the last answer.
 */
const keyOf = (address: string, order: string): string | undefined => {
  if (/^accounts\/[^/]+\/balance$/.test(address)) return newKey();
  if (!address.startsWith("rewards/")) return undefined;
  const key = unanswered.get(order) ?? newKey();
  unanswered.set(order, key);
  return key;
};

/** Changes something; a refusal is an error with the gateway's own sentence. */
export const change = async (method: string, address: string, body: unknown = {}): Promise<void> => {
  const order = `${address} ${JSON.stringify(body)}`;
  const key = keyOf(address, order);
  const response = await fetch(`/console/api/${address}`, {
    method,
    headers: {
      ...(key !== undefined && { "Idempotency-Key": key }),
      ...(method !== "DELETE" && { "Content-Type": "application/json" }),
    },
    ...(method !== "DELETE" && { body: JSON.stringify(body) }),
  });
  const envelope = await response.json();
  unanswered.delete(order);
  if (envelope.success !== true) throw new Error(String(envelope.message));
};
