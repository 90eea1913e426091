import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { AnyEndpoint } from "../core/endpoint.ts";
import { endpoints } from "./index.ts";

const all: readonly AnyEndpoint[] = Object.values(endpoints);

const fieldNames = (request: AnyEndpoint["request"]): string =>
  Object.keys(z.toJSONSchema(request, { unrepresentable: "any", io: "input" }).properties ?? {}).join(" ");

describe("the registry", () => {
  test.each(Object.entries(endpoints))("%s is a valid definition", (name, endpoint: AnyEndpoint) => {
    expect(endpoint.id).toBe(name);
    expect(endpoint.path).toMatch(/^\/api(\/[a-z-]+)+$/);
    expect(Object.isFrozen(endpoint)).toBe(true);
    if (endpoint.method === "GET") expect(endpoint.codec).toBe("query");
    if (endpoint.cache) expect(endpoint.replay).toBe("safe");
  });

  test("methods with paths are unique, and so are record names", () => {
    const calls = all.map(({ method, path }) => `${method} ${path}`);
    const records = all.flatMap(({ cache }) => cache?.record ?? []);
    expect(new Set(calls).size).toBe(calls.length);
    expect(new Set(records).size).toBe(records.length);
  });

  test("passwords are always encrypted, and only retried with an idempotency key", () => {
    const withPassword = all.filter(({ request }) => /password/i.test(fieldNames(request)));
    expect(withPassword.map(({ id }) => id)).toContain("requestWithdrawal");
    for (const { codec, replay } of withPassword)
      expect([codec, replay]).toEqual(["encrypted", expect.stringMatching(/^(never|keyed)$/)]);
  });

  test("exactly the calls of Spec §7 and §9 are cached, as personal or public", () => {
    const cached = all.flatMap(({ id, cache }) =>
      cache ? [[id, cache.personal ? "personal" : "public"]] : [],
    );
    expect(Object.fromEntries(cached)).toEqual({
      // Contains the links to customer service (docs/decisions/094).
      getStatus: "public",
      getMemberInfo: "personal",
      getLotteryMenu: "public",
      listLotteries: "public",
      listAnnouncements: "personal",
    });
  });
});
