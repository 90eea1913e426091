import { HttpError, RejectedError, SchemaError } from "../errors/api-error.ts";
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
  return [Number(header) * 1_000, Date.parse(header) - now].find((milliseconds) => milliseconds >= 0);
};

/**
 * The `value` of an answer.
 * @throws RejectedError when the gateway refused, HttpError when somebody else did, SchemaError when there is
 * no envelope.
 */
export const openEnvelope = (
  endpoint: string,
  { status, ok, headers }: Pick<Response, "status" | "ok" | "headers">,
  text: string,
  now: number,
): unknown => {
  const { success: isEnvelope, data, error } = envelope.safeParse(parseJson(text));
  // A date is the gateway's, and so is what it is measured against; the phone's clock may be wrong.
  const sentAt = Date.parse(headers.get("Date") ?? "") || now;
  const retryAfter = readRetryAfter(headers.get("Retry-After"), sentAt);
  if (isEnvelope && !data.success) {
    throw new RejectedError(endpoint, {
      status,
      code: data.code ?? "",
      value: data.value,
      retryAfter,
    });
  }
  if (!ok) throw new HttpError(endpoint, status, retryAfter);
  if (!isEnvelope) throw new SchemaError(endpoint, error);
  return data.value;
};
