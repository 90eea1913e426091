import type { Codec } from "../core/endpoint.ts";

/** Wire fields by name; `undefined` ones are left out by every codec. */
export type WireFields = Readonly<Record<string, unknown>>;

/** A request's body before it is sealed or sent. */
export type PlainBody =
  | { readonly kind: "none" }
  | { readonly kind: "text"; readonly type: string; readonly text: string }
  /** To be sealed afresh for every attempt (decisions W4). */
  | { readonly kind: "secret"; readonly text: string }
  | { readonly kind: "parts"; readonly parts: FormData };

const present = (fields: WireFields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

/** Fields as `name=value` pairs; lists repeat the name. */
export const encodePairs = (fields: WireFields): string =>
  new URLSearchParams(
    present(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString();

const encodeParts = (fields: WireFields): FormData => {
  const parts = new FormData();
  for (const [name, value] of present(fields)) {
    for (const one of [value].flat()) parts.append(name, one instanceof Blob ? one : String(one));
  }
  return parts;
};

/** How each codec carries wire fields in the body; "query" carries them in the address instead. */
export const encodeBody: Readonly<Record<Codec, (fields: WireFields) => PlainBody>> = {
  query: () => ({ kind: "none" }),
  json: (fields) => ({ kind: "text", type: "application/json", text: JSON.stringify(fields) }),
  form: (fields) => ({
    kind: "text",
    type: "application/x-www-form-urlencoded",
    text: encodePairs(fields),
  }),
  encrypted: (fields) => ({ kind: "secret", text: JSON.stringify(fields) }),
  multipart: (fields) => ({ kind: "parts", parts: encodeParts(fields) }),
};
