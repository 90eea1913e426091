import type { ConsoleState } from "../shapes/state.ts";

/**
 * Keys of gifts that were sent and not answered: the same tap once more is the same order, so that nobody is
 * given anything twice.
 */
const unanswered = new Map<string, string>();

/**
 * A UUID from random bytes, as in `newIdempotencyKey` of the client: the browser gets these files one by one,
 * and no package's.
 */
const newKey = (): string =>
  [4, 2, 2, 2, 6]
    .map((bytes) =>
      [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join(""),
    )
    .join("-");

/** What adds to what somebody has, each time that it is carried out. */
const isGift = (name: string): boolean => name.startsWith("rewards/");

/**
 * A balance is set, not added to: whoever sets it once more wants it to be that now, whatever happened since
 * the last answer.
 */
const isBalance = (name: string): boolean => /^accounts\/[^/]+\/balance$/.test(name);

/** The key of an order about money; undefined for all else. */
const keyOf = (name: string, order: string): string | undefined => {
  if (isBalance(name)) return newKey();
  if (!isGift(name)) return undefined;
  const key = unanswered.get(order) ?? newKey();
  unanswered.set(order, key);
  return key;
};

/** Calls the console's API; a refusal is an error with the gateway's own sentence. */
const ask = async (method: string, name: string, body?: unknown): Promise<unknown> => {
  const order = `${name} ${JSON.stringify(body)}`;
  const key = keyOf(name, order);
  const response = await fetch(`/console/api/${name}`, {
    method,
    headers: {
      ...(key !== undefined && { "Idempotency-Key": key }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = await response.json();
  unanswered.delete(order);
  if (envelope.success !== true) throw new Error(String(envelope.message));
  return envelope.value;
};

/** Everything the page shows. The answer's shape is the server's word: page and server are one program. */
export const readState = async (): Promise<ConsoleState> =>
  (await (await fetch("/console/api/state")).json()).value;

/** Changes something. What is about money goes under an idempotency key (docs/decisions/130). */
export const change = (
  method: "PUT" | "PATCH" | "POST" | "DELETE",
  name: string,
  body: unknown = {},
): Promise<unknown> => ask(method, name, method === "DELETE" ? undefined : body);
