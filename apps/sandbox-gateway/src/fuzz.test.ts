import { endpoints } from "@volado/api-client/endpoints";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { useGateway } from "./testing/test-gateway.ts";

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
const request = fc.record({
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
});

/** `%` sequences that are no UTF-8 can only come from outside `URLSearchParams`. */
const encoded = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value.startsWith("%") ? value : encodeURIComponent(value)}`)
    .join("&");

describe("bad input", () => {
  it("is refused with a code, and never fails the gateway", async () => {
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
      { numRuns: 400 },
    );
  }, 120_000);
});
