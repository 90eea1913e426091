import type { ConsoleState } from "../ports.ts";

/** Keys of what was sent and not answered: the same tap once more is the same order, so that nobody is given anything twice. */
const unanswered = new Map<string, string>();

/** A UUID from random bytes: `crypto.randomUUID` is missing where the console is opened from another machine. */
const newKey = (): string =>
  [4, 2, 2, 2, 6]
    .map((bytes) =>
      [...crypto.getRandomValues(new Uint8Array(bytes))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join(""),
    )
    .join("-");

/** Calls the console's API; a refusal is an error with the gateway's own sentence. */
const ask = async (method: string, name: string, body?: unknown): Promise<unknown> => {
  const order = `${method} ${name} ${JSON.stringify(body)}`;
  const key = unanswered.get(order) ?? newKey();
  unanswered.set(order, key);
  const response = await fetch(`/console/api/${name}`, {
    method,
    headers: { "Idempotency-Key": key, ...(body !== undefined && { "Content-Type": "application/json" }) },
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

/** Changes something. */
export const change = (
  method: "PUT" | "PATCH" | "POST" | "DELETE",
  name: string,
  body: unknown = {},
): Promise<unknown> => ask(method, name, method === "DELETE" ? undefined : body);
