import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type DescribeContext, describeRequest } from "./describe-request.ts";
import { type Codec, defineEndpoint, Module } from "./endpoint.ts";

const context: DescribeContext = {
  merchant: "demo",
  platform: "M",
  language: "ES",
  baseUrl: "https://gate.example/v1",
  paths: {},
  token: undefined,
  standalone: false,
};

const save = (codec: Codec, access: "anyone" | "session" | "optional-session" = "anyone") =>
  defineEndpoint({
    id: "save",
    method: "POST",
    path: "/api/save",
    module: Module.Common,
    access,
    codec,
    request: z.object({
      name: z.string().check(z.maxLength(9)),
      on: z.optional(z.boolean()),
      n: z.optional(z.number()),
    }),
    encode: (input: { readonly name: string; readonly on?: boolean; readonly n?: number }) => ({ ...input }),
    response: z.unknown(),
    replay: "never",
  });

const base = { Accept: "application/json", Merchant: "demo", Module: "COMM3", Language: "ES", Platform: "M" };

describe("describeRequest", () => {
  test("puts a query into the URL without undefined fields", () => {
    expect(describeRequest(save("query"), { name: "a b&c", on: false }, context)).toEqual({
      endpoint: "save",
      method: "POST",
      url: "https://gate.example/v1/api/save?name=a+b%26c&on=false",
      path: "/v1/api/save",
      headers: base,
      body: undefined,
      secret: false,
    });
  });

  test("writes JSON with its content type", () => {
    expect(describeRequest(save("json"), { name: "a", n: 2 }, context)).toMatchObject({
      url: "https://gate.example/v1/api/save",
      headers: { ...base, "Content-Type": "application/json" },
      body: '{"name":"a","n":2}',
      secret: false,
    });
  });

  test("marks an encrypted body as secret", () => {
    expect(describeRequest(save("encrypted"), { name: "a" }, context)).toMatchObject({
      body: '{"name":"a"}',
      secret: true,
    });
  });

  test("leaves the content type of forms to the platform", () => {
    const form = describeRequest(save("form"), { name: "ñ", on: true }, context);
    expect(String(form.body)).toBe("name=%C3%B1&on=true");
    const parts = describeRequest(save("multipart"), { name: "x", n: 1 }, context);
    expect(parts.body instanceof FormData && [...parts.body]).toEqual([
      ["name", "x"],
      ["n", "1"],
    ]);
    for (const { headers } of [form, parts]) expect(headers).not.toHaveProperty("Content-Type");
  });

  test.each([
    ["anyone", "t", undefined],
    ["session", "t", "t"],
    ["optional-session", "t", "t"],
    ["optional-session", undefined, undefined],
  ] as const)("access %s with token %s sends %s", (access, token, sent) => {
    expect(describeRequest(save("json", access), { name: "a" }, { ...context, token }).headers.Token).toBe(
      sent,
    );
  });

  test("sends Device only from an installed app", () => {
    const headers = (standalone: boolean) =>
      describeRequest(save("json"), { name: "a" }, { ...context, standalone }).headers;
    expect(headers(true).Device).toBe("OTHERS");
    expect(headers(false)).not.toHaveProperty("Device");
  });

  test.each([
    ["", {}, "/api/save", "/api/save"],
    ["/", {}, "/api/save", "/api/save"],
    ["https://gate.example", {}, "https://gate.example/api/save", "/api/save"],
    ["https://gate.example", { save: "/x/y" }, "https://gate.example/x/y", "/x/y"],
    ["https://gate.example", { other: "/x" }, "https://gate.example/api/save", "/api/save"],
    ["https://gate.example", { save: "/x?a=1" }, "https://gate.example/x?a=1", "/x"],
  ])("from base %j and paths %j it calls %s", (baseUrl, paths, url, path) => {
    expect(describeRequest(save("json"), { name: "a" }, { ...context, baseUrl, paths })).toMatchObject({
      url,
      path,
    });
  });
});
