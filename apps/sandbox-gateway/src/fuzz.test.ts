import { endpoints } from "@volado/api-client/endpoints";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defaultLimits } from "./options.ts";
import { sampleFields, sendCall, sendRaw, useGateway } from "./testing/index.ts";

/* Number of calls in each test, such as `VOLADO_FUZZ_CALLS=10000`. A few hundred by default. */
const calls = process.env.VOLADO_FUZZ_CALLS === undefined ? undefined : Number(process.env.VOLADO_FUZZ_CALLS);
/** Milliseconds for all of a test's calls on a busy machine. */
const timeout = Math.max(120_000, 400 * (calls ?? 0));

const noLimit = { burst: 1_000_000, perSecond: 1_000_000 };
const names = Object.keys(defaultLimits);
const limits = { ...defaultLimits, ...Object.fromEntries(names.map((name) => [name, noLimit])) };
const gateway = useGateway({ team: false, limits });

const all = Object.values(endpoints);
const ids = all.map(({ id }) => id);
const sampled = ids.flatMap((id) => Object.keys(sampleFields(id)));
const fieldNames = [...new Set(sampled), "__proto__", "constructor"];

const numbers = ["-1", "0", "1e999", "NaN", "9007199254740993", "999999999999999999999", "2026-02-30"];
const signs = ["", " ", "%", "%00", "_", "\\", "\u0000", "🎲"];
const words = [...signs, "' or 1=1 --", "true", "__proto__", "a".repeat(5_000)];
const nastyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(...numbers, ...words),
);
const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;
const nastyNumbers = [-1, 0.1, 2 ** 31, MAX_SAFE_INTEGER, MIN_SAFE_INTEGER, 1e300, 8.64e15 + 1];
const nasty = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, ...nastyNumbers),
  fc.jsonValue({ maxDepth: 3 }),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new File([new Uint8Array(bytes)], "card.png")),
);

/** Any call with some of its client's fields corrupted, in its codec's body. */
const spoiltCall = fc.constantFrom(...ids).chain((id) => {
  const good = sampleFields(id);
  const names = fc.constantFrom(...Object.keys(good), "other");
  return fc.record({
    id: fc.constant(id),
    fields: fc.dictionary(names, nasty, { maxKeys: 3 }).map((spoilt) => ({ ...good, ...spoilt })),
    username: fc.constantFrom("jugador", "agente", "prueba", "nueva", undefined),
    language: fc.constantFrom("ES", "EN", "xx", "127922"),
  });
});

const ours = ["Merchant", "Language", "Platform", "Token", "Encryption", "Idempotency-Key"];
const headers = [...ours, "Content-Type", "Origin", "X-Forwarded-For", "Accept-Encoding"];
const headerText = fc
  .string({ unit: "binary-ascii", maxLength: 60 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, "").trim());
const fields = fc.dictionary(fc.constantFrom(...fieldNames), nastyText, { maxKeys: 8 });
/** Any HTTP request to one of these paths. */
const requestTo = (paths: readonly string[]) =>
  fc.record({
    method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH"),
    path: fc.constantFrom(...paths),
    query: fields,
    headers: fc.dictionary(fc.constantFrom(...headers), headerText, { maxKeys: 5 }),
    body: fc.oneof(
      fc.constant(undefined),
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.json(),
      fc.record({ data: nastyText }).map((value) => JSON.stringify(value)),
      fields.map((value) => JSON.stringify(value)),
    ),
    signedIn: fc.boolean(),
  });

