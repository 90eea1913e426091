import { HttpError } from "../errors/http-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import { SchemaError } from "../errors/schema-error.ts";
import { z } from "../schemas/z.ts";
import { parseJson } from "./parse-json.ts";

/** How every answer is wrapped (decisions W1); `message` is for developers and never read. */
const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.string()),
});

/** Milliseconds that a `Retry-After` header asks for, as seconds or as a date; undefined when it says neither. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return milliseconds >= 0 ? milliseconds : undefined;
};

/**
 * The `value` of an answer.
 * @throws RejectedError when the gateway refused, HttpError when somebody else did, SchemaError when there is no envelope.
 */
export const openEnvelope = (
  endpoint: string,
  { status, ok, headers }: Pick<Response, "status" | "ok" | "headers">,
  text: string,
  now: number,
): unknown => {
  const { success: isEnvelope, data, error } = envelope.safeParse(parseJson(text));
  const retryAfter = readRetryAfter(headers.get("Retry-After"), now);
  if (isEnvelope && !data.success) {
    throw new RejectedError(endpoint, {
      status,
      code: data.code ?? "unknown",
      value: data.value,
      retryAfter,
    });
  }
  if (!ok) throw new HttpError(endpoint, status, retryAfter);
  if (!isEnvelope) throw new SchemaError(endpoint, error);
  return data.value;
};
