import type { PlainRequest } from "./describe-request.ts";
import type { Replay } from "./endpoint.ts";
import type { ClientEvent, ClientOptions, Clock, Fetch } from "./options.ts";

/** A call as it passes through the pipeline. */
export interface Call {
  readonly request: PlainRequest;
  readonly replay: Replay;
  readonly throttle: number | undefined;
  /** Set by the caller for a keyed write. */
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeout: number;
  /** Whether the request outlives the page. */
  readonly keepalive: boolean;
  /** From 1. */
  readonly attempt: number;
  /** Reads the stored offline response; undefined if there is none. */
  readonly offlineFallback: (() => Promise<unknown>) | undefined;
}

/** The client's options with their defaults filled in, as the pipeline's steps use them. */
export interface ClientContext extends ClientOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly onEvent: (event: ClientEvent) => void;
  /** Removes cached personal responses. */
  readonly clearPersonalCache: () => void;
}

/** Runs the rest of the pipeline and resolves to the unvalidated `value` of the gateway's envelope. */
export type Next = (call: Call) => Promise<unknown>;

/** One step of the pipeline: created once per client, run for every call. */
export type Step = (context: ClientContext) => (call: Call, next: Next) => Promise<unknown>;
