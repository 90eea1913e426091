import { InputError } from "../errors/api-error.ts";
import type { CallContext, Codec, Endpoint } from "./endpoint.ts";

/** Wire fields by name; `undefined` and `null` are omitted from queries and forms. */
export type WireFields = Readonly<Record<string, unknown>>;

/** A request body. The platform sets the content type of `URLSearchParams` and `FormData`. */
export type Body = string | URLSearchParams | FormData | undefined;

const pairs = (fields: WireFields): (readonly [string, unknown])[] =>
  Object.entries(fields).filter(([, value]) => value != null);

/** Fields as `name=value` pairs. */
const encodePairs = (fields: WireFields): URLSearchParams =>
  new URLSearchParams(pairs(fields).map(([name, value]) => [name, String(value)]));

const encodeParts = (fields: WireFields): FormData => {
  const parts = new FormData();
  for (const [name, value] of pairs(fields))
    parts.append(name, value instanceof Blob ? value : String(value));
  return parts;
};

/** Encodes wire fields as a body, by codec. "query" has no body: its fields go into the URL. */
const encodeBody: Readonly<Record<Codec, (fields: WireFields) => Body>> = {
  query: () => undefined,
  json: JSON.stringify,
  encrypted: JSON.stringify,
  form: encodePairs,
  multipart: encodeParts,
};

/** Everything besides the input that a request depends on. */
export interface DescribeContext extends CallContext {
  /** Origin, or origin and folder, in front of every path; "" for the page's own origin. */
  readonly baseUrl: string;
  /** Path overrides by endpoint id (decisions W2). */
  readonly paths: Readonly<Record<string, string>>;
  /** The session's token, sent if the endpoint's `access` allows it. */
  readonly token: string | undefined;
  /** Whether the site runs as an installed app (`Device` header, decisions W3). */
  readonly standalone: boolean;
}

/** A request as plain data, independent of network, clock and randomness. */
export interface PlainRequest {
  readonly endpoint: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  /** Path as the gateway sees it. Encrypted bodies are bound to it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Whether the body must be encrypted, separately for every attempt (decisions W4). */
  readonly secret: boolean;
}

const headersOf = (
  endpoint: { readonly access: string; readonly module: string | undefined },
  context: DescribeContext,
  body: Body,
): Record<string, string> => ({
  Accept: "application/json",
  Merchant: context.merchant,
  ...(endpoint.module && { Module: endpoint.module }),
  Language: context.language,
  Platform: context.platform,
  ...(context.token && endpoint.access !== "anyone" && { Token: context.token }),
  ...(context.standalone && { Device: "OTHERS" }),
  ...(typeof body === "string" && { "Content-Type": "application/json" }),
});

const isFields = (wire: unknown): wire is WireFields => typeof wire === "object" && wire !== null;

/**
 * Turns a call into a plain request and validates its wire fields. Pure.
 * @throws InputError when the input does not fit the endpoint's request schema.
 */
export const describeRequest = <Id extends string, I, W, V, O>(
  endpoint: Endpoint<Id, I, W, V, O>,
  input: I,
  context: DescribeContext,
): PlainRequest => {
  const wire = endpoint.encode(input, context);
  const checked = endpoint.request.safeParse(wire);
  if (!checked.success) throw new InputError(endpoint.id, checked.error);
  const fields = isFields(wire) ? wire : {};
  const body = encodeBody[endpoint.codec](fields);
  const query = endpoint.codec === "query" ? `${encodePairs(fields)}` : "";
  const address = context.baseUrl.replace(/\/$/, "") + (context.paths[endpoint.id] ?? endpoint.path);
  return {
    endpoint: endpoint.id,
    method: endpoint.method,
    url: query ? `${address}${address.includes("?") ? "&" : "?"}${query}` : address,
    path: new URL(address, "http://_").pathname,
    headers: headersOf(endpoint, context, body),
    body,
    secret: endpoint.codec === "encrypted",
  };
};
