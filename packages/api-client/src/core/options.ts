import type { SessionEnd } from "@volado/domain/session";
import type { EncryptionKey } from "@volado/domain/site";
import type { KeyValueStorage, OfflineStorage } from "../cache/storage.ts";
import type { BodyCipher } from "../crypto/body-cipher.ts";
import type { ApiError } from "../errors/api-error.ts";
import type { Replay } from "./endpoint.ts";

/** The client's source of time, replaceable in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `task` once after `milliseconds` (may be `Infinity`). The returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

/** About 24 days. With a longer delay `setTimeout` overflows and fires immediately. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The real clock. The wrappers are needed: browsers throw when timer functions are called detached from `window`. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, Math.min(milliseconds, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  },
};

/** Creates a random UUID (version 4). `crypto.randomUUID` is missing on plain-http origins. */
export const newIdempotencyKey = (): string =>
  // Replaces 1 with any hex digit, and 8 with 8, 9, a or b.
  "11111111-1111-4111-8111-111111111111".replace(/[18]/g, (sign) => {
    const random = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
    return (sign === "1" ? random & 15 : 8 | (random & 3)).toString(16);
  });

/** Outcome of an attempt: "ok" or the kind of its error. */
export type Outcome = "ok" | ApiError["kind"];

/** An event for logs and metrics. Never contains bodies, tokens or queries. */
export type ClientEvent =
  | {
      readonly type: "try";
      readonly endpoint: string;
      /** From 1. */
      readonly attempt: number;
      readonly outcome: Outcome;
      /** HTTP status of a failed response. */
      readonly status: number | undefined;
      /** The gateway's code for a refusal. */
      readonly code: string | undefined;
      readonly milliseconds: number;
    }
  /** The call is retried after `delay` milliseconds. */
  | { readonly type: "retry"; readonly endpoint: string; readonly attempt: number; readonly delay: number }
  /** The gateway was unreachable, so the stored offline response was used. */
  | { readonly type: "stood-in"; readonly endpoint: string }
  /** The call joined an equal one that was already running. */
  | { readonly type: "deduped"; readonly endpoint: string }
  /** Rows that did not fit their schema were dropped from a list. */
  | {
      readonly type: "rows-dropped";
      readonly endpoint: string;
      readonly count: number;
      /** Names of the fields that did not fit, each once: `banners[].url`. */
      readonly fields: readonly string[];
    }
  /** A path override was refused because it leads to another origin. */
  | { readonly type: "path-refused"; readonly endpoint: string }
  /** Storage was full, blocked or unreadable; the client continues without it. */
  | { readonly type: "storage-failed" };

/** A call that takes long, and how the player can react. */
export interface SlowCall {
  /** The endpoint's id. */
  readonly endpoint: string;
  readonly replay: Replay;
  /** Restarts the call, a keyed write under the same key; undefined for writes that are sent once. */
  readonly again: (() => void) | undefined;
  /** Ends the call with a TimeoutError. */
  readonly giveUp: () => void;
}

/** The app's session. The client reads it and reports when it has ended. */
export interface SessionHook {
  token(): string | undefined;
  /** Owner of cached personal responses, e.g. the user name; undefined for guests. */
  identity(): string | undefined;
  /**
   * Called once per token that the gateway no longer accepts, if it is still the current one: the session expired, or
   * the member signed in on another device (decisions W1).
   */
  ended(reason: SessionEnd, token: string): void;
}

/** The part of `fetch` that the client uses: called once per attempt, with a string as URL. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of `createClient`. */
export interface ClientOptions {
  /** Origin, or origin and folder, in front of every path; "" for the page's own origin. */
  readonly baseUrl: string;
  /** The merchant's code, sent with every call. */
  readonly merchant: string;
  /** Platform code, "M" for the mobile web. */
  readonly platform: string;
  /** Language of responses as the gateway spells it, e.g. "ES". */
  readonly language: () => string;
  readonly session: SessionHook;
  /** Where responses are cached, usually an adapter for `localStorage`. */
  readonly storage: KeyValueStorage;
  /** @default the global `fetch` */
  readonly fetch?: Fetch;
  /** Stored responses for when the gateway can't be reached. @default none: such calls fail */
  readonly offlineAnswers?: OfflineStorage;
  /** Whether the browser reports a network. Without one, a call is retried only once. @default always true */
  readonly online?: () => boolean;
  /** @default HPKE as in `@volado/api-client/crypto`, loaded with the first encrypted call */
  readonly ciphers?: { readonly body: () => Promise<BodyCipher> };
  /** The gateway's current keys, the preferred one first; usually from the status response. */
  readonly encryptionKeys?: () => readonly EncryptionKey[];
  /** Fetches the keys; called when there are none yet or the gateway no longer knows the one that was used. */
  readonly refreshEncryptionKeys?: () => Promise<unknown>;
  /** Whether the site runs as an installed app. @default always false */
  readonly standalone?: () => boolean;
  /** Path overrides by endpoint id. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Time limit of one attempt, in milliseconds. @default 15_000 */
  readonly timeout?: number;
  /** Telemetry without bodies, tokens or queries. Errors it throws are ignored. */
  readonly onEvent?: (event: ClientEvent) => void;
  /**
   * Called when a call has had no response for 8 s. The returned function is called when the call ends or restarts.
   * @default calls wait silently
   */
  readonly onSlow?: (call: SlowCall) => () => void;
  /** @default the real clock */
  readonly clock?: Clock;
  /** Numbers in [0, 1) for retry jitter. @default Math.random */
  readonly random?: () => number;
}

/** Options of a single call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For keyed writes: the key of an earlier attempt without a response. @default a new key */
  readonly idempotencyKey?: string | undefined;
  /** Time limit of one attempt, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Whether the request outlives the page. @default false */
  readonly keepalive?: boolean | undefined;
}
