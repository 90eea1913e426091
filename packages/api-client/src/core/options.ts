import type { EncryptionKey } from "@volado/domain/site";
import type { KeyValueStorage, OfflineStorage } from "../cache/storage.ts";
import type { BodyCipher } from "../crypto/body-cipher.ts";
import type { Clock } from "./clock.ts";
import type { Replay } from "./endpoint.ts";
import type { ClientEvent } from "./events.ts";

/** A call that has not been answered for long, and what may be done about it. */
export interface SlowCall {
  /** The endpoint's id. */
  readonly endpoint: string;
  readonly replay: Replay;
  /**
   * Gives the try under way up and begins anew, a keyed write under the same key; undefined for what is sent
   * only once.
   */
  readonly again: (() => void) | undefined;
  /** Ends the call at once, as its time limit would have ended it later. */
  readonly giveUp: () => void;
}

/** Why a session is over: it ran out, or the member signed in on another device (decisions W1). */
export type ExpiryReason = "expired" | "elsewhere";

/** How the client knows the session. It only reads it and tells that it is over. */
export interface SessionHook {
  token(): string | undefined;
  /** Whose answers may be kept locally, e.g. the user name; undefined for a guest. */
  identity(): string | undefined;
  /** Called once for each token that the gateway no longer accepts, and only while it is still the current one. */
  expired(reason: ExpiryReason, token: string): void;
}

/** The small part of `fetch` that the client uses: one call for each try, the address a plain string. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What `createClient` needs to know. */
export interface ClientOptions {
  /** Origin, or origin and folder, in front of every path; "" for the page's own origin. */
  readonly baseUrl: string;
  /** The merchant's code, sent with every call. */
  readonly merchant: string;
  /** Platform code, "M" for the mobile web. */
  readonly platform: string;
  /** Language of answers as the gateway spells it, e.g. "ES". */
  readonly language: () => string;
  readonly session: SessionHook;
  /** Where answers are kept that the specification allows to keep, usually `localStorage` behind the port. */
  readonly storage: KeyValueStorage;
  /** @default the global `fetch` */
  readonly fetch?: Fetch;
  /** Where answers lie that stand in when the gateway can't be reached. @default nowhere: such calls fail */
  readonly offlineAnswers?: OfflineStorage;
  /** Whether the browser believes in its network: where it doesn't, a call is tried once more only. @default always */
  readonly online?: () => boolean;
  /** @default HPKE as in `@volado/api-client/crypto`, loaded with the first encrypted call */
  readonly ciphers?: { readonly body: () => Promise<BodyCipher> };
  /** The gateway's current keys, the preferred one first; normally from the status answer. */
  readonly encryptionKeys?: () => readonly EncryptionKey[];
  /** Fetches the keys anew; called when there is none yet or the gateway does not know the one that was used. */
  readonly refreshEncryptionKeys?: () => Promise<unknown>;
  /** Whether the site runs as an installed app. @default never */
  readonly standalone?: () => boolean;
  /** Paths by endpoint id that replace the endpoints' own. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Milliseconds one try may take. @default 15_000 */
  readonly timeout?: number;
  /** Telemetry: never bodies, tokens or addresses with their query. What it throws is dropped. */
  readonly onEvent?: (event: ClientEvent) => void;
  /**
   * Told of a call that has had no answer for 8 s, with the ways out of it. What it returns is called when the call
   * has ended or begun anew. @default nobody is told
   */
  readonly onSlow?: (call: SlowCall) => () => void;
  /** @default the real clock */
  readonly clock?: Clock;
  /** Numbers from 0 up to 1 for the jitter between tries. @default Math.random */
  readonly random?: () => number;
}

/** What a single call may set. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For writes that may be repeated: the key of an earlier, unfinished try. @default a new one */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds one try may take. */
  readonly timeout?: number | undefined;
  /** Whether a try goes on when the page is left. @default false */
  readonly keepalive?: boolean | undefined;
}
