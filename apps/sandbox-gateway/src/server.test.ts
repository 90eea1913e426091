import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hpke1 } from "@volado/api-client/crypto";
import { type EndpointId, endpoints } from "@volado/api-client/endpoints";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noFaults } from "./console/shapes/faults.ts";
import { handlers } from "./handlers/index.ts";
import { consolePorts } from "./ports/console-ports.ts";
import { gameFields } from "./testing/call-gateway.ts";
import { loginFields, useGateway } from "./testing/test-gateway.ts";

const gateway = useGateway();
const status = { merchantCode: "volado", platform: "M" };

beforeEach(() => {
  gateway.services().limits.failedLogins.reset("127.0.0.1 jugador");
});
afterEach(() => {
  gateway.services().faults.set(noFaults);
  expect(gateway.log).toEqual([]);
});

describe("the registry", () => {
  it("has a handler for every call, under its own id", () => {
    expect(Object.keys(handlers).sort()).toEqual(Object.keys(endpoints).sort());
    for (const [id, handler] of Object.entries(handlers)) expect(handler.id).toBe(id);
  });

  it.each(Object.values(endpoints).map(({ id, method, path }) => [id, method, path] as const))(
    "%s is answered at %s %s",
    async (_id, method, path) => {
      const response = await fetch(gateway.url() + path, { method });
      expect(response.status).not.toBe(404);
      expect(await response.json()).toHaveProperty("success");
    },
  );
});

describe("addresses", () => {
  it("that don't exist are refused with an envelope", async () => {
    const response = await fetch(`${gateway.url()}/api/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, code: "not_found" });
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("tell which methods they take", async () => {
    const response = await fetch(`${gateway.url()}/api/favourites`, { method: "PUT" });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, POST, DELETE");
  });

  it("may be called by pages of this machine and by nobody else's", async () => {
    const allowed = async (Origin: string) => {
      const response = await fetch(`${gateway.url()}/api/status`, {
        method: "OPTIONS",
        headers: { Origin, "Access-Control-Request-Method": "GET" },
      });
      return response.headers.get("Access-Control-Allow-Origin");
    };
    expect(await allowed("http://localhost:5173")).toBe("http://localhost:5173");
    expect(await allowed("https://evil.example")).toBe(null);
    expect(await allowed("http://localhost.evil.example")).toBe(null);
  });

  it("allow another origin what the guide asks of every gateway there", async () => {
    const guide = await readFile(join(import.meta.dirname, "../../../docs/deploying.md"), "utf8");
    const written = (name: string) => guide.match(new RegExp(`\`${name}: ([^\`]+)\``))?.[1]?.split(", ");
    const Origin = "http://localhost:5173";
    const { headers } = await fetch(`${gateway.url()}/api/status`, {
      method: "OPTIONS",
      headers: { Origin, "Access-Control-Request-Method": "GET" },
    });
    const told = (name: string) =>
      headers
        .get(name)
        ?.split(",")
        .map((word) => word.trim());
    expect(written("Access-Control-Allow-Headers")).toEqual(told("Access-Control-Allow-Headers"));
    const methods = new Set(Object.values(endpoints).map(({ method }) => method));
    expect(written("Access-Control-Allow-Methods")?.toSorted()).toEqual([...methods].toSorted());
    expect(told("Access-Control-Allow-Methods")).toEqual(expect.arrayContaining([...methods]));
    const answer = await fetch(`${gateway.url()}/api/status`, { headers: { Origin } });
    expect(written("Access-Control-Expose-Headers")).toEqual([
      answer.headers.get("Access-Control-Expose-Headers"),
    ]);
  });
});

describe("the merchant", () => {
  it("must be this gateway's", async () => {
    const call = (Merchant: string) =>
      gateway.call({ id: "getStatus", fields: status, headers: { Merchant } });
    expect((await call("VOLADO")).status).toBe(200);
    expect(await call("other")).toMatchObject({ status: 403, body: { code: "not_permitted" } });
  });
});

