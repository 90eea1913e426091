import type { OutputOf } from "@volado/api-client";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import type { Updateable } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { consoleActions } from "../console/actions.ts";
import type { Schema } from "../data/schema.ts";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { noFaults } from "../faults.ts";
import { type Gateway, startGateway } from "../gateway.ts";
import { defaultLimits, type GatewayOptions } from "../options.ts";
import type { Services } from "../services.ts";
import { lightPasswordCost } from "../session/password-hash.ts";
import { outcomeOf, readValue } from "./answer-value.ts";
import { callGateway, type TestAnswer, type TestCall } from "./call-gateway.ts";
import { restoreSeed } from "./seeded-template.ts";
import { testDatabase } from "./test-database.ts";

export interface TestGateway {
  readonly url: () => string;
  readonly services: () => Services;
  /** What the gateway reported; a suite that expects no failure finds it empty. */
  readonly log: readonly string[];
  console(): ReturnType<typeof consoleActions>;
  call(call: TestCall): Promise<TestAnswer>;
  /** Logs a demo account in. @returns its token */
  logIn(username?: string): Promise<string>;
  /** Puts the seeded world back, clears faults and limits, and ends what {@link later} began. */
  reset(): Promise<void>;
  later(ms: number): void;
  change(username: string, columns: Updateable<Schema["members"]>): Promise<unknown>;
}

/** Generous, because a whole suite calls from one address. */
const limits: GatewayOptions["limits"] = {
  ...defaultLimits,
  calls: { burst: 100_000, perSecond: 10_000 },
  logins: { burst: 1_000, perSecond: 100 },
  failedLogins: { burst: 10, perSecond: 1 / 30 },
  accountLogins: { burst: 1_000, perSecond: 100 },
};

/**
 * Starts a gateway before the suite and stops it after. A suite that counts days gives it a clock that stands still
 * (`now`), so that no midnight comes between two of its calls.
 */
export const useGateway = ({
  now: clock = () => Date.now() + inject("clockAhead"),
  ...options
}: Partial<GatewayOptions> = {}): TestGateway => {
  let gateway: Gateway | undefined;
  let drop = async () => {};
  let offset = 0;
  const now = () => clock() + offset;
  const log: string[] = [];

  beforeAll(async () => {
    const database = await testDatabase();
    drop = database.drop;
    gateway = await startGateway({
      database: database.location,
      passwordCost: lightPasswordCost,
      limits,
      now,
      log: (message, error) => log.push(`${message} ${String(error)}`),
      ...options,
    });
  }, 60_000);
  afterAll(async () => {
    await gateway?.stop();
    await drop();
  });

  const running = (): Gateway => {
    if (gateway === undefined) throw new Error("The gateway has not been started.");
    return gateway;
  };
  const call = (wanted: TestCall) => {
    const { url, services } = running();
    const { settings, brand } = services;
    return callGateway({ url, keys: settings.publicKeys, merchant: brand.code }, { now, ...wanted });
  };
  return {
    url: () => running().url,
    services: () => running().services,
    console: () => consoleActions(running().services),
    log,
    call,
    async logIn(username = "jugador") {
      const answer = await call({ id: "login", fields: loginFields({ username }) });
      const token: unknown = Reflect.get(Object(answer.body.value), "token");
      if (typeof token !== "string") throw new Error(`Login failed: ${JSON.stringify(answer)}`);
      return token;
    },
    async reset() {
      const { db, catalogue, content, settings, faults, limits } = running().services;
      offset = 0;
      await restoreSeed(db);
      await Promise.all([catalogue.reload(), content.reload(), settings.reload()]);
      faults.set(noFaults);
      for (const limit of Object.values(limits)) limit.clear();
    },
    later(ms) {
      offset += ms;
    },
    change: (username, columns) =>
      running().services.db.updateTable("members").set(columns).where("username", "=", username).execute(),
  };
};

export const loginFields = (fields: object = {}) => ({
  username: "jugador",
  password: DEMO_PASSWORD,
  captcha: "",
  captchaId: "",
  type: "username",
  remPass: false,
  ...fields,
});

type Fields = Readonly<Record<string, unknown>>;
/** What a member's call may carry besides its fields; `key` is its idempotency key. */
type Extras = Pick<TestCall, "token" | "headers" | "fetch"> & { readonly key?: string };

type Output<Id extends EndpointId> = OutputOf<(typeof endpoints)[Id]>;

const readers: {
  readonly [Id in EndpointId]: { readonly response: { readonly parse: (value: unknown) => Output<Id> } };
} = endpoints;

/** A gateway together with the member who calls it. */
export interface TestMember extends TestGateway {
  /** Continues as another demo account with a new session; undefined is a guest. */
  become(username?: string): Promise<void>;
  send(id: EndpointId, fields?: Fields, extras?: Extras): Promise<TestAnswer>;
  /** The same. @returns "ok", or the code of the refusal */
  outcome(id: EndpointId, fields?: Fields, extras?: Extras): Promise<string>;
  /** The same. @returns the answer as the client reads it. @throws ZodError for a refusal */
  read<Id extends EndpointId>(id: Id, fields?: Fields, extras?: Extras): Promise<Output<Id>>;
}

const useCaller = (username: string | undefined, options: Partial<GatewayOptions>): TestMember => {
  const gateway = useGateway({ team: false, ...options });
  let session: { readonly token?: string } = {};
  const become = async (name?: string) => {
    session = name === undefined ? {} : { token: await gateway.logIn(name) };
  };
  const send = (id: EndpointId, fields: Fields = {}, { key, headers, ...extras }: Extras = {}) => {
    const keyed = key === undefined ? {} : { "Idempotency-Key": key };
    return gateway.call({ id, fields, headers: { ...headers, ...keyed }, ...session, ...extras });
  };
  beforeEach(async () => {
    await gateway.reset();
    await become(username);
  });
  afterEach(() => expect(gateway.log).toEqual([]));
  return {
    ...gateway,
    become,
    send,
    outcome: async (...call) => outcomeOf(await send(...call)),
    read: async (id, ...call) => readValue(await send(id, ...call), readers[id].response),
  };
};

/**
 * A gateway and a member who calls it, for suites of which every test begins with the seeded world and a new session.
 * Such a suite expects the gateway to report nothing.
 */
export const useMember = (username = "jugador", options: Partial<GatewayOptions> = {}): TestMember =>
  useCaller(username, options);

export const useGuest = (options: Partial<GatewayOptions> = {}): TestMember => useCaller(undefined, options);
