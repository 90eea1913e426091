import { type RefusalCode, refusalStatus } from "@volado/api-client/conformance";
import { hpke1 } from "@volado/api-client/crypto";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { sampleFields as fieldsOf } from "@volado/api-client/testing";
import type { EncryptionKey } from "@volado/domain/site";
import * as z from "zod";
import { houseBrand } from "../brand/brand.ts";

export interface TestCall {
  readonly id: EndpointId;
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Encrypted with this key instead of the newest. */
  readonly key?: EncryptionKey;
  readonly now?: () => number;
  /** @default the global one */
  readonly fetch?: typeof fetch;
}

/** The strict envelope of every response. */
const envelopeSchema = z.strictObject({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});

export interface TestAnswer {
  /** The gateway's origin, for relative addresses in the response. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: z.infer<typeof envelopeSchema>;
}

/** A field as text; an object, which may have a `toString` of its own, as JSON. */
const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(",");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields).filter(([, value]) => value !== undefined);

const queryOf = (fields: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(given(fields).map(([name, value]) => [name, textOf(value)])).toString();

const partsOf = (fields: Readonly<Record<string, unknown>>): FormData => {
  const parts = new FormData();
  for (const [name, value] of given(fields))
    parts.append(name, value instanceof Blob ? value : textOf(value));
  return parts;
};

export interface CalledGateway {
  readonly url: string;
  /** Keys that the status publishes, the newest first. */
  readonly keys: () => readonly EncryptionKey[];
  /** Merchant code that calls carry. @default "volado" */
  readonly merchant?: string;
}

/** Sends one call like the client, but without retries, caches and validation, and returns any response. */
export const sendCall = async (
  { url, keys, merchant = houseBrand.code }: CalledGateway,
  { id, fields = {}, token, headers = {}, key, now = Date.now, fetch: send = fetch }: TestCall,
): Promise<TestAnswer> => {
  const endpoint = endpoints[id];
  const sent: Record<string, string> = {
    Merchant: merchant,
    Language: "ES",
    Platform: "M",
    ...(endpoint.module !== undefined && { Module: endpoint.module }),
    ...(token !== undefined && { Token: token }),
    ...(endpoint.replay === "keyed" && { "Idempotency-Key": crypto.randomUUID() }),
  };
  let address = url + endpoint.path;
  let body: string | URLSearchParams | FormData | undefined;
  if (endpoint.codec === "query") address += `?${queryOf(fields)}`;
  if (endpoint.codec === "form") body = new URLSearchParams(queryOf(fields));
  if (endpoint.codec === "multipart") body = partsOf(fields);
  if (endpoint.codec === "json") body = JSON.stringify(fields);
  if (endpoint.codec === "encrypted") {
    const [newest] = keys();
    const encryptionKey = key ?? newest;
    if (encryptionKey === undefined) throw new Error("The gateway has no key.");
    const encrypted = await hpke1.encrypt({
      method: endpoint.method,
      path: endpoint.path,
      module: endpoint.module,
      text: JSON.stringify(fields),
      key: encryptionKey,
      timestamp: now(),
    });
    sent.Encryption = encrypted.header;
    body = JSON.stringify({ data: encrypted.data });
  }
  if (typeof body === "string") sent["Content-Type"] = "application/json";
  const response = await send(address, {
    method: endpoint.method,
    headers: { ...sent, ...headers },
    ...(body !== undefined && { body }),
  });
  const { status, headers: answered } = response;
  const answer = envelopeSchema.parse(await response.json());
  return { url: address, status, headers: answered, body: answer };
};

const isAgreed = (code: string | undefined): code is RefusalCode =>
  code !== undefined && Object.hasOwn(refusalStatus, code);

/** Statuses of the two codes that also come with another one than their usual (see {@link refusalStatus}). */
const otherStatuses: Readonly<Partial<Record<RefusalCode, readonly number[]>>> = {
  invalid_input: [400, 405, 413],
  internal: [503],
};

/** The same. @throws Error for a refusal whose code and status client and gateways have not agreed on */
export const callGateway = async (gateway: CalledGateway, call: TestCall): Promise<TestAnswer> => {
  const answer = await sendCall(gateway, call);
  const { status, body } = answer;
  if (body.success) return answer;
  const { code } = body;
  if (isAgreed(code) && [refusalStatus[code], ...(otherStatuses[code] ?? [])].includes(status)) return answer;
  throw new Error(`${call.id} was refused with ${code} ${status}, which is not agreed.`);
};

/** Wire fields that the client would send for its sample of a call. */
export const sampleFields = (id: EndpointId): Readonly<Record<string, unknown>> => ({
  ...fieldsOf(endpoints[id], { merchant: houseBrand.code, platform: "M", language: "ES" }),
});

export const gameFields = (fields: object = {}) => ({
  ...sampleFields("listGames"),
  gameClassify: "ALL",
  isNew: false,
  pageSize: 25,
  ...fields,
});

export const launchFields = (fields: object = {}) => ({
  ...sampleFields("launchGame"),
  gameId: "G-JL-RNG-001",
  nodeId: "JL-RNG-001",
  vassalage: "JL",
  ...fields,
});
