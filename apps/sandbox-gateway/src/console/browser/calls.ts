/** Keys of gifts without a response. Tapping again sends the same key, so that nothing is given twice. */
const unanswered = new Map<string, string>();

/** A UUID from random bytes; `crypto.randomUUID` is missing outside secure origins. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/**
 * The idempotency key of a money call (docs/decisions/130); undefined for all others. Setting a balance is not
 * additive, so each tap has a new key: the balance may have changed since the last response.
 */
const keyOf = (address: string, order: string): string | undefined => {
  if (/^accounts\/[^/]+\/balance$/.test(address)) return newKey();
  if (!address.startsWith("rewards/")) return undefined;
  const key = unanswered.get(order) ?? newKey();
  unanswered.set(order, key);
  return key;
};

/** Sends a change; a refusal is thrown with the gateway's message. */
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
