import type { EncryptionKey } from "@volado/domain/site";
import type { AnyEndpoint, Endpoint } from "../../core/endpoint.ts";
import type { Fetch } from "../../core/options.ts";
import {
  BodyDecryptionError,
  createKeyPair,
  type DecryptedBody,
  decryptBody,
} from "../../crypto/decrypt-body.ts";
import { endpoints } from "../../endpoints/index.ts";
import { getStatus } from "../../endpoints/system.ts";
import type { Refusal } from "../../errors/api-error.ts";
import { parseJson, z } from "../../schemas/z.ts";
import { samples } from "../samples/index.ts";
import { madeSample } from "../samples/made-sample.ts";

const encrypted = z.object({ data: z.string() });

/** Decrypts encrypted bodies. */
export interface Opener {
  readonly privateKey: (kid: string) => JsonWebKey | undefined;
  /** Called with each decrypted body; throws for a wrong clock or a replay. */
  readonly admit: (opened: DecryptedBody) => void;
}

const openSealed = async (
  { method, path, module }: AnyEndpoint,
  request: Request,
  { privateKey, admit }: Opener,
): Promise<unknown> => {
  const { data } = z.parse(encrypted, parseJson(await request.text()));
  const header = request.headers.get("Encryption") ?? "";
  const opened = await decryptBody({ header, data, method, path, module }, privateKey);
  admit(opened);
  return parseJson(opened.text);
};

/**
 * Reads the wire fields of a request by its codec.
 * @throws BodyDecryptionError | Error if an encrypted body is missing or can't be decrypted
 */
export const readFields = async (
  endpoint: AnyEndpoint,
  request: Request,
  opener: Opener,
): Promise<unknown> => {
  switch (endpoint.codec) {
    case "query":
      return Object.fromEntries(new URL(request.url).searchParams);
    case "json":
      return parseJson(await request.text());
    case "form":
      return Object.fromEntries(new URLSearchParams(await request.text()));
    case "multipart":
      return Object.fromEntries(await request.formData());
    case "encrypted":
      return openSealed(endpoint, request, opener);
  }
};

/** A request as received, with its body decrypted. */
export interface TestRequest {
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** Wire fields, unvalidated. */
  readonly fields: unknown;
  readonly token: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly language: string | undefined;
}

/** An in-process gateway for tests. */
export interface TestGateway {
  /** For `createClient({ fetch })`. */
  readonly fetch: Fetch;
  /** For `createClient({ encryptionKeys })`. */
  readonly keys: () => readonly EncryptionKey[];
  /** Received requests, oldest first. */
  readonly received: readonly TestRequest[];
  /** Overrides the response of a call with a wire value. */
  answer<Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    value: unknown | ((request: TestRequest) => unknown),
  ): void;
  /** Makes a call fail with a refusal. */
  refuse<Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, refusal: Refusal): void;
  /** Restores the sample response of a call. */
  restore<Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>): void;
  /** Replaces the key. Bodies encrypted with the old one are refused with `unknown_key`. */
  rotateKey(): Promise<void>;
}

/** Options of `createTestGateway`. */
export interface TestGatewayOptions {
  /** The test's own endpoints, in addition to the registry. Set their responses with `answer`. */
  readonly endpoints?: readonly AnyEndpoint[];
  /** Which tokens are valid. @default all */
  readonly knows?: (token: string) => boolean;
}

/** Accepted clock difference (decisions W4). */
const CLOCK_TOLERANCE_MS = 300_000;

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

const envelope = (status: number, body: object): Response => Response.json(body, { status });

const refused = ({ status, code, value, retryAfter }: Refusal): Response => {
  const answer = envelope(status, { success: false, code, value });
  if (retryAfter !== undefined) answer.headers.set("Retry-After", String(Math.ceil(retryAfter / 1_000)));
  return answer;
};

/**
 * Creates a gateway without a network, which responds to every call with its sample. It decrypts bodies, validates
 * requests, requires a token where a call needs one, and repeats the response for a repeated idempotency key.
 */
