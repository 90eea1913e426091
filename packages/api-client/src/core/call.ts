import type { Clock } from "./clock.ts";
import type { PlainRequest } from "./describe-request.ts";
import type { Replay } from "./endpoint.ts";
import type { ClientEvent } from "./events.ts";
import type { ClientOptions, Fetch } from "./options.ts";

/** One call on its way through the pipeline. */
export interface Call {
  readonly request: PlainRequest;
  readonly replay: Replay;
  readonly throttle: number | undefined;
  /** Given by the caller for a keyed write. */
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal;
  /** Milliseconds one try may take. */
  readonly timeout: number;
  /** Whether a try goes on when the page is left. */
  readonly keepalive: boolean;
  /** From 1. */
  readonly attempt: number;
  /** Gives the wire value that was put aside for when no answer can be had; undefined without one. */
  readonly standIn: (() => Promise<unknown>) | undefined;
}

/** What the pipeline's steps may use of the outside world: the client's options with the usual defaults filled in. */
export interface ClientContext extends ClientOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly random: () => number;
  readonly onEvent: (event: ClientEvent) => void;
  /** Drops locally kept personal answers. */
  readonly clearPersonalCache: () => void;
}

/** Carries a call on and gives the unchecked `value` of the gateway's envelope. */
export type Next = (call: Call) => Promise<unknown>;

/** One step of the pipeline: made once for each client with what it needs, then asked for every call. */
export type Step = (context: ClientContext) => (call: Call, next: Next) => Promise<unknown>;
