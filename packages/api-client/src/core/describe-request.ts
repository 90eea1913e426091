import { InputError } from "../errors/api-error.ts";
import { type Body, encodeBody, encodePairs, type WireFields } from "./encode-body.ts";
import type { CallContext, Endpoint } from "./endpoint.ts";

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