/** `%` sequences that are not UTF-8 can only come from outside `URLSearchParams`. */
const encoded = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value.startsWith("%") ? value : encodeURIComponent(value)}`)
    .join("&");

describe("bad input", () => {
  it("in the fields of any call never causes an internal error", { timeout }, async () => {
    const tokens = new Map<string, string>();
    const tokenOf = async (username: string): Promise<string> => {
      const token = tokens.get(username) ?? (await gateway.logIn(username));
      tokens.set(username, token);
      return token;
    };
    const property = fc.asyncProperty(spoiltCall, async ({ id, username, language, ...call }) => {
      const { settings, brand } = gateway.services();
      const called = { url: gateway.url(), keys: settings.publicKeys, merchant: brand.code };
      const token = username === undefined ? {} : { token: await tokenOf(username) };
      const answer = await sendCall(called, { id, ...call, ...token, headers: { Language: language } });
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
      expect(gateway.log).toEqual([]);
      if (username !== undefined && (id === "logout" || answer.status === 401)) tokens.delete(username);
    });
    const runs = calls === undefined ? { numRuns: 300, seed: 160 } : { numRuns: calls };
    await fc.assert(property, { ...runs, endOnFailure: true });
  });

  it("as any request to the calls' addresses is refused with a code", { timeout }, async () => {
    const paths = [...new Set(all.map(({ path }) => path)), "/api", "/api/", "/api/none"];
    let token = await gateway.logIn();
    const property = fc.asyncProperty(
      requestTo(paths),
      async ({ method, path, query, headers, body, signedIn }) => {
        const response = await fetch(`${gateway.url()}${path}?${encoded(query)}`, {
          method,
          headers: { ...(signedIn && { Token: token }), ...headers },
          ...(body !== undefined && method !== "GET" && { body }),
        });
        const answer: unknown = await response.json();
        expect(response.status).toBeLessThan(500);
        expect(answer).toHaveProperty("success", response.status === 200);
        if (response.status !== 200) expect(answer).toHaveProperty("code");
        if (path === "/api/logout") token = await gateway.logIn();
      },
    );
    await fc.assert(property, { numRuns: calls ?? 400 });
  });

  it("causes no internal error in games, console, pictures and sign-in pages either", {
    timeout,
  }, async () => {
    const play = ["round", "turn", "flight", "bets", "table"].map((name) => `/play/api/${name}`);
    const members = ["accounts/jugador/balance", "sessions/expire", "inbox/jugador"];
    const consoleCalls = [...members, "faults", "switches/X", "deposits/none", "outbox"];
    const key = "?key=volado-sandbox-key&";
    const identity = ["accounts:signInWithIdp", "accounts:lookup"].map((name) => `/v1/${name}${key}`);
    const covers = ["cover/x/JL-RNG-001.svg", "cover/x/JL-RNG-001.webp?width=1e9&format=exe"];
    const art = [...covers, "banner/x/home-coin.svg"];
    const property = fc.asyncProperty(
      requestTo([
        ...play,
        ...consoleCalls.map((name) => `/console/api/${name}`),
        ...identity.map((path) => `/identitytoolkit.googleapis.com${path}`),
        `/securetoken.googleapis.com/v1/token${key}`,
        ...art.map((path) => `/art/${path}`),
        ...["/play/slots", "/play/none", "/pay/none", "/pay/callback", "/chat/none", "/vitals"],
        ...["/oauth/google/authorize", "/oauth/facebook/as/maria"],
        ...["/downloads/app.mobileconfig", "/api/pictures/none"],
      ]),
      async ({ method, path, query, headers, body }) => {
        const response = await fetch(`${gateway.url()}${path}?${encoded(query)}`, {
          method,
          headers: { "Content-Type": "application/json", ...headers },
          ...(body !== undefined && method !== "GET" && { body }),
        });
        await response.text();
        expect(response.status, `${method} ${path}`).toBeLessThan(500);
      },
    );
    await fc.assert(property, { numRuns: calls ?? 250 });
  });

  it.each([
    ["a NUL", '"Ana\\u0000"'],
    ["half a character", '"Ana\\ud83c"'],
    ["levels without end", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ])("is refused in every field of every call that has a body: %s", async (_what, value) => {
    const token = await gateway.logIn();
    const body = `{${fieldNames.map((name) => `"${name}":${value}`).join(",")}}`;
    for (const { method, path, codec } of all.filter((endpoint) => endpoint.codec !== "query")) {
      const key = { "Idempotency-Key": crypto.randomUUID() };
      const headers = { Token: token, "Content-Type": "application/json", ...key };
      const response = await fetch(gateway.url() + path, { method, headers, body });
      const { code } = z.object({ code: z.string() }).parse(await response.json());
      expect(Math.floor(response.status / 100), `${path} ${codec} ${code}`).toBe(4);
    }
  });

  it.each<[path: string, body?: string]>([
    ["/chat/none%00"],
    ["/pay/none%00"],
    ["/pictures/%00"],
    ["/downloads/%00"],
    ["/console/api/switches/%00", '{"on":true}'],
    ["/console/api/accounts/%00/balance", '{"balance":1}'],
  ])("is refused in the address of %s", async (path, body) => {
    const sent = { method: "PUT", body: body ?? null, headers: { "Content-Type": "application/json" } };
    const response = await fetch(gateway.url() + path, body === undefined ? {} : sent);
    await response.text();
    expect(Math.floor(response.status / 100)).toBe(4);
  });

  it.each([
    ["a query that is not UTF-8", "GET /api/games?pageNo=%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an address that is not UTF-8", "GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a picture's broken address", "GET /art/cover/%E0%A4%A/%.svg HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an address with a foreign host", "GET //evil.example/api/status HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["half an address", "GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a broken host", "GET /api/status HTTP/1.1\r\nHost: ][\r\n\r\n"],
    ["no host", "GET /api/status HTTP/1.1\r\n\r\n"],
    ["a broken length", "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n"],
    ["broken chunks", "POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["no HTTP at all", "NONSENSE\r\n\r\n"],
    ["a huge header", `GET /api/status HTTP/1.1\r\nHost: x\r\nToken: ${"a".repeat(40_000)}\r\n\r\n`],
  ])("is refused as malformed HTTP: %s", async (_what, words) => {
    expect(await sendRaw(gateway.url(), words)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
