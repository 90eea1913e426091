import {
  type ApiError,
  type Client,
  type ClientEvent,
  type ClientOptions,
  createClient,
  isApiError,
} from "@volado/api-client";
import { endpoints } from "@volado/api-client/endpoints";
import { memoryStorage } from "@volado/api-client/testing";
import type { SiteInfo } from "@volado/domain/site";
import { z } from "zod";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { useGateway } from "../testing/test-gateway.ts";

/** A client as a front end has it: its session, and the keys that the status answer told. */
export interface Player {
  readonly client: Client;
  readonly session: { token: string | undefined; userName: string | undefined };
  readonly events: ClientEvent[];
  /** Reasons and tokens for which the client called the session hook. */
  readonly expiries: [reason: string, token: string][];
  signIn(username?: string, password?: string): Promise<void>;
}

const envelope = z.object({ success: z.literal(true), value: z.unknown() });

/** A front end's client for a gateway at `baseUrl`. */
export const createPlayer = (baseUrl: string, overrides: Partial<ClientOptions> = {}): Player => {
  const session: Player["session"] = { token: undefined, userName: undefined };
  const events: ClientEvent[] = [];
  const expiries: [string, string][] = [];
  let site: SiteInfo | undefined;
  const client: Client = createClient({
    baseUrl,
    merchant: "volado",
    platform: "M",
    language: () => "ES",
    session: {
      token: () => session.token,
      identity: () => session.userName,
      expired: (reason, token) => void expiries.push([reason, token]),
    },
    storage: memoryStorage(),
    encryptionKeys: () => site?.encryptionKeys ?? [],
    refreshEncryptionKeys: async () => {
      site = await client.call(endpoints.getStatus);
    },
    random: () => 0,
    onEvent: (event) => void events.push(event),
    ...overrides,
  });
  const signIn = async (username = "jugador", password = DEMO_PASSWORD) => {
    const answer = await client.call(endpoints.login, loginOf(username, { password }));
    session.token = answer.token;
    session.userName = answer.userName;
  };
  return { client, session, events, expiries, signIn };
};

/** A running gateway with its console, for suites that call it the way front ends do. */
export const useStage = () => {
  const gateway = useGateway();
  return {
    url: gateway.url,
    log: gateway.log,
    later: gateway.later,
    player: (overrides?: Partial<ClientOptions>) => createPlayer(gateway.url(), overrides),

    /** Calls the console's JSON API and gives the envelope's value. */
    consoleCall: async (method: string, path: string, body: unknown = {}): Promise<unknown> => {
      const answer = await fetch(`${gateway.url()}/console/api/${path}`, {
        method,
        headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
        ...(method !== "GET" && { body: JSON.stringify(body) }),
      });
      return envelope.parse(await answer.json()).value;
    },
  };
};

/** See {@link useStage}. */
export type Stage = ReturnType<typeof useStage>;

/** The login of a demo account. */
export const loginOf = (
  username: string,
  more: { readonly password?: string; readonly captcha?: string; readonly captchaId?: string } = {},
) => ({
  type: "username" as const,
  username,
  password: DEMO_PASSWORD,
  captcha: "",
  captchaId: "",
  remember: false,
  ...more,
});

/** The error a call ends with. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error("the call did not fail with an ApiError", { cause: error });
  return error;
};
