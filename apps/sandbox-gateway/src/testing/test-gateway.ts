import { afterAll, beforeAll, inject } from "vitest";
import { noFaults } from "../console/shapes/faults.ts";
import { DEMO_PASSWORD } from "../data/world/accounts.ts";
import { type Gateway, startGateway } from "../gateway.ts";
import { defaultLimits, type GatewayOptions } from "../options.ts";
import type { Services } from "../services.ts";
import { lightPasswordCost } from "../session/password.ts";
import { callGateway, type TestAnswer, type TestCall } from "./call-gateway.ts";
import { restoreSeed } from "./seeded-copy.ts";
import { testDatabase } from "./test-database.ts";

/** A gateway that one suite talks to over HTTP. */
export interface TestGateway {
  readonly url: () => string;
  readonly services: () => Services;
  /** What the gateway reported; a suite that expects no failure finds it empty. */
  readonly log: readonly string[];
  call(call: TestCall): Promise<TestAnswer>;
  /** Logs a demo account in. @returns its token */
  logIn(username?: string): Promise<string>;
  /** Puts the seeded world back, clears faults and limits, and ends what {@link later} began. */
  reset(): Promise<void>;
  /** Lets time pass on the gateway's clock. */
  later(ms: number): void;
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
  };
};

/** Wire fields of a login with the demo password. */
export const loginFields = (fields: Readonly<Record<string, unknown>> = {}) => ({
  username: "jugador",
  password: DEMO_PASSWORD,
  captcha: "",
  captchaId: "",
  type: "username",
  remPass: false,
  ...fields,
});
