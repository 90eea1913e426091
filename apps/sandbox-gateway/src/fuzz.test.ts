import { endpoints } from "@volado/api-client/endpoints";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { sendRaw } from "./testing/send-raw.ts";
import { useGateway } from "./testing/test-gateway.ts";

/** More of them at a word of the environment; see `fuzz-calls.test.ts`. */
const calls = process.env.VOLADO_FUZZ_CALLS === undefined ? undefined : Number(process.env.VOLADO_FUZZ_CALLS);

/** Milliseconds for all of a test's calls. */
const PATIENCE_MS = Math.max(120_000, 400 * (calls ?? 0));

const gateway = useGateway();
afterEach(() => expect(gateway.log).toEqual([]));

const paths = [...new Set(Object.values(endpoints).map(({ path }) => path)), "/api", "/api/", "/api/none"];
const headerNames = [
  "Merchant",
  "Language",
  "Platform",
  "Token",
  "Encryption",
  "Idempotency-Key",
  "Content-Type",
  "Origin",
  "X-Forwarded-For",
  "Accept-Encoding",
];
const fieldNames = [
  "merchantCode",
  "gameType",
  "gameClassify",
  "pageNo",
  "pageSize",
  "vassalage",
  "gameName",
  "minBet",
  "types",
  "nodeId",
  "gameId",
  "language",
  "limitNum",
  "isNew",
  "username",
  "email",
  "code",
  "agents",
  "mobileNum",
  "countryDialingCode",
  "purpose",
  "verification",
  "challenge",
  "duration",
  "kind",
  "contractId",
  "accept",
  "__proto__",
  "constructor",
];

const headerText = fc
  .string({ unit: "binary-ascii", maxLength: 60 })
  .map((text) => text.replace(/[^\x20-\x7e]/g, "").trim());
const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    "-1",
    "0",
    "1e999",
    "NaN",
    "999999999999999999999",
    "' or 1=1 --",
    "\u0000",
    "%00",
    "🎲",
    "true",
  ),
);
const parts = {
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH"),
  path: fc.constantFrom(...paths),
  query: fc.dictionary(fc.constantFrom(...fieldNames), nasty, { maxKeys: 8 }),
  headers: fc.dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 5 }),
  body: fc.oneof(
    fc.constant(undefined),
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.json(),
    fc.record({ data: nasty }).map((value) => JSON.stringify(value)),
    fc.dictionary(fc.constantFrom(...fieldNames), nasty).map((value) => JSON.stringify(value)),
  ),
  signedIn: fc.boolean(),
};
const request = fc.record(parts);

