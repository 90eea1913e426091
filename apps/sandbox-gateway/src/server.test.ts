import { hpke1 } from "@volado/api-client/crypto";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { describe, expect, it } from "vitest";
import { noFaults } from "./faults.ts";
import { startGateway } from "./gateway.ts";
import { gameFields, loginFields, useGuest } from "./testing/index.ts";
import { testDatabase } from "./testing/test-database.ts";

const gateway = useGuest();
const status = { merchantCode: "volado", platform: "M" };
const keyNow = () => {
  const [key] = gateway.services().settings.publicKeys();
  if (key === undefined) throw new Error("The gateway has no key.");
  return key;
};

describe("addresses", () => {
  it("that don't exist are refused with an envelope, and other methods with the allowed ones", async () => {
    const unknown = await fetch(`${gateway.url()}/api/nothing`);
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { success: false, code: "not_found" },
    ]);
    expect(unknown.headers.get("X-Content-Type-Options")).toBe("nosniff");
    const wrong = await fetch(`${gateway.url()}/api/favourites`, { method: "PUT" });
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, POST, DELETE"]);
  });

  it.each([
    ["http://localhost:5173", "http://localhost:5173"],
    ["https://evil.example", null],
    ["http://localhost.evil.example", null],
  ])("called from %s are open to %s", async (Origin, allowed) => {
    const asking = { Origin, "Access-Control-Request-Method": "GET" };
    const { headers } = await fetch(`${gateway.url()}/api/status`, { method: "OPTIONS", headers: asking });
    expect(headers.get("Access-Control-Allow-Origin")).toBe(allowed);
    const methods = headers.get("Access-Control-Allow-Methods")?.split(",");
    for (const { method } of Object.values(endpoints)) expect(methods).toContain(method);
    const named = "Content-Type,Merchant,Module,Language,Platform,Token,Device,Encryption,Idempotency-Key";
    expect(headers.get("Access-Control-Allow-Headers")).toBe(named);
    const answer = await fetch(`${gateway.url()}/api/status`, { headers: { Origin } });
    expect(answer.headers.get("Access-Control-Expose-Headers")).toBe("Retry-After,Date");
  });

  it("serve one merchant", async () => {
    const call = (Merchant: string) => gateway.outcome("getStatus", status, { headers: { Merchant } });
    expect([await call("VOLADO"), await call("other")]).toEqual(["ok", "not_permitted"]);
  });
});

describe("an encrypted body", () => {
  const encrypted = (changes: Readonly<Record<string, unknown>> = {}) =>
    hpke1.encrypt({
      method: "POST",
      path: "/api/login",
      module: undefined,
      text: JSON.stringify(loginFields()),
      key: keyNow(),
      timestamp: gateway.services().now(),
      ...changes,
    });
  const send = async ({ data, header }: { data: string; header: string }) => {
    const headers = { "Content-Type": "application/json", Encryption: header };
    const sent = { method: "POST", headers, body: JSON.stringify({ data }) };
    const response = await fetch(`${gateway.url()}/api/login`, sent);
    return { status: response.status, ...(await response.json()) };
  };

  it.each([-6, 6])("must not be %i minutes off", async (minutes) => {
    const { now } = gateway.services();
    const answer = await send(await encrypted({ timestamp: now() + minutes * 60_000 }));
    expect(answer).toMatchObject({ status: 400, code: "clock_skew" });
    expect(Math.abs(answer.value.now - now())).toBeLessThan(5_000);
  });

  it.each([{ method: "PUT" }, { path: "/api/other" }, { module: "REG3" }])(
    "is bound to its own, not %j",
    async (change) => {
      expect(await send(await encrypted(change))).toMatchObject({ status: 400, code: "invalid_input" });
    },
  );

  it("may not be tampered with", async () => {
    const { data, header } = await encrypted();
    const flipped = (data.startsWith("A") ? "B" : "A") + data.slice(1);
    expect(await send({ data: flipped, header })).toMatchObject({ status: 400 });
    const later = header.replace(/ts=\d+/, `ts=${gateway.services().now() + 1}`);
    expect(await send({ data, header: later })).toMatchObject({ status: 400 });
  });

  it("stays readable after one key rotation, and not after two", async () => {
    const key = keyNow();
    const login = async () => (await gateway.call({ id: "login", key, fields: loginFields() })).body.code;
    const kid = await gateway.services().settings.rotateKey();
    expect(
      gateway
        .services()
        .settings.publicKeys()
        .map((one) => one.kid),
    ).toEqual([kid, key.kid]);
    expect(await login()).toBe(undefined);
    await gateway.services().settings.rotateKey();
    expect(await login()).toBe("unknown_key");
    expect(gateway.services().settings.publicKeys()).toHaveLength(2);
  });

  it("may not be sent in the clear", async () => {
    const body = JSON.stringify(loginFields());
    const response = await fetch(`${gateway.url()}/api/login`, { method: "POST", body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "invalid_input" }]);
  });
});

