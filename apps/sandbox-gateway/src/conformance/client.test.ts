import {
  type ApiError,
  type ClientEvent,
  type ClientOptions,
  createClient,
  isApiError,
} from "@volado/api-client";
import { checkGateway } from "@volado/api-client/conformance";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { memoryStorage } from "@volado/api-client/testing";
import { HOUR_MS } from "@volado/domain/calendar";
import type { SiteInfo } from "@volado/domain/site";
import { afterEach, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD } from "../data/world/accounts.ts";
import { useGateway } from "../testing/test-gateway.ts";

const gateway = useGateway();

/** Calls the console's JSON API. */
const consoleCall = (method: string, path: string, body: unknown = {}) =>
  fetch(`${gateway.url()}/console/api/${path}`, {
    method,
    headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
    body: JSON.stringify(body),
  });
const setFaults = (faults: object) => consoleCall("PATCH", "faults", faults);
afterEach(() => consoleCall("DELETE", "faults"));

const loginOf = (username: string) => ({
  type: "username" as const,
  username,
  password: DEMO_PASSWORD,
  captcha: "",
  captchaId: "",
  remember: false,
});

/** A front end's client: its session, the encryption keys of the status, what it reported. */
const createPlayer = (overrides: Partial<ClientOptions> = {}) => {
  const session: { token: string | undefined } = { token: undefined };
  const events: ClientEvent[] = [];
  const expiries: [reason: string, token: string][] = [];
  let site: SiteInfo | undefined;
  const client = createClient({
    baseUrl: gateway.url(),
    merchant: "volado",
    platform: "M",
    language: () => "ES",
    session: {
      token: () => session.token,
      identity: () => "agente",
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
  const signIn = async () => {
    session.token = (await client.call(endpoints.login, loginOf("agente"))).token;
  };
  return { client, session, events, expiries, signIn };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error("the call did not fail with an ApiError", { cause: error });
  return error;
};

const codesOf = (events: readonly ClientEvent[]) => events.map((event) => "code" in event && event.code);
const triesOf = (events: readonly ClientEvent[]) => events.filter(({ type }) => type === "try");

describe("a client of this gateway", () => {
  test("signs in after two rotations of the encryption key, by asking for the keys again", async () => {
    const { signIn, events } = createPlayer();
    await signIn();
    await consoleCall("POST", "keys/rotate");
    await consoleCall("POST", "keys/rotate");
    await signIn();
    expect(codesOf(events)).toContain("unknown_key");
  });

  test("signs in on a phone whose clock is an hour off", async () => {
    const { signIn, session, events } = createPlayer({
      clock: {
        now: () => Date.now() - HOUR_MS,
        after: (milliseconds, task) => {
          const timer = setTimeout(task, milliseconds);
          return () => clearTimeout(timer);
        },
      },
    });
    await signIn();
    expect(codesOf(events)).toContain("clock_skew");
    expect(session.token).toBeDefined();
  });

  test("shows no secret to whoever listens, who can't send its request again either", async () => {
    let overheard: readonly [url: string, init: RequestInit] = ["", {}];
    const { signIn } = createPlayer({
      fetch: (url, init) => {
        if (url.endsWith(endpoints.login.path)) overheard = [url, init];
        return fetch(url, init);
      },
    });
    await signIn();
    const [url, { signal: _, ...init }] = overheard;
    expect(String(init.body)).not.toMatch(new RegExp(`agente|${DEMO_PASSWORD}`));
    const again = await fetch(url, init);
    expect([again.status, (await again.json()).code]).toEqual([409, "replayed"]);
  });

  test("reports the end of its session once, and that it was opened elsewhere", async () => {
    const { client, session, expiries, signIn } = createPlayer();
    session.token = "forged";
    const calls = [client.call(endpoints.getWallet), client.call(endpoints.listFavouriteIds)];
    expect(await Promise.all(calls.map(failureOf))).toMatchObject(Array(2).fill({ code: "session_expired" }));
    await signIn();
    const first = session.token;
    await createPlayer().signIn();
    expect(await failureOf(client.call(endpoints.getWallet))).toMatchObject({ code: "session_elsewhere" });
    expect(expiries).toEqual([
      ["expired", "forged"],
      ["elsewhere", first],
    ]);
  });

  test.each([
    [{ maintenance: true }, "maintenance", { status: 503, code: "maintenance" }],
    [{ regionRestriction: true }, "restricted", { status: 451, code: "region_restricted" }],
    [{ blocked: true }, "restricted", { status: 403, code: "address_blocked" }],
  ])(
    "reads the status of a site with %j, where everything else is refused",
    async (faults, access, error) => {
      const { client } = createPlayer();
      await setFaults(faults);
      expect((await client.call(endpoints.getStatus)).access).toBe(access);
      expect(await failureOf(client.call(endpoints.listWinners))).toMatchObject(error);
    },
  );

  test("tries a failed read three times and a login once", async () => {
    const { client, signIn, events } = createPlayer();
    await signIn();
    await setFaults({ calls: { listWinners: "error", login: "abort" } });
    events.length = 0;
    expect(await failureOf(client.call(endpoints.listWinners))).toMatchObject({ code: "internal" });
    expect(triesOf(events)).toHaveLength(3);
    expect((await failureOf(signIn())).kind).toBe("network");
    expect(triesOf(events)).toHaveLength(4);
  });

  test("finds the template and the contacts of the status in their own calls too", async () => {
    const { client } = createPlayer();
    const { template, contacts } = await client.call(endpoints.getStatus);
    expect(await client.call(endpoints.getTemplate)).toEqual(template);
    expect(await client.call(endpoints.listContacts)).toEqual(contacts);
  });
});

const withHeader = (init: RequestInit, name: string, value: string): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set(name, value);
  return { ...init, headers };
};

describe("a gateway that is broken on purpose is reported", () => {
  let token = "";
  test.each<[EndpointId, (url: string, init: RequestInit) => Promise<Response>, RegExp]>([
    [
      "transferToDownlines",
      (url, init) =>
        fetch(
          url,
          new Headers(init.headers).has("Idempotency-Key")
            ? withHeader(init, "Idempotency-Key", crypto.randomUUID())
            : init,
        ),
      /^idempotency: sent again under its key it is answered another way: it acted twice$/,
    ],
    [
      "getSecurity",
      (url, init) => {
        token ||= new Headers(init.headers).get("Token") ?? "";
        return fetch(url, withHeader(init, "Token", token));
      },
      /^token: without a token it was accepted, where session_expired/,
    ],
    ["getHeadIcon", () => Promise.reject(new TypeError("fetch failed")), /^answer: no answer: fetch failed$/],
  ])("%s", async (id, breakage, fault) => {
    const findings = await checkGateway(gateway.url(), {
      account: { username: "agente", password: DEMO_PASSWORD, paymentPassword: DEMO_PAYMENT_PASSWORD },
      only: ["getStatus", id],
      fetch: (url, init) =>
        new URL(url).pathname === endpoints[id].path ? breakage(url, init) : fetch(url, init),
    });
    const faults = findings.filter(({ verdict }) => verdict === "broken");
    expect(new Set(faults.map(({ endpoint }) => endpoint))).toEqual(new Set([id]));
    expect(faults.map(({ check, detail }) => `${check}: ${detail}`)).toContainEqual(
      expect.stringMatching(fault),
    );
  });
});
