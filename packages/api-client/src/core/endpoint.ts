import { Gateway } from "@volado/domain/site";
import type { ZodMiniType } from "zod/mini";
import type { CachePolicy } from "../cache/cache-locally.ts";
import type { OfflineRule } from "../cache/storage.ts";
import { z } from "../schemas/z.ts";

const mobile = Gateway.Mobile;

/**
 * Module codes for the `Module` header of endpoints that have one (Spec §7, decisions W3): `COMM3`
 * is the mobile gateway's COMM (decisions S11).
 */
export const Module = {
  Common: `COMM${mobile}`,
  Captcha: `CAPTCHA${mobile}`,
  FreePlay: `FREEPLAY${mobile}`,
  Registration: `REG${mobile}`,
  MobileRegistration: `MOBILENUMREG${mobile}`,
  RegistrationSms: `REGMOBVERF${mobile}`,
  Inbox: `INBOX${mobile}`,
  LiveChat: `CBS${mobile}`,
  ProfilePicture: `PROFPIC${mobile}`,
  Affiliate: `AFFMAN${mobile}`,
  AgentInfo: `AGEINFO${mobile}`,
} as const;
export type Module = (typeof Module)[keyof typeof Module];

/** Context of every request. `encode` may put it into wire fields (Spec §7). */
export interface CallContext {
  readonly merchant: string;
  /** Platform code, "M" for the mobile web (Spec §1). */
  readonly platform: string;
  /** Upper-case language code as the gateway spells it, e.g. "ES". */
  readonly language: string;
}

/** How wire fields are sent: in the URL ("query") or in a body. */
export type Codec = "query" | "json" | "form" | "encrypted" | "multipart";

/**
 * Whether a call may be retried when its outcome is unknown: "safe" reads always, "keyed" writes under the
 * same idempotency key, "never" not at all.
 */
export type Replay = "safe" | "never" | "keyed";

/** Who may call: anyone, members only, or anyone with the token sent if there is a session. */
export type Access = "anyone" | "session" | "optional-session";

/** One call as data. Client and gateway are both derived from it. */
export interface Endpoint<Id extends string, Input, WireRequest, WireValue, Output> {
  /** Verb and noun, e.g. "listGames". Path overrides refer to it. */
  readonly id: Id;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Default path below the client's `baseUrl`; merchants override it by id (decisions W2). */
  readonly path: `/${string}`;
  readonly module: Module | undefined;
  readonly access: Access;
  readonly codec: Codec;
  /** Schema of the wire fields, validated by both client and gateway. */
  readonly request: ZodMiniType<WireRequest, unknown>;
  /** Converts the call's input to wire fields. Pure. */
  readonly encode: (input: Input, context: CallContext) => WireRequest;
  /** Envelope `value` -> domain type. */
  readonly response: ZodMiniType<Output, WireValue>;
  readonly replay: Replay;
  /** How long equal calls share a response, in milliseconds. */
  readonly throttle: number | undefined;
  /** Cache policy for responses, made by `cacheLocally`: shown at once, refreshed in the background. */
  readonly cache: CachePolicy | undefined;
  /** Whether responses are stored for offline use; per member unless access is "anyone". */
  readonly offline: OfflineRule<Input> | undefined;
}

/** An endpoint with its type arguments erased, for registries. */
// biome-ignore lint/suspicious/noExplicitAny: variance: a registry holds endpoints of every input and output type
export type AnyEndpoint = Endpoint<string, any, any, any, any>;

/** Input type of an endpoint. */
export type InputOf<E> = E extends Endpoint<string, infer I, infer _W, infer _V, infer _O> ? I : never;
/** Output type of an endpoint. */
export type OutputOf<E> = E extends Endpoint<string, infer _I, infer _W, infer _V, infer O> ? O : never;
/** Type of the wire fields sent to the gateway. */
export type WireRequestOf<E> = E extends Endpoint<string, infer _I, infer W, infer _V, infer _O> ? W : never;
/** Type of the envelope's `value`. */
export type WireValueOf<E> = E extends Endpoint<string, infer _I, infer _W, infer V, infer _O> ? V : never;

type Optional = "module" | "throttle" | "cache" | "offline";

/** Definition of an endpoint, with rarely used fields optional. */
export type EndpointRow<Id extends string, I, W, V, O> = Omit<Endpoint<Id, I, W, V, O>, Optional> & {
  readonly module?: Module;
  readonly throttle?: number;
  readonly cache?: CachePolicy;
  readonly offline?: OfflineRule<I>;
};

/** Defines a call and freezes it, so that it can't change at run time. */
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

/** Definition of a read, without the fields that all reads share. */
export type ReadRow<Id extends string, I, W, V, O> = Omit<
  EndpointRow<Id, I, W, V, O>,
  "method" | "codec" | "replay"
>;

/** Defines a read: a GET with its fields in the URL, safe to retry. */
export const defineRead = <const Id extends string, I, W, V, O>(
  row: ReadRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> => defineEndpoint({ ...row, method: "GET", codec: "query", replay: "safe" });

/** Definition of a keyed write, without the fields that nearly all of them share. */
export type KeyedRow<Id extends string, I, W, V, O> = Omit<
  EndpointRow<Id, I, W, V, O>,
  "method" | "access" | "codec" | "replay"
> & {
  /** @default "json" */
  readonly codec?: Codec;
};

/** Defines a member's write with an idempotency key: a POST, JSON by default. */
export const defineKeyed = <const Id extends string, I, W, V, O>(
  row: KeyedRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> =>
  defineEndpoint({ codec: "json", ...row, method: "POST", access: "session", replay: "keyed" });

/** Definition of a write that is sent once, without the fields that nearly all of them share. */
export type OnceRow<Id extends string, I, W, V, O> = Omit<
  EndpointRow<Id, I, W, V, O>,
  "method" | "codec" | "replay"
> & {
  /** @default "POST" */
  readonly method?: "POST" | "PUT" | "DELETE";
  /** @default "encrypted" */
  readonly codec?: Codec;
};

/** Defines a write that is never retried, such as a login: by default an encrypted POST. */
export const defineOnce = <const Id extends string, I, W, V, O>(
  row: OnceRow<Id, I, W, V, O>,
): Endpoint<Id, I, W, V, O> =>
  defineEndpoint({ method: "POST", codec: "encrypted", ...row, replay: "never" });

/** Request of an endpoint without input. */
export const noInput = {
  request: z.object({}),
  encode: (_: undefined): Record<string, never> => ({}),
} as const;
