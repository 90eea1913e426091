import { HttpError, RejectedError, SchemaError } from "../errors/api-error.ts";
import { collectDroppedRows, fieldsOfDropped } from "../schemas/dropped-rows.ts";
import { parseJson, z } from "../schemas/z.ts";
import type { Endpoint } from "./endpoint.ts";

/** Envelope of every response (decisions W1). Its `message` is for developers and ignored. */
const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.string()),
});

/** Milliseconds to wait according to a `Retry-After` header (seconds or a date); undefined if it has neither. */
export const readRetryAfter = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  return [Number(header) * 1_000, Date.parse(header) - now].find((milliseconds) => milliseconds >= 0);
};

/**
 * Returns the `value` of a response.
 * @throws RejectedError if the gateway refused, HttpError for a failing status without an envelope, SchemaError
 * for a successful status without one
 */
export const openEnvelope = (
  endpoint: string,
  { status, ok, headers }: Pick<Response, "status" | "ok" | "headers">,
  text: string,
  now: number,
): unknown => {
  const { success: isEnvelope, data, error } = envelope.safeParse(parseJson(text));
  // Measured against the response's own date: the device's clock may be wrong.
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

/** A parsed response, and what was dropped from its lists. */
export interface Answer<Output> {
  readonly output: Output;
  readonly droppedRows: number;
  /** Names of the fields that did not fit, each once: `banners[].url`. */
  readonly droppedFields: readonly string[];
}

/** Parses the `value` of an envelope into the domain's type. @throws SchemaError */
export const readAnswer = <Id extends string, I, W, V, O>(
  endpoint: Endpoint<Id, I, W, V, O>,
  wire: unknown,
): Answer<O> => {
  const { result, dropped } = collectDroppedRows(() => endpoint.response.safeParse(wire));
  if (!result.success) throw new SchemaError(endpoint.id, result.error);
  return { output: result.data, droppedRows: dropped.length, droppedFields: fieldsOfDropped(wire, dropped) };
};
