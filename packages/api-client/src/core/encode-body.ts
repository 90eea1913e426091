import type { Codec } from "./endpoint.ts";

/** Wire fields by name; `undefined` and `null` are omitted from queries and forms. */
export type WireFields = Readonly<Record<string, unknown>>;

/** A request body. The platform sets the content type of `URLSearchParams` and `FormData`. */
export type Body = string | URLSearchParams | FormData | undefined;

const pairs = (fields: WireFields): (readonly [string, unknown])[] =>
  Object.entries(fields).filter(([, value]) => value != null);

/** Fields as `name=value` pairs. */
export const encodePairs = (fields: WireFields): URLSearchParams =>
  new URLSearchParams(pairs(fields).map(([name, value]) => [name, String(value)]));

const encodeParts = (fields: WireFields): FormData => {
  const parts = new FormData();
  for (const [name, value] of pairs(fields))
    parts.append(name, value instanceof Blob ? value : String(value));
  return parts;
};

/** Encodes wire fields as a body, by codec. "query" has no body: its fields go into the URL. */
export const encodeBody: Readonly<Record<Codec, (fields: WireFields) => Body>> = {
  query: () => undefined,
  json: JSON.stringify,
  encrypted: JSON.stringify,
  form: encodePairs,
  multipart: encodeParts,
};
