import type { ConsoleState } from "../api.ts";

type Method = "PUT" | "PATCH" | "POST" | "DELETE";

/** A change to the gateway, and the sentence for when it is done. */
export type Change = readonly [method: Method, path: string, body: unknown, done: string];

/**
 * Keys of gifts that were sent and not answered: the same tap once more is the same order, so that nobody is
 * given anything twice.
 */
const unanswered = new Map<string, string>();

/** A UUID from random bytes, where the page is not on a secure origin too. */
const newKey = (): string =>
  [4, 2, 2, 2, 6]
    .map((bytes) =>
      [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join(""),
    )
    .join("-");

/**
 * The key of an order about money; undefined for all else. A balance is set, not added to: a second order wants it to
 * be that now, whatever happened since the last answer.
 */
const keyOf = (path: string, order: string): string | undefined => {
  if (/^accounts\/[^/]+\/balance$/.test(path)) return newKey();
  if (!path.startsWith("rewards/")) return undefined;
  const key = unanswered.get(order) ?? newKey();
  unanswered.set(order, key);
  return key;
};

/** Everything the page shows. */
export const readState = async (): Promise<ConsoleState> =>
  (await (await fetch("/console/api/state")).json()).value;

/**
 * Changes something; a refusal is an error with the gateway's own sentence. What is about money goes under an
 * idempotency key (docs/decisions/130).
 */
export const change = async (method: Method, path: string, body: unknown = {}): Promise<void> => {
  const order = `${path} ${JSON.stringify(body)}`;
  const key = keyOf(path, order);
  const response = await fetch(`/console/api/${path}`, {
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

/** Says something in the page's line. */
export const say = (sentence: string, failed = false): void => {
  const line = document.querySelector<HTMLElement>("#line");
  if (line === null) return;
  line.textContent = sentence;
  line.dataset.failed = String(failed);
};

/** Changes something, says what was done, and lets the page show the new state. */
export const act = async (...[method, path, body, done]: Change): Promise<void> => {
  try {
    await change(method, path, body);
    say(done);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error), true);
  }
  document.dispatchEvent(new Event("changed"));
};