describe("faults", () => {
  const inject = (faults: Partial<typeof noFaults>) =>
    gateway.services().faults.set({ ...noFaults, ...faults });
  const call = (id: EndpointId = "listGames") => gateway.send(id, id === "getStatus" ? status : gameFields());
  const outcomeOfCall = async () => (await call()).body.code;
  const statusValue = async () => (await call("getStatus")).body.value;

  it("close the site for maintenance, a region or an address, while the status still reports why", async () => {
    const maintenanceEnd = 1_795_800_000_000;
    inject({ maintenance: true, maintenanceEnd });
    expect(await outcomeOfCall()).toBe("maintenance");
    expect(await statusValue()).toMatchObject({
      maintenance: true,
      maintenanceEnd,
      regionRestriction: false,
    });
    inject({ regionRestriction: true });
    const ip = expect.stringMatching(/127\.0\.0\.1|::1/);
    expect((await call()).body).toMatchObject({ code: "region_restricted", value: { ip } });
    expect(await statusValue()).toMatchObject({ regionRestriction: true });
    inject({ blocked: true });
    expect((await call()).body).toMatchObject({ code: "address_blocked", value: { ip } });
    expect((await call("getStatus")).status).toBe(200);
  });

  it.each(["maintenance", "regionRestriction", "blocked"] as const)(
    "leave help readable while %s closes the site",
    async (closure) => {
      inject({ [closure]: true });
      expect(await gateway.outcome("getHelpCentre", { device: "MOBILE", lang: "ES" })).toBe("ok");
    },
  );

  it.each([
    ["error", "internal"],
    ["upgrade", "system_upgrading"],
  ] as const)("fail one call by %s and leave the others alone", async (fault, code) => {
    inject({ calls: { listGames: fault } });
    expect(await outcomeOfCall()).toBe(code);
    expect(await statusValue()).toMatchObject({ maintenance: false });
  });

  it("fail a share of all calls, and slow them down", async () => {
    inject({ failRate: 1, latencyMs: 150 });
    const begun = performance.now();
    expect(await outcomeOfCall()).toBe("internal");
    expect(performance.now() - begun).toBeGreaterThanOrEqual(145);
  });

  it("cut the connection, or never answer", async () => {
    inject({ calls: { listGames: "abort", getStatus: "hang" } });
    await expect(call()).rejects.toThrow(/fetch failed/);
    const patience = AbortSignal.timeout(300);
    const waiting = fetch(`${gateway.url()}/api/status?merchantCode=volado&platform=M`, { signal: patience });
    await expect(waiting).rejects.toThrow(/timeout/i);
  });
});

it.each(["", "{", "null", "[]", '"text"', '{"nodeId":{}}', "x".repeat(200_000)])(
  "the body %.20s is refused",
  async (body) => {
    const headers = { Token: await gateway.logIn(), "Idempotency-Key": crypto.randomUUID() };
    const response = await fetch(`${gateway.url()}/api/favourites`, { method: "POST", headers, body });
    expect(body.length > 100_000 ? [413] : [400, 422]).toContain(response.status);
    expect((await response.json()).code).toBe("invalid_input");
  },
);

it("a gateway whose port is taken names it and says what to do", async () => {
  const port = Number(new URL(gateway.url()).port);
  const { location: database, drop } = await testDatabase();
  const message = `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set PORT to another one.`;
  await expect(startGateway({ port, database, team: false })).rejects.toThrow(message);
  await drop();
}, 60_000);