export const createTestGateway = async (options: TestGatewayOptions = {}): Promise<TestGateway> => {
  const all: readonly AnyEndpoint[] = [...Object.values(endpoints), ...(options.endpoints ?? [])];
  const answers = new Map<string, (request: TestRequest) => unknown>();
  const stored = new Map<string, { readonly fields: string; readonly value: unknown }>();
  const nonces = new Set<string>();
  const received: TestRequest[] = [];
  let rotations = 0;
  let pair = await createKeyPair("test-0");

  const sampleOf = new Map<string, { readonly value: unknown }>(Object.entries(samples));
  const status = () => ({
    ...samples.getStatus.value,
    info: { ...samples.getStatus.value.info, encryptionKeys: [pair.publicKey] },
  });
  const usual = ({ id, response }: AnyEndpoint): unknown =>
    id === getStatus.id ? status() : (sampleOf.get(id) ?? { value: madeSample(response) }).value;

  const admit = ({ timestamp, nonce }: DecryptedBody): void => {
    const now = Date.now();
    if (Math.abs(now - timestamp) > CLOCK_TOLERANCE_MS) {
      throw new Refused({ status: 400, code: "clock_skew", value: { now } });
    }
    if (nonces.has(nonce)) throw new Refused({ status: 409, code: "replayed" });
    nonces.add(nonce);
  };

  const fieldsOf = async (endpoint: AnyEndpoint, request: Request): Promise<unknown> => {
    const privateKey = (kid: string) => (kid === pair.publicKey.kid ? pair.privateJwk : undefined);
    try {
      return await readFields(endpoint, request, { privateKey, admit });
    } catch (error) {
      if (error instanceof Refused) throw error;
      const isUnknown = error instanceof BodyDecryptionError && error.code === "unknown_key";
      throw new Refused({ status: 400, code: isUnknown ? "unknown_key" : "invalid_input" });
    }
  };

  const valueFor = async (endpoint: AnyEndpoint, request: Request): Promise<unknown> => {
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const token = header("Token");
    const isKnown = token !== undefined && token !== "" && (options.knows?.(token) ?? true);
    if (endpoint.access === "session" && !isKnown)
      throw new Refused({ status: 401, code: "session_expired" });
    const fields = await fieldsOf(endpoint, request);
    const checked = endpoint.request.safeParse(fields);
    if (!checked.success) {
      const issues = checked.error.issues.map(({ path, code }) => ({ path: path.join("."), code }));
      throw new Refused({ status: 422, code: "invalid_input", value: { issues } });
    }
    const idempotencyKey = header("Idempotency-Key");
    const call = { endpoint: endpoint.id, fields, token, idempotencyKey, language: header("Language") };
    received.push(call);
    const answer = answers.get(endpoint.id);
    const act = () => (answer ? answer(call) : usual(endpoint));
    if (endpoint.replay !== "keyed") return act();
    if (!idempotencyKey) throw new Refused({ status: 422, code: "invalid_input" });
    const key = `${endpoint.id} ${token} ${idempotencyKey}`;
    const before = stored.get(key);
    const content = JSON.stringify(fields);
    if (before && before.fields !== content) throw new Refused({ status: 409, code: "conflict" });
    const value = before ? before.value : act();
    stored.set(key, { fields: content, value });
    return value;
  };

  return {
    fetch: async (url, init) => {
      const request = new Request(new URL(url, "http://gateway.example"), init);
      const { pathname } = new URL(request.url);
      const endpoint = all.find(({ method, path }) => method === request.method && path === pathname);
      try {
        if (!endpoint) throw new Refused({ status: 404, code: "not_found" });
        return envelope(200, { success: true, value: await valueFor(endpoint, request) });
      } catch (error) {
        if (error instanceof Refused) return refused(error.refusal);
        throw error;
      }
    },
    keys: () => [pair.publicKey],
    received,
    answer: ({ id }, value) => {
      answers.set(id, (request) => (typeof value === "function" ? value(request) : value));
    },
    refuse: ({ id }, refusal) => {
      answers.set(id, () => {
        throw new Refused(refusal);
      });
    },
    restore: ({ id }) => void answers.delete(id),
    rotateKey: async () => {
      rotations += 1;
      pair = await createKeyPair(`test-${rotations}`);
    },
  };
};
