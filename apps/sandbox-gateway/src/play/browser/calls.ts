import { query } from "./page.ts";

/** How a call to the gateway ended. `offline` covers no network, no answer in time and an answer that isn't ours. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string };

const patienceMs = 10_000;

/** Kept out of the address of every call; see the gateway's `ticketHeader` and `pageHeader`. */
const headers = {
  "Play-Ticket": query.get("ticket") ?? "",
  "Play-Page": document.body.dataset.kind ?? "",
  "Content-Type": "application/json",
};

/**
 * Calls `/play/api/…`. The answer's shape is the caller's word: page and gateway are one program, deployed together.
 */
export const call = async <T>(name: string, body?: Readonly<Record<string, unknown>>): Promise<Answer<T>> => {
  try {
    const response = await fetch(`/play/api/${name}`, {
      method: body ? "POST" : "GET",
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const envelope = await response.json();
    if (envelope.success === true) return { ok: true, value: envelope.value };
    return { ok: false, code: typeof envelope.code === "string" ? envelope.code : "offline" };
  } catch {
    return { ok: false, code: "offline" };
  }
};

/** A key for one round: `crypto.randomUUID` is missing on plain-http origins, this is not. */
export const roundKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
