import { type BrotliOptions, brotliCompress } from "node:zlib";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { expect, it, vi } from "vitest";
import { codingFor, failureResponse } from "./envelope.ts";
import { Refusal } from "./refusal.ts";

it.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate", "gzip"],
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000", undefined],
  ["BR;q=0.5", "br"],
])("the coding of an answer for %j is %j", (header, coding) => {
  expect(codingFor(header)).toBe(coding);
});

const withCode = (code: string) => Object.assign(new Error("secret of the database"), { code });

it.each<[string, unknown, number, string]>([
  ["a refusal", new Refusal("conflict"), 409, "conflict"],
  ["a body that is too large", new HTTPException(413), 413, "invalid_input"],
  ["a request that the server can't read", new HTTPException(400), 400, "invalid_input"],
  ["a NUL that reached PostgreSQL", withCode("22021"), 400, "invalid_input"],
  ["half a character in JSON that reached it", withCode("22P05"), 400, "invalid_input"],
  ["a database that isn't there", withCode("ECONNREFUSED"), 503, "internal"],
  ["one that is shutting down", withCode("57P01"), 503, "internal"],
  ["one with no room for another connection", withCode("53300"), 503, "internal"],
  ["a connection lost on the way", new Error("Connection terminated unexpectedly"), 503, "internal"],
  ["one that ended a transaction which stood still", withCode("25P03"), 503, "internal"],
  ["a query after its connection was lost", new Error("Client is not queryable"), 503, "internal"],
  ["a lost transaction", new Error("Postgres connection has been discarded"), 503, "internal"],
  ["a rule of the database", withCode("23505"), 500, "internal"],
  ["a fault", new TypeError("secret"), 500, "internal"],
  ["something thrown that is no error", "secret", 500, "internal"],
])("the response to a failure: %s", async (_what, error, status, code) => {
  const response = failureResponse(error);
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toMatchObject([status, { success: false, code }]);
  expect(text).not.toContain("secret");
  expect(response.headers.get("Retry-After")).toBe(status === 503 ? "5" : null);
});

vi.mock("node:zlib", { spy: true });
// Other suites may have loaded these modules with the real compression.
vi.resetModules();
const { sendText } = await import("../pages/responses.ts");
const { compressedEnvelope } = await import("./envelope.ts");

type Done = (error: Error | null, result: Buffer<ArrayBuffer>) => void;

/** Makes the next compression fail. */
const failOnce = () =>
  vi
    .mocked(brotliCompress)
    .mockImplementationOnce((_text: unknown, _options: BrotliOptions | Done, done?: Done) =>
      done?.(new Error("no memory"), Buffer.alloc(0)),
    );

it("compresses an answer again after a failure", async () => {
  const value = { words: "palabras ".repeat(500) };
  failOnce();
  await expect(compressedEnvelope(value, "br")).rejects.toThrow("no memory");
  expect((await compressedEnvelope(value, "br")).coding).toBe("br");
});

it("compresses a text of the sandbox's own pages again after a failure", async () => {
  const wire = { text: "texto ".repeat(500) };
  const app = new Hono().get("/", (c) => sendText(c, wire, {}));
  app.onError((_, c) => c.text("failed", 500));
  const ask = () => app.request("/", { headers: { "Accept-Encoding": "br" } });
  failOnce();
  expect((await ask()).status).toBe(500);
  expect((await ask()).headers.get("Content-Encoding")).toBe("br");
});
