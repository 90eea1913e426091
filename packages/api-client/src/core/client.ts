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
import { systemClock } from "./clock.ts";
import { type DescribeContext, describeRequest } from "./describe-request.ts";
import type { Endpoint } from "./endpoint.ts";
import type { ClientEvent } from "./events.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { createPipeline } from "./pipeline.ts";
import { readAnswer } from "./read-answer.ts";

/**
 * The overrides that stay on the gateway: a path begins with one slash and has no control characters, which
 * every reader of addresses takes out, so that two slashes would stand together. Anything else, such as an
 * address of another origin, would send the session's token there, so it is left out and reported.
 */
export const acceptedPaths = (
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

/** How long one try may take unless the options say otherwise. */
const DEFAULT_TIMEOUT_MS = 15_000;

/** How far a call is: not sent, perhaps sent, answered. */
type CallPhase = "preparing" | "sending" | "reading";

/** What it means, by how far the call was, when code throws that isn't the client's own, such as the page's hooks. */
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
  /**
   * The locally kept answer, parsed anew; undefined without one, or when the storage is asynchronous. Sends nothing.
   */
  peek<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
  ): O | undefined;
  peek<Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I): O | undefined;
  /** Like `peek`, for asynchronous storage too. */
  peekAsync<Id extends string, W, V, O>(
    endpoint: Endpoint<Id, undefined, W, V, O>,
    input?: undefined,
  ): Promise<O | undefined>;
  peekAsync<Id extends string, I, W, V, O>(
    endpoint: Endpoint<Id, I, W, V, O>,
    input: I,
  ): Promise<O | undefined>;
  /** Replaces the run-time path overrides, normally by those of the status answer; they win over the options' ones. */
  setPaths(paths: Readonly<Record<string, string>>): void;
  /** Drops locally kept personal answers; to be called when a session ends. */
  clearPersonalCache(): void;
  /** The language answers are asked for now. */
  language(): string;
}

/** Makes a client for one merchant. Clients share nothing; a page normally has one. */
export const createClient = (options: ClientOptions): Client => {
  const { merchant, platform, baseUrl, session, language, standalone } = options;
  const { clock = systemClock, random = Math.random } = options;
  /** The page's own telemetry may fail; no call does because of it. */
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

  const nameOf = <Id extends string, I, W, V, O>(
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
    if (!rule || rule.keeps?.(input) === false) return undefined;
    const question = JSON.stringify([language(), encode(input, context())]);
    return {
      name: `${id} ${rule.version} ${question}`,
      owner: access === "anyone" ? undefined : offline.owner(),
    };
  };

  /**
   * The kept answer, at once when storage is synchronous. One that no longer has the agreed shape is as good as none.
   */
  const kept = <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) => {
    const name = nameOf(endpoint, input);
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
      // Taken before sending: language and session may change until the answer arrives.
      const name = nameOf(endpoint, input);
      const asker = cache.identity();
      const record = offlineRecordOf(endpoint, input);
      let isStandIn = false;
      const standIn =
        record &&
        (async () => {
          const wire = await offline.read(record);
          isStandIn = wire !== undefined && endpoint.response.safeParse(wire).success;
          return isStandIn ? wire : undefined;
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
        standIn,
      });
      phase = "reading";
      const { output, droppedRows, droppedFields } = readAnswer(endpoint, wire);
      if (droppedRows > 0)
        onEvent({ type: "rows-dropped", endpoint: id, count: droppedRows, fields: droppedFields });
      if (isStandIn) return output;
      if (name) cache.keep(name, asker, wire);
      if (record) offline.keep(record, wire);
      return output;
    } catch (error) {
      throw isApiError(error) ? error : failureIn(phase, id, error);
    }
  };

  return {
    call,
    peek: <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) => {
      const answer = kept(endpoint, input);
      return answer instanceof Promise ? undefined : answer;
    },
    peekAsync: async <Id extends string, I, W, V, O>(endpoint: Endpoint<Id, I, W, V, O>, input: I) =>
      kept(endpoint, input),
    setPaths: (overrides) => {
      paths = { ...fixedPaths, ...acceptedPaths(overrides, onEvent) };
    },
    clearPersonalCache,
    language,
  };
};