describe("an encrypted body", () => {
  const encrypted = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const [key] = gateway.services().settings.publicKeys();
    if (key === undefined) throw new Error("no key");
    return hpke1.encrypt({
      method: "POST",
      path: "/api/login",
      module: undefined,
      text: JSON.stringify(loginFields()),
      key,
      timestamp: gateway.services().now(),
      ...changes,
    });
  };
  const send = async ({ data, header }: { data: string; header: string }, path = "/api/login") => {
    const response = await fetch(gateway.url() + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Encryption: header },
      body: JSON.stringify({ data }),
    });
    return { status: response.status, ...(await response.json()) };
  };

  it("opens once", async () => {
    const body = await encrypted();
    expect((await send(body)).success).toBe(true);
    expect(await send(body)).toMatchObject({ status: 409, code: "replayed" });
  });

  it.each([-6, 6])("must not be %i minutes off", async (minutes) => {
    const body = await encrypted({ timestamp: gateway.services().now() + minutes * 60_000 });
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 400, code: "clock_skew" });
    expect(Math.abs(answer.value.now - gateway.services().now())).toBeLessThan(5_000);
  });

  it.each([
    ["method", { method: "PUT" }],
    ["path", { path: "/api/other" }],
    ["module", { module: "REG3" }],
  ])("is bound to its %s", async (_what, change) => {
    expect(await send(await encrypted(change))).toMatchObject({ status: 400, code: "invalid_input" });
  });

  it("may not be tampered with", async () => {
    const { data, header } = await encrypted();
    const flipped = (data.startsWith("A") ? "B" : "A") + data.slice(1);
    expect(await send({ data: flipped, header })).toMatchObject({ status: 400 });
    const later = header.replace(/ts=\d+/, `ts=${gateway.services().now() + 1}`);
    expect(await send({ data, header: later })).toMatchObject({ status: 400 });
  });

  it("stays readable over one rotation of the keys and not over two", async () => {
    const console = consolePorts(gateway.services());
    const [key] = gateway.services().settings.publicKeys();
    if (key === undefined) throw new Error("no key");
    const login = () => gateway.call({ id: "login", key, fields: loginFields() });
    const kid = await console.rotateKey();
    expect(await console.kids()).toEqual([kid, key.kid]);
    expect((await login()).status).toBe(200);
    await console.rotateKey();
    expect(await login()).toMatchObject({ status: 400, body: { code: "unknown_key" } });
    expect(await console.kids()).toHaveLength(2);
  });

  it("must be there where one is asked for", async () => {
    const plain = await fetch(`${gateway.url()}/api/login`, {
      method: "POST",
      body: JSON.stringify(loginFields()),
    });
    expect(plain.status).toBe(400);
    expect(await plain.json()).toMatchObject({ code: "invalid_input" });
  });
});

describe("faults", () => {
  const call = (id: EndpointId = "listGames") =>
    gateway.call({ id, fields: id === "getStatus" ? status : gameFields() });

  it("close the site for maintenance, but the status still says so", async () => {
    const maintenanceEnd = 1_795_800_000_000;
    gateway.services().faults.set({ ...noFaults, maintenance: true, maintenanceEnd });
    expect(await call()).toMatchObject({ status: 503, body: { code: "maintenance" } });
    expect(await call("getStatus")).toMatchObject({
      status: 200,
      body: { value: { maintenance: true, maintenanceEnd, regionRestriction: false } },
    });
  });

  it.each(["maintenance", "regionRestriction", "blocked"] as const)(
    "leave help and the documents readable while %s closes the site",
    async (closure) => {
      gateway.services().faults.set({ ...noFaults, [closure]: true });
      const help = { device: "MOBILE", lang: "ES" };
      expect(await gateway.call({ id: "getHelpCentre", fields: help })).toMatchObject({ status: 200 });
    },
  );

  it("close the site for a region and name the caller's address", async () => {
    gateway.services().faults.set({ ...noFaults, regionRestriction: true });
    const answer = await call();
    expect(answer).toMatchObject({
      status: 451,
      body: { code: "region_restricted", value: { ip: expect.stringMatching(/127\.0\.0\.1|::1/) } },
    });
    expect(await call("getStatus")).toMatchObject({ body: { value: { regionRestriction: true } } });
  });

  it("slow every call down", async () => {
    gateway.services().faults.set({ ...noFaults, latencyMs: 150 });
    const begun = performance.now();
    await call();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(145);
  });

  it("fail one call and leave the others alone", async () => {
    gateway.services().faults.set({ ...noFaults, calls: { listGames: "error" } });
    expect(await call()).toMatchObject({ status: 500, body: { code: "internal" } });
    expect((await call("getStatus")).status).toBe(200);
  });

  it("tell that one call is being upgraded, while the site stays open", async () => {
    gateway.services().faults.set({ ...noFaults, calls: { listGames: "upgrade" } });
    expect(await call()).toMatchObject({ status: 503, body: { code: "system_upgrading" } });
    expect(await call("getStatus")).toMatchObject({ status: 200, body: { value: { maintenance: false } } });
  });

  it("fail a share of all calls", async () => {
    gateway.services().faults.set({ ...noFaults, failRate: 1 });
    expect((await call()).status).toBe(500);
  });

  it("cut the connection", async () => {
    gateway.services().faults.set({ ...noFaults, calls: { listGames: "abort" } });
    await expect(call()).rejects.toThrow(/fetch failed/);
    gateway.services().faults.set(noFaults);
    expect((await call()).status).toBe(200);
  });

  it("never answer", async () => {
    gateway.services().faults.set({ ...noFaults, calls: { getStatus: "hang" } });
    const patience = AbortSignal.timeout(300);
    const waiting = fetch(`${gateway.url()}/api/status?merchantCode=volado&platform=M`, { signal: patience });
    await expect(waiting).rejects.toThrow(/timeout/i);
  });
});

describe("bodies", () => {
  it("that are too large are refused before they are read", async () => {
    const response = await fetch(`${gateway.url()}/api/favourites`, {
      method: "POST",
      headers: { Token: await gateway.logIn(), "Idempotency-Key": crypto.randomUUID() },
      body: "x".repeat(200_000),
    });
    expect(response.status).toBe(413);
  });

  it.each(["", "{", "null", "[]", '"text"', '{"nodeId":{}}'])("of %j are refused", async (body) => {
    const response = await fetch(`${gateway.url()}/api/favourites`, {
      method: "POST",
      headers: { Token: await gateway.logIn(), "Idempotency-Key": crypto.randomUUID() },
      body,
    });
    expect([400, 422]).toContain(response.status);
    expect((await response.json()).code).toBe("invalid_input");
  });
});
