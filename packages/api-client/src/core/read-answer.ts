import { SchemaError } from "../errors/api-error.ts";
import { collectDroppedRows, fieldsOfDropped } from "../schemas/dropped-rows.ts";
import type { Endpoint } from "./endpoint.ts";

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
