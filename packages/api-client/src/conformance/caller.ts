import type { EncryptionKey } from "@volado/domain/site";
import { type DescribeContext, describeRequest, type WireFields } from "../core/describe-request.ts";
import type { AnyEndpoint } from "../core/endpoint.ts";
import { readRetryAfter } from "../core/envelope.ts";
import { type Fetch, newIdempotencyKey } from "../core/options.ts";
import { hpke1 } from "../crypto/hpke1.ts";
import { parseJson, z } from "../schemas/z.ts";
import { sampleFields } from "../testing/samples/made-sample.ts";

export interface RawAnswer {
  readonly status: number;
  /** Undefined if the body is not an envelope (decisions W1). */
  readonly envelope: Envelope | undefined;
  /** A fault of the HTTP response, such as a redirect. */
  readonly fault: string | undefined;
}

const envelopeSchema = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.string()),
});
type Envelope = z.infer<typeof envelopeSchema>;

/** A request that may differ from what the client would send. */
export interface RawCall {
  readonly fields: WireFields;
  /**
   * Sent regardless of the endpoint's access; "" sends none.
   * @default the signed-in member's, if the endpoint's access allows it
   */
  readonly token?: string;
  /** "" sends none. @default a new one for keyed writes */
  readonly idempotencyKey?: string;
  /** Overrides of the encryption; "clear" sends plain text. @default the gateway's first key, the current time */
  readonly encryption?: Partial<Encryption> | "clear";
}

interface Encryption {
  readonly key: EncryptionKey;
  readonly timestamp: number;
  readonly path: string;
  /** A body that was sent before. */
  readonly again: { readonly header: string; readonly data: string };
}

export interface CallerOptions {
  readonly fetch: Fetch;
  readonly context: DescribeContext;
  /** Keys from the status response, the preferred one first. */
  readonly keys: () => readonly EncryptionKey[];
  /** Time limit of one call, in milliseconds. */
  readonly timeout: number;
}

const MAX_WAIT_MS = 5_000;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Creates a sender of requests, including ones that the client would never send. */
export const createCaller = ({ fetch, context, keys, timeout }: CallerOptions) => {
  const encryptedFor = async (
    endpoint: AnyEndpoint,
    path: string,
    text: string,
    how: Partial<Encryption>,
  ) => {
    if (how.again) return how.again;
    const key = how.key ?? keys()[0];
    if (!key) throw new Error("the status response has no encryption key");
    const { method, module } = endpoint;
    const timestamp = how.timestamp ?? Date.now();
    return hpke1.encrypt({ text, key, timestamp, method, path: how.path ?? path, module });
  };

  const answerOf = async (response: Response): Promise<RawAnswer> => {
    const text = await response.text();
    const read = envelopeSchema.safeParse(parseJson(text));
    const type = response.headers.get("Content-Type") ?? "none";
    const fault = response.redirected
      ? "it redirects"
      : type.includes("json")
        ? undefined
        : `its content type is ${type}, not JSON`;
    return { status: response.status, envelope: read.success ? read.data : undefined, fault };
  };

  const send = async (endpoint: AnyEndpoint, call: RawCall): Promise<RawAnswer> => {
    const open = { ...endpoint, request: z.unknown(), encode: () => call.fields };
    const token = call.token ?? context.token;
    const { url, path, method, headers, body } = describeRequest(open, undefined, { ...context, token });
    const sent: Record<string, string> = { ...headers };
    let content = body ?? null;
    const { idempotencyKey = newIdempotencyKey() } = call;
    // The client never sends a token to public endpoints, but other clients may.
    if (call.token) sent.Token = call.token;
    if (endpoint.replay === "keyed" && idempotencyKey) sent["Idempotency-Key"] = idempotencyKey;
    if (endpoint.codec === "encrypted" && call.encryption !== "clear") {
      const { header, data } = await encryptedFor(endpoint, path, String(body), call.encryption ?? {});
      sent.Encryption = header;
      content = JSON.stringify({ data });
    }
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, { method, headers: sent, body: content, signal, redirect: "follow" });
    const wait =
      response.status === 429 ? readRetryAfter(response.headers.get("Retry-After"), Date.now()) : 0;
    const answer = await answerOf(response);
    // The gateway's general rate limit says nothing about this call.
    if (!wait || wait > MAX_WAIT_MS || answer.envelope?.code !== "too_many_requests") return answer;
    await pause(wait);
    return send(endpoint, call);
  };

  return {
    send,
    /** Wire fields of an input, as the client would send them. */
    fieldsOf: (endpoint: AnyEndpoint, input: unknown): WireFields => sampleFields(endpoint, context, input),
    /** Encrypts a body to send more than once. */
    encryptOnce: (endpoint: AnyEndpoint, fields: WireFields) =>
      encryptedFor(endpoint, context.paths[endpoint.id] ?? endpoint.path, JSON.stringify(fields), {}),
    keys,
    token: context.token,
  };
};

/** See {@link createCaller}. */
export type Caller = ReturnType<typeof createCaller>;
