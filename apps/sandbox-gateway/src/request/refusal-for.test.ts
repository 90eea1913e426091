import { HTTPException } from "hono/http-exception";
import { describe, expect, it } from "vitest";
import { failureResponse } from "./envelope.ts";
import { Refusal } from "./refusal.ts";

const withCode = (code: string) => Object.assign(new Error("secret of the database"), { code });

describe("what a failure looks like outside", () => {
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
    [
      "a query after its transaction's connection was lost",
      new Error("Client has encountered a connection error and is not queryable"),
      503,
      "internal",
    ],
    [
      "a transaction without a connection",
      new Error("Postgres connection has been discarded"),
      503,
      "internal",
    ],
    ["a rule of the database", withCode("23505"), 500, "internal"],
    ["a file that isn't there", withCode("ENOENT"), 500, "internal"],
    ["a fault", new TypeError("secret"), 500, "internal"],
    ["something thrown that is no error", "secret", 500, "internal"],
  ])("%s", async (_what, error, status, code) => {
    const response = failureResponse(error);
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([status, { success: false, code }]);
    expect(text).not.toContain("secret");
    expect(response.headers.get("Retry-After")).toBe(status === 503 ? "5" : null);
  });
});
