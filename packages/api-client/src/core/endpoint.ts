import type { ZodMiniType } from "zod/mini";
import type { CachePolicy } from "../cache/cache-locally.ts";
import type { OfflineRule } from "../cache/storage.ts";
import type { Module } from "../modules.ts";

/** What every request knows besides its own input; `encode` may put it into wire fields (Spec §7). */
export interface CallContext {
  readonly merchant: string;
  /** Platform code, "M" for the mobile web (Spec §1). */
  readonly platform: string;
  /** Upper-case language code as the gateway spells it, e.g. "ES". */
  readonly language: string;
}

/** How the body, or for "query" the address, carries the wire fields. */
export type Codec = "query" | "json" | "form" | "encrypted" | "multipart";

/**
 * Whether a call may be sent again after a failure whose outcome is unknown:
 * "safe" reads may, "never" may not, "keyed" writes carry an idempotency key and may with the same key.
 */
export type Replay = "safe" | "never" | "keyed";

/** Who may call: anybody; only with a session; or anybody, with the token sent along when there is one. */
export type Access = "anyone" | "session" | "optional-session";

/** One call, as data. Client and gateway are both derived from it. */
export interface Endpoint<Id extends string, Input, WireRequest, WireValue, Output> {
  /** Verb and noun, the name for path overrides, e.g. "listGames". */
  readonly id: Id;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Default path below the client's `baseUrl`; merchants override it by id (decisions W2). */
  readonly path: `/${string}`;
  readonly module: Module | undefined;
  readonly access: Access;
  readonly codec: Codec;
  /** Wire fields of the request; checked before sending and again by the gateway. */
  readonly request: ZodMiniType<WireRequest, unknown>;
  /** Turns the call's input into wire fields. Pure. */
  readonly encode: (input: Input, context: CallContext) => WireRequest;
  /** Envelope `value` -> domain type. */
  readonly response: ZodMiniType<Output, WireValue>;
  readonly replay: Replay;
  /** Milliseconds after an answer during which an equal call gets the same one; while it runs it does so anyway. */
  readonly throttle: number | undefined;
  /** Whether answers are kept locally: shown at once, refreshed in the background. Made by `cacheLocally`. */
  readonly cache: CachePolicy | undefined;
  /** Whether answers stand in when the gateway can't be reached; the member's own with all access but "anyone". */
  readonly offline: OfflineRule<Input> | undefined;
}

/** An endpoint with its type arguments forgotten, for registries. */
// biome-ignore lint/suspicious/noExplicitAny: variance: a registry holds endpoints of every input and output type
export type AnyEndpoint = Endpoint<string, any, any, any, any>;

/** What a caller passes. */
export type InputOf<E> = E extends Endpoint<string, infer I, infer _W, infer _V, infer _O> ? I : never;
/** What a caller gets. */
export type OutputOf<E> = E extends Endpoint<string, infer _I, infer _W, infer _V, infer O> ? O : never;
/** What travels to the gateway. */
export type WireRequestOf<E> = E extends Endpoint<string, infer _I, infer W, infer _V, infer _O> ? W : never;
/** What the gateway puts into the envelope's `value`. */
export type WireValueOf<E> = E extends Endpoint<string, infer _I, infer _W, infer V, infer _O> ? V : never;

type Optional = "module" | "throttle" | "cache" | "offline";

/** A row of the endpoint table, with the rarely used columns optional. */
export type EndpointRow<Id extends string, I, W, V, O> = Omit<Endpoint<Id, I, W, V, O>, Optional> & {
  readonly module?: Module;
  readonly throttle?: number;
  readonly cache?: CachePolicy;
  readonly offline?: OfflineRule<I>;
};

/** Declares a call. Freezes the row so that no caller can change a definition at run time. */
export const defineEndpoint = <const Id extends string, I, W, V, O>(
  row: EndpointRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> =>
  Object.freeze({
    ...row,
    module: row.module,
    throttle: row.throttle,
    cache: row.cache,
    offline: row.offline,
  });

/** A row of a call that only reads: the columns that all of them share are left out. */
export type ReadRow<Id extends string, I, W, V, O> = Omit<
  EndpointRow<Id, I, W, V, O>,
  "method" | "codec" | "replay"
>;

/** Declares a call that only reads: GET, its fields in the address, and it may be sent again. */
export const defineRead = <const Id extends string, I, W, V, O>(
  row: ReadRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> => defineEndpoint({ ...row, method: "GET", codec: "query", replay: "safe" });

/**
 * A row of a write that a member may send again under the same key: the columns that nearly all of them share
 * are left out.
 */
export type KeyedRow<Id extends string, I, W, V, O> = Omit<
  EndpointRow<Id, I, W, V, O>,
  "method" | "access" | "codec" | "replay"
> & {
  /** @default "json" */
  readonly codec?: Codec;
};

/** Declares a write of a member's: POST with an idempotency key, its fields as JSON unless the row says otherwise. */
export const defineKeyed = <const Id extends string, I, W, V, O>(
  row: KeyedRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> =>
  defineEndpoint({ codec: "json", ...row, method: "POST", access: "session", replay: "keyed" });

/**
 * A row of a write that is sent once, whatever becomes of it: the columns that nearly all of them share are left out.
 */
export type OnceRow<Id extends string, I, W, V, O> = Omit<
  EndpointRow<Id, I, W, V, O>,
  "method" | "codec" | "replay"
> & {
  /** @default "POST" */
  readonly method?: "POST" | "PUT" | "DELETE";
  /** @default "encrypted" */
  readonly codec?: Codec;
};

/**
 * Declares a write that is never sent again by itself, such as a login: POST, its body encrypted, unless the row
 * says otherwise.
 */
export const defineOnce = <const Id extends string, I, W, V, O>(
  row: OnceRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> =>
  defineEndpoint({ method: "POST", codec: "encrypted", ...row, replay: "never" });
