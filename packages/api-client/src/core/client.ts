import { createAnswerCache, type RecordName } from "../cache/answer-cache.ts";
import { createOfflineAnswers } from "../cache/offline-answers.ts";
import type { OfflineRecord } from "../cache/storage.ts";
import {
  type ApiError,
  InputError,
  isApiError,
  NetworkError,
  RejectedError,
  SchemaError,
} from "../errors/api-error.ts";
import { type DescribeContext, describeRequest } from "./describe-request.ts";
import type { Endpoint } from "./endpoint.ts";
import { readAnswer } from "./envelope.ts";
import type { CallOptions, ClientEvent, ClientOptions } from "./options.ts";
import { systemClock } from "./options.ts";
import { createPipeline } from "./pipeline.ts";

/**
 * Path overrides that stay on the gateway's origin. Others are dropped and reported, because the session's
 * token would be sent there. A path starts with exactly one slash and has no control characters: URL parsers
 * strip those, which can turn `/\t/host` into `//host`.
 */
const acceptedPaths = (
  overrides: Readonly<Record<string, string>> = {},
  onEvent: (event: ClientEvent) => void,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(overrides).filter(([endpoint, path]) => {
      const isAccepted = /^\/(?![/\\])\P{Cc}*$/u.test(path);
      if (!isAccepted) onEvent({ type: "path-refused", endpoint });
      return isAccepted;
    }),
  );

/** Default time limit of one attempt. */
const DEFAULT_TIMEOUT_MS = 15_000;

/** Progress of a call: not sent yet, possibly sent, response received. */
type CallPhase = "preparing" | "sending" | "reading";

/** Wraps an error that the app's own code threw, such as a hook. The kind depends on how far the call had got. */
const failureIn = (phase: CallPhase, endpoint: string, cause: unknown): ApiError => {
  switch (phase) {
    case "preparing":
      return new InputError(endpoint, cause);
    case "sending":
      return new NetworkError(endpoint, cause);
    case "reading":
      return new SchemaError(endpoint, cause);
  }
};

/** A client for one merchant's gateway. A call returns or throws; it never shows anything, navigates or signs out. */
export interface Client {
  /**
   * Makes a call and resolves to the validated response.
   * @throws only `ApiError`s
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
  /** Returns the cached response without sending anything; undefined if there is none or storage is asynchronous. */
  peek<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
  ): O | undefined;
  peek<Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I): O | undefined;
  /** Like `peek`, but also works with asynchronous storage. */
  peekAsync<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
  ): Promise<O | undefined>;
  peekAsync<Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
  ): Promise<O | undefined>;
  /** Replaces the path overrides set at run time, usually from the status response. They win over `options.paths`. */
  setPaths(paths: Readonly<Record<string, string>>): void;
  /** Removes cached personal responses. Call it when a session ends. */
  clearPersonalCache(): void;
  /** The current language of responses. */
  language(): string;
}

/** Creates a client for one merchant. Clients share no state; a page usually has one. */
export const createClient = (options: ClientOptions): Client => {
  const { merchant, platform, baseUrl, session, language, standalone } = options;
  const { clock = systemClock, random = Math.random } = options;
  /** Errors in the app's telemetry must not fail a call. */
  const onEvent = (event: ClientEvent): void => {
    try {
      options.onEvent?.(event);
    } catch {}
  };
  const cache = createAnswerCache(options, { clock, onEvent });
  const offline = createOfflineAnswers(options, { onEvent });
  const clearPersonalCache = () => {
    cache.clearPersonalCache();
    offline.dropPersonal();
  };
  const send = createPipeline({
    ...options,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    clock,
    random,
    onEvent,
    clearPersonalCache,
  });
  const fixedPaths = acceptedPaths(options.paths, onEvent);
  let paths = fixedPaths;

  const context = (): DescribeContext => ({
    merchant,
    platform,
    baseUrl,
    paths,
    language: language(),
    token: session.token(),
    standalone: standalone?.() ?? false,
  });

  const recordNameOf = <Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
  ): RecordName | undefined =>
    endpoint.cache && {
      policy: endpoint.cache,
      key: JSON.stringify([language(), endpoint.encode(input, context())]),
    };

  const offlineRecordOf = <Id extends string, I, W, V, O>(
    { id, offline: rule, access, encode }: Endpoint<Id, I, W, V, O>,
    input: I,
  ): OfflineRecord | undefined => {
    if (!rule || rule.when?.(input) === false) return undefined;
    const fields = JSON.stringify([language(), encode(input, context())]);
    return {
      name: `${id} ${rule.version} ${fields}`,
      owner: access === "anyone" ? undefined : offline.owner(),
    };
  };

  /** The cached response, synchronously where storage allows it. One that no longer fits its schema is ignored. */
  const readCache = <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) => {
    const name = recordNameOf(endpoint, input);
    return (
      name &&
      cache.read(name, (wire) => {
        const { success, data } = endpoint.response.safeParse(wire);
        return wire !== undefined && success ? data : undefined;
      })
    );
  };

  const call = async <Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
    {
      signal = new AbortController().signal,
      timeout = options.timeout ?? DEFAULT_TIMEOUT_MS,
      idempotencyKey,
      keepalive = false,
    }: CallOptions = {},
  ): Promise<O> => {
    const { id, access, replay, throttle } = endpoint;
    let phase: CallPhase = "preparing";
    try {
      const request = describeRequest(endpoint, input, context());
      if (access === "session" && !request.headers.Token) {
        throw new RejectedError(id, { status: 401, code: "not_logged_in" });
      }
      // Read before sending: language and session may change before the response arrives.
      const name = recordNameOf(endpoint, input);
      const requester = cache.identity();
      const record = offlineRecordOf(endpoint, input);
      let isFallback = false;
      const offlineFallback =
        record &&
        (async () => {
          const wire = await offline.read(record);
          isFallback = wire !== undefined && endpoint.response.safeParse(wire).success;
          return isFallback ? wire : undefined;
        });
      phase = "sending";
      const wire = await send({
        request,
        replay,
        throttle,
        idempotencyKey,
        signal,
        timeout,
        keepalive,
        attempt: 1,
        offlineFallback,
      });
      phase = "reading";
      const { output, droppedRows, droppedFields } = readAnswer(endpoint, wire);
      if (droppedRows > 0)
        onEvent({ type: "rows-dropped", endpoint: id, count: droppedRows, fields: droppedFields });
      if (isFallback) return output;
      if (name) cache.store(name, requester, wire);
      if (record) offline.store(record, wire);
      return output;
    } catch (error) {
      throw isApiError(error) ? error : failureIn(phase, id, error);
    }
  };

  return {
    call,
    peek: <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) => {
      const cached = readCache(endpoint, input);
      return cached instanceof Promise ? undefined : cached;
    },
    peekAsync: async <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) =>
      readCache(endpoint, input),
    setPaths: (overrides) => {
      paths = { ...fixedPaths, ...acceptedPaths(overrides, onEvent) };
    },
    clearPersonalCache,
    language,
  };
};
