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

const fields = z.object({ q: z.optional(z.string().check(z.maxLength(5))) });
const row = {
  access: "optional-session",
  request: fields,
  encode: (input: { readonly q?: string } | undefined) => ({ q: input?.q }),
  response: z.object({ n: z.number() }),
} as const;

/** Minimal calls for tests of the transport. */
export const read = defineEndpoint({
  ...row,
  id: "read",
  method: "GET",
  path: "/read",
  codec: "query",
  replay: "safe",
});
export const keyed = defineEndpoint({
  ...row,
  id: "keyed",
  method: "POST",
  path: "/keyed",
  codec: "json",
  replay: "keyed",
});
export const once = defineEndpoint({
  ...row,
  id: "once",
  method: "POST",
  path: "/once",
  codec: "json",
  replay: "never",
});
export const secret = defineEndpoint({
  ...row,
  id: "secret",
  method: "POST",
  path: "/secret",
  module: "REG3",
  codec: "encrypted",
  replay: "never",
});
export const throttled = defineEndpoint({
  ...row,
  id: "throttled",
  method: "POST",
  path: "/mark",
  codec: "json",
  replay: "never",
  throttle: 150,
});
export const personal = defineEndpoint({
  ...row,
  id: "personal",
  method: "GET",
  path: "/personal",
  codec: "query",
  replay: "safe",
  access: "session",
  cache: cacheLocally({ record: "personal", version: 1, maxAge: 1_000, personal: true }),
});
export const shared = defineEndpoint({
  ...row,
  id: "shared",
  method: "GET",
  path: "/shared",
  codec: "query",
  replay: "safe",
  cache: cacheLocally({ record: "shared", version: 1, maxAge: 1_000, personal: false }),
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
