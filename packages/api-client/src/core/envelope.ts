import { HttpError } from "../errors/http-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import { SchemaError } from "../errors/schema-error.ts";

interface Envelope {
  readonly success: boolean;
  readonly value?: unknown;
  readonly code?: unknown;
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === "object" && answer !== null && "success" in answer && typeof answer.success === "boolean";

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Milliseconds that a `Retry-After` header asks for, as seconds or as a date; undefined when it says neither. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
};

/**
 * The `value` of an answer (decisions W1: `{ success, value?, code?, message? }`).
 * @throws RejectedError when the gateway refused, HttpError when somebody else did, SchemaError when there is no envelope.
 */
export const openEnvelope = (
  endpoint: string,
  response: { readonly status: number; readonly ok: boolean; readonly headers: Headers },
  text: string,
  now: number,
): unknown => {
  const { status, ok } = response;
  const answer = parseJson(text);
  const retryAfter = readRetryAfter(response.headers.get("Retry-After"), now);
  if (isEnvelope(answer)) {
    if (ok && answer.success) return answer.value;
    if (!answer.success) {
      const code = typeof answer.code === "string" ? answer.code : "unknown";
      throw new RejectedError(endpoint, { status, code, value: answer.value, retryAfter });
    }
  }
  if (!ok) throw new HttpError(endpoint, status, retryAfter);
  if (status === 204) return undefined;
  throw new SchemaError(endpoint, new Error("no envelope"));
};
