import type { Codec } from "./endpoint.ts";

/** Wire fields by name; `undefined` and `null` ones are left out of addresses and forms. */
export type WireFields = Readonly<Record<string, unknown>>;

/** Forms that a request's body takes; the platform writes the content type of the last two. */
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

/** How each codec carries wire fields in the body; "query" carries them in the address instead. */
export const encodeBody: Readonly<Record<Codec, (fields: WireFields) => Body>> = {
  query: () => undefined,
  json: JSON.stringify,
  encrypted: JSON.stringify,
  form: encodePairs,
  multipart: encodeParts,
};
