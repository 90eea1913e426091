import { GameClassify, GameType } from "@volado/domain/games";
import * as z from "zod/mini";
import {
  type ApiError,
  type ClientEvent,
  type ClientOptions,
  cacheLocally,
  createClient,
  defineEndpoint,
  isApiError,
} from "../src/index.ts";
import { memoryStorage } from "../src/testing/index.ts";

const row = {
  access: "optional-session",
  request: z.object({ q: z.optional(z.string().check(z.maxLength(5))) }),
  encode: (input: { readonly q?: string } | undefined) => ({ q: input?.q }),
  response: z.object({ n: z.number() }),
} as const;
const get = { ...row, method: "GET", codec: "query", replay: "safe" } as const;
const post = { ...row, method: "POST", codec: "json", replay: "never" } as const;
const cached = (record: string, personal: boolean) =>
  cacheLocally({ record, version: 1, maxAge: 1_000, personal });

/** Minimal calls for tests of the transport. */
export const read = defineEndpoint({ ...get, id: "read", path: "/read" });
export const keyed = defineEndpoint({ ...post, id: "keyed", path: "/keyed", replay: "keyed" });
export const once = defineEndpoint({ ...post, id: "once", path: "/once" });
export const secret = defineEndpoint({
  ...post,
  id: "secret",
  path: "/secret",
  module: "REG3",
  codec: "encrypted",
});
export const throttled = defineEndpoint({ ...post, id: "throttled", path: "/mark", throttle: 150 });
export const personal = defineEndpoint({
  ...get,
  id: "personal",
  path: "/personal",
  access: "session",
  cache: cached("personal", true),
});
export const shared = defineEndpoint({
  ...get,
  id: "shared",
  path: "/shared",
  cache: cached("shared", false),
});

/** A client with a mutable session and recorded events and ends, without retry delays. */
export const testClient = (baseUrl: string, options: Partial<ClientOptions> = {}) => {
  const session: { token: string | undefined; identity: string | undefined } = {
    token: "token-1",
    identity: "ana",
  };
  const events: ClientEvent[] = [];
  const ends: [string, string][] = [];
  const client = createClient({
    baseUrl,
    merchant: "demo",
    platform: "M",
    language: () => "ES",
    session: {
      token: () => session.token,
      identity: () => session.identity,
      ended: (reason, token) => void ends.push([reason, token]),
    },
    storage: memoryStorage(),
    random: () => 0,
    onEvent: (event) => void events.push(event),
    ...options,
  });
  return { client, session, events, ends };
};

/** The error that a call throws. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error("the call did not fail with an ApiError", { cause: error });
  return error;
};

/** Input of a game list with every filter, without its page. */
export const filteredList = {
  type: GameType.Slots,
  classify: GameClassify.New,
  vendor: "JL",
  name: "oro",
  minBet: 0.5,
  minLines: undefined,
  pageSize: 25,
} as const;
