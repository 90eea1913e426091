import type { OutputOf } from "@volado/api-client";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { brandFolder } from "@volado/tooling/brands";
import type { Updateable } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { type Brand, readBrand } from "../brand/brand.ts";
import { consoleActions } from "../console/actions.ts";
import type { Schema } from "../data/schema.ts";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { noFaults } from "../faults.ts";
import { type Gateway, startGateway } from "../gateway.ts";
import { defaultLimits, type GatewayOptions } from "../options.ts";
import { lightPasswordCost } from "../session/password-hash.ts";
import { outcomeOf, readValue } from "./answer-value.ts";
import { callGateway, type TestCall } from "./call-gateway.ts";
import { restoreSeed } from "./seeded-template.ts";
import { testDatabase } from "./test-database.ts";

/** Generous, because a whole suite calls from one address. */
const limits: GatewayOptions["limits"] = {
  ...defaultLimits,
  calls: { burst: 100_000, perSecond: 10_000 },
  logins: { burst: 1_000, perSecond: 100 },
  failedLogins: { burst: 10, perSecond: 1 / 30 },
  accountLogins: { burst: 1_000, perSecond: 100 },
};

/**
 * Starts a gateway before the suite and stops it afterwards. A suite that counts days passes a fixed clock (`now`), so
 * that midnight never falls between two of its calls.
 */
export const useGateway = ({
  now: clock = () => Date.now() + inject("clockAhead"),
  ...options
}: Partial<GatewayOptions> = {}) => {
  let gateway: Gateway | undefined;
  let drop = async () => {};
  let offset = 0;
  const now = () => clock() + offset;
  /** The failures that the gateway logged. A test that expects failures removes them. */
  const log: string[] = [];
  afterEach(() => expect(log.splice(0)).toEqual([]));

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
  const services = () => running().services;
  const call = (request: TestCall) => {
    const { settings, brand } = services();
    const called = { url: running().url, keys: settings.publicKeys, merchant: brand.code };
    return callGateway(called, { now, ...request });
  };
  return {
    url: () => running().url,
    services,
    console: () => consoleActions(services()),
    log,
    call,
    /** Logs a demo account in. @returns its token */
    async logIn(username = "jugador") {
      const answer = await call({ id: "login", fields: loginFields({ username }) });
      const token: unknown = Reflect.get(Object(answer.body.value), "token");
      if (typeof token !== "string") throw new Error(`Login failed: ${JSON.stringify(answer)}`);
      return token;
    },
    /** Restores the seeded world, clears faults and limits, and resets the time that `later` added. */
    async reset() {
      const { db, catalogue, content, settings, faults, limits } = services();
      offset = 0;
      await restoreSeed(db);
      await Promise.all([catalogue.reload(), content.reload(), settings.reload()]);
      faults.set(noFaults);
      for (const limit of Object.values(limits)) limit.clear();
    },
    later(ms: number) {
      offset += ms;
    },
    change: (username: string, columns: Updateable<Schema["members"]>) =>
      services().db.updateTable("members").set(columns).where("username", "=", username).execute(),
  };
};

export type TestGateway = ReturnType<typeof useGateway>;

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
/** Options of a member's call besides its fields; `key` is its idempotency key. */
type Extras = Pick<TestCall, "token" | "headers" | "fetch"> & { readonly key?: string };
type Output<Id extends EndpointId> = OutputOf<(typeof endpoints)[Id]>;

const readers: {
  readonly [Id in EndpointId]: { readonly response: { readonly parse: (value: unknown) => Output<Id> } };
} = endpoints;

const useCaller = (username: string | undefined, options: Partial<GatewayOptions>) => {
  const gateway = useGateway({ team: false, ...options });
  let session: { readonly token?: string } = {};
  /** Continues as another demo account with a new session; undefined is a guest. */
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
  return {
    ...gateway,
    become,
    send,
    /** @returns "ok", or the code of the refusal */
    outcome: async (...call: Parameters<typeof send>) => outcomeOf(await send(...call)),
    /** @returns the response as the client parses it. @throws ZodError for a refusal */
    read: async <Id extends EndpointId>(id: Id, fields?: Fields, extras?: Extras): Promise<Output<Id>> =>
      readValue(await send(id, fields, extras), readers[id].response),
  };
};

/** A gateway and a logged-in member, for suites whose tests all start with the seeded world and a new session. */
export const useMember = (username = "jugador", options: Partial<GatewayOptions> = {}) =>
  useCaller(username, options);

export const useGuest = (options: Partial<GatewayOptions> = {}) => useCaller(undefined, options);

/** A brand of the repository, read from its folder. @throws when it is invalid */
export const merchantBrand = (name: string): Brand => {
  const read = readBrand(brandFolder(name));
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.brand;
};