/** `%` sequences that are no UTF-8 can only come from outside `URLSearchParams`. */
const encoded = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value.startsWith("%") ? value : encodeURIComponent(value)}`)
    .join("&");

describe("bad input", () => {
  it(
    "is refused with a code, and never fails the gateway",
    async () => {
      let token = await gateway.logIn();
      await fc.assert(
        fc.asyncProperty(request, async ({ method, path, query, headers, body, signedIn }) => {
          const response = await fetch(`${gateway.url()}${path}?${encoded(query)}`, {
            method,
            headers: { ...(signedIn && { Token: token }), ...headers },
            ...(body !== undefined && method !== "GET" && { body }),
          });
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          const answer: unknown = JSON.parse(text);
          expect(answer).toHaveProperty("success", response.status === 200);
          if (response.status !== 200) expect(answer).toHaveProperty("code");
          if (path === "/api/logout") token = await gateway.logIn();
        }),
        { numRuns: calls ?? 400 },
      );
    },
    PATIENCE_MS,
  );

  it(
    "does not fail the demo games, the console or the pictures either",
    async () => {
      const places = fc.constantFrom(
        "/play/api/round",
        "/play/api/bets",
        "/play/api/table",
        "/play/slots",
        "/play/none",
        "/console/api/faults",
        "/console/api/switches/X",
        "/console/api/accounts/jugador/balance",
        "/console/api/sessions/expire",
        "/console/api/inbox/jugador",
        "/console/api/deposits/none",
        "/console/api/outbox",
        "/pay/none",
        "/pay/callback",
        "/chat/none",
        "/vitals",
        "/oauth/google/authorize",
        "/oauth/facebook/as/maria",
        "/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=volado-sandbox-key&",
        "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=volado-sandbox-key&",
        "/securetoken.googleapis.com/v1/token?key=volado-sandbox-key&",
        "/downloads/app.mobileconfig",
        "/api/pictures/none",
        "/art/symbol/x/coin.svg",
        "/art/banner/x/home-coin.svg",
        "/art/cover/x/RNG-jaguar.avif?width=1e9&format=exe",
      );
      const odd = fc.record({ ...parts, path: places });
      await fc.assert(
        fc.asyncProperty(odd, async ({ method, path, query, headers, body }) => {
          const response = await fetch(`${gateway.url()}${path}?${encoded(query)}`, {
            method,
            headers: { "Content-Type": "application/json", ...headers },
            ...(body !== undefined && method !== "GET" && { body }),
          });
          await response.text();
          expect(response.status, `${method} ${path}`).toBeLessThan(500);
        }),
        { numRuns: calls ?? 250 },
      );
    },
    PATIENCE_MS,
  );

  it.each([
    ["a NUL", "Ana\u0000"],
    ["half a character", "Ana\ud83c"],
    ["levels without end", "deep"],
  ])("is refused in every field of every call that has a body: %s", async (_what, text) => {
    const token = await gateway.logIn();
    const deep = `${"[".repeat(10_000)}${"]".repeat(10_000)}`;
    const value = text === "deep" ? deep : JSON.stringify(text);
    const body = `{${fieldNames.map((name) => `"${name}":${value}`).join(",")}}`;
    for (const { method, path, codec } of Object.values(endpoints).filter(({ codec }) => codec !== "query")) {
      const response = await fetch(`${gateway.url()}${path}`, {
        method,
        headers: { Token: token, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
        body,
      });
      const answer = z.object({ code: z.string() }).parse(await response.json());
      expect(response.status, `${path} ${codec} ${answer.code}`).toBeGreaterThanOrEqual(400);
      expect(response.status, `${path} ${codec} ${answer.code}`).toBeLessThan(500);
    }
  });

  it.each<[what: string, path: string, body?: string, method?: string]>([
    ["a chat's page", "/chat/none%00"],
    ["a payment's page", "/pay/none%00"],
    ["a switch of the console", "/console/api/switches/%00", '{"on":true}', "PUT"],
    ["an account of the console", "/console/api/accounts/%00/balance", '{"balance":1}', "PUT"],
    ["a picture of a player", "/pictures/%00"],
    ["a download", "/downloads/%00"],
  ])("is refused on the pages beside the calls too: %s", async (_what, path, body, method = "POST") => {
    const sent = body === undefined ? {} : { method, body, headers: { "Content-Type": "application/json" } };
    const response = await fetch(`${gateway.url()}${path}`, sent);
    await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it.each([
    ["a query that is no UTF-8", "GET /api/games?pageNo=%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an address that is no UTF-8", "GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a picture's address that is none", "GET /art/cover/%E0%A4%A/%.svg HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an address with a foreign host", "GET //evil.example/api/status HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["half an address", "GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a host that is none", "GET /api/status HTTP/1.1\r\nHost: ][\r\n\r\n"],
    ["no host", "GET /api/status HTTP/1.1\r\n\r\n"],
    ["a length that is none", "POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n"],
    ["broken chunks", "POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
    ["no HTTP at all", "NONSENSE\r\n\r\n"],
    ["a huge header", `GET /api/status HTTP/1.1\r\nHost: x\r\nToken: ${"a".repeat(40_000)}\r\n\r\n`],
  ])("is refused when it is hardly HTTP: %s", async (_what, words) => {
    expect(await sendRaw(gateway.url(), words)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});
