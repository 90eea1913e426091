import { createAnswerCache, type RecordName } from "../cache/answer-cache.ts";
import { AbortedError } from "../errors/aborted-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import { untilAborted } from "./abort.ts";
import { systemClock } from "./clock.ts";
import { type DescribeContext, describe } from "./describe.ts";
import type { Endpoint } from "./endpoint.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { acceptedPaths } from "./paths.ts";
import { createPipeline } from "./pipeline.ts";
import { readAnswer } from "./read-answer.ts";

/** Milliseconds one try may take unless the options say otherwise. */
const DEFAULT_TIMEOUT = 15_000;

/** Calls a merchant's gateway. It returns or throws; it never shows, navigates or signs out by itself. */
export interface Client {
  /**
   * Makes a call and gives the checked answer.
   * @throws an `ApiError`, and nothing else
   */
  call<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
    options?: CallOptions,
  ): Promise<O>;
  call<Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
    options?: CallOptions,
  ): Promise<O>;
  /** The locally kept answer, parsed anew; undefined without one, or when the storage is asynchronous. Sends nothing. */
  peek<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
  ): O | undefined;
  peek<Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I): O | undefined;
  /** Like `peek`, for asynchronous storage too. */
  recall<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
  ): Promise<O | undefined>;
  recall<Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I): Promise<O | undefined>;
  /** Replaces the run-time path overrides, normally by those of the status answer; they win over the options' ones. */
  usePaths(paths: Readonly<Record<string, string>>): void;
  /** Drops locally kept personal answers; to be called when a session ends. */
  forgetPersonal(): void;
  /** The language answers are asked for now. */
  language(): string;
}

const loadDefaultCipher = async () => {
  if (!globalThis.crypto?.subtle) throw new Error("WebCrypto is missing on this origin");
  const { hpke1 } = await import("../crypto/hpke1.ts");
  return hpke1;
};

/** Makes a client for one merchant. Clients share nothing; a page normally has one. */
export const createClient = (options: ClientOptions): Client => {
  const { merchant, platform, baseUrl, session, language } = options;
  const report = options.onEvent ?? (() => {});
  const clock = options.clock ?? systemClock;
  const identity = () => session.identity() ?? "";
  const cache = createAnswerCache({ storage: options.storage, merchant, clock, identity, report });
  const send = createPipeline({
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    clock,
    random: options.random ?? Math.random,
    session: {
      token: () => session.token(),
      identity: () => session.identity(),
      expired: (reason, token) => {
        cache.forgetPersonal();
        session.expired(reason, token);
      },
    },
    cipher: options.ciphers?.body ?? loadDefaultCipher,
    encryptionKeys: options.encryptionKeys ?? (() => []),
    refreshEncryptionKeys: options.refreshEncryptionKeys ?? (async () => undefined),
    report,
  });
  const fixedPaths = acceptedPaths(options.paths ?? {}, report);
  let paths = fixedPaths;

  const context = (): DescribeContext => ({
    merchant,
    platform,
    baseUrl,
    paths,
    language: language(),
    token: session.token(),
    standalone: options.standalone?.() ?? false,
  });

  const nameOf = <Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
  ): RecordName | undefined =>
    endpoint.cache && { policy: endpoint.cache, key: JSON.stringify(endpoint.encode(input, context())) };

  /** A kept answer that no longer has the agreed shape is as good as none. */
  const revive = <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, wire: unknown) => {
    const kept = wire === undefined ? undefined : endpoint.response.safeParse(wire);
    return kept?.success ? kept.data : undefined;
  };

  const call = async <Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
    { signal = new AbortController().signal, idempotencyKey, timeout }: CallOptions = {},
  ): Promise<O> => {
    const { id, access, replay, throttle } = endpoint;
    if (signal.aborted) throw new AbortedError(id, signal.reason);
    const token = access === "anyone" ? undefined : session.token();
    if (access === "session" && !token) {
      throw new RejectedError(id, {
        status: 401,
        code: "not_logged_in",
        value: undefined,
        retryAfter: undefined,
      });
    }
    const owner = identity();
    const plain = describe(endpoint, input, context());
    const request =
      replay === "keyed"
        ? {
            ...plain,
            headers: { ...plain.headers, "Idempotency-Key": idempotencyKey ?? newIdempotencyKey() },
          }
        : plain;
    const limit = timeout ?? options.timeout ?? DEFAULT_TIMEOUT;
    const sent = send({ request, replay, throttle, token, signal, timeout: limit, attempt: 1 });
    const wire = await untilAborted(sent, signal, id);
    const { output, droppedRows } = readAnswer(endpoint, wire);
    if (droppedRows > 0) report({ type: "rows-dropped", endpoint: id, count: droppedRows });
    const name = nameOf(endpoint, input);
    if (name) void cache.keep(name, owner, wire);
    return output;
  };

  return {
    call,
    peek: <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) => {
      const name = nameOf(endpoint, input);
      const kept = name && cache.read(name);
      return kept instanceof Promise ? undefined : revive(endpoint, kept);
    },
    recall: async <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) => {
      const name = nameOf(endpoint, input);
      return name && revive(endpoint, await cache.read(name));
    },
    usePaths: (overrides) => {
      paths = { ...fixedPaths, ...acceptedPaths(overrides, report) };
    },
    forgetPersonal: () => void cache.forgetPersonal(),
    language: () => language(),
  };
};
