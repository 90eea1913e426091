import { Gateway } from "@volado/domain/site";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ok, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, keyed, once, read, secret, testClient } from "../../test-server/test-client.ts";
import { createKeyPair } from "../crypto/index.ts";
import { rows } from "../schemas/rows.ts";
import { defineEndpoint, Module } from "./endpoint.ts";
import type { ClientOptions, Fetch } from "./options.ts";
import { PIPELINE } from "./pipeline.ts";

describe("createClient", () => {
  test("is deterministic", async () => {
    await using server = await startFaultServer((_, index) =>
      index % 2 === 0 ? refuse(500, "internal") : ok({ n: 1 }),
    );
    const { client, events } = testClient(server.url);
    await client.call(read);
    const first = events.splice(0).map(({ type }) => type);
    await client.call(read);
    expect(events.map(({ type }) => type)).toEqual(first);
    expect(first).toEqual(["try", "retry", "try"]);
    expect(Object.isFrozen(PIPELINE)).toBe(true);
  });

  test("sends the headers of decisions W3", async () => {
    await using server = await startFaultServer(() => ok({ n: 1 }));
    await testClient(server.url, { standalone: () => true }).client.call(read, { q: "ñ" });
    expect(server.received[0]).toMatchObject({
      method: "GET",
      path: "/read",
      headers: { merchant: "demo", language: "ES", platform: "M", token: "token-1", device: "OTHERS" },
    });
    expect(server.received[0]?.query.get("q")).toBe("ñ");
  });

  test("an invalid response is a schema error without values", async () => {
    await using server = await startFaultServer(() => ok({ n: "secret-value" }));
    const error = await failureOf(testClient(server.url).client.call(read));
    expect(error).toMatchObject({ kind: "schema", endpoint: "read" });
    expect(JSON.stringify([error.message, error.cause])).not.toContain("secret-value");
  });

  test("invalid input is refused before anything is sent", async () => {
    await using server = await startFaultServer(() => ok({ n: 1 }));
    expect((await failureOf(testClient(server.url).client.call(read, { q: "toolong" }))).kind).toBe("input");
    expect(server.received).toHaveLength(0);
  });

  test("a redirect is not followed, since it would carry the token away", async () => {
    await using elsewhere = await startFaultServer(() => ok({ n: 1 }));
    await using server = await startFaultServer(() => ({
      status: 307,
      headers: { Location: `${elsewhere.url}/read` },
      raw: "",
    }));
    expect((await failureOf(testClient(server.url).client.call(once))).kind).toBe("network");
    expect(elsewhere.received).toHaveLength(0);
  });

  test("an abort closes the connection", async () => {
    await using server = await startFaultServer(() => "hang");
    const stop = new AbortController();
    const answer = failureOf(testClient(server.url).client.call(once, {}, { signal: stop.signal }));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    stop.abort();
    expect((await answer).kind).toBe("aborted");
    await vi.waitFor(() => expect(server.givenUp()).toBe(1));
  });

  test("invalid rows are dropped and reported", async () => {
    const list = defineEndpoint({
      id: "list",
      method: "GET",
      path: "/list",
      access: "anyone",
      codec: "query",
      request: z.object({}),
      encode: (_: undefined) => ({}),
      response: z.object({ all: rows(z.object({ id: z.string() })) }),
      replay: "safe",
    });
    await using server = await startFaultServer(() => ok({ all: [{ id: "a" }, { id: 2 }, {}] }));
    const { client, events } = testClient(server.url);
    expect(await client.call(list)).toEqual({ all: [{ id: "a" }] });
    expect(events).toContainEqual({ type: "rows-dropped", endpoint: "list", count: 2, fields: ["all[].id"] });
  });

  test("telemetry has outcomes, but no bodies, tokens or queries", async () => {
    await using server = await startFaultServer(() =>
      refuse(403, "not_permitted", { value: { note: "private" } }),
    );
    const { client, events } = testClient(server.url);
    await failureOf(client.call(read, { q: "find" }));
    await failureOf(client.call(secret, { q: "hush" }));
    expect(events[0]).toMatchObject({
      type: "try",
      endpoint: "read",
      attempt: 1,
      outcome: "rejected",
      status: 403,
      code: "not_permitted",
    });
    const log = JSON.stringify(events);
    for (const secret of ["token-1", "find", "hush", "private"]) expect(log).not.toContain(secret);
  });
});

test("errors in telemetry fail no call and leave no unhandled rejection", async () => {
  await using server = await startFaultServer((_, index) =>
    index === 0 ? refuse(500, "internal") : ok({ n: 1 }),
  );
  const onEvent = () => {
    throw new Error("the page's own telemetry failed");
  };
  expect(await testClient(server.url, { onEvent }).client.call(read)).toEqual({ n: 1 });
});

describe("path overrides", () => {
  test("run-time paths win over those of the options, which win over the endpoint's", async () => {
    await using server = await startFaultServer(() => ok({ n: 1 }));
    const { client } = testClient(server.url, { paths: { read: "/fixed", once: "/fixed-once" } });
    await client.call(read);
    client.setPaths({ read: "/current" });
    await client.call(read);
    await client.call(once);
    client.setPaths({});
    await client.call(read);
    expect(server.received.map(({ path }) => path)).toEqual(["/fixed", "/current", "/fixed-once", "/fixed"]);
  });

  test.each([
    ...["https://evil.example/x", "//evil.example/x", "/\\evil.example", "read", ""],
    // URL parsers strip them, which would leave two slashes.
    ...[
      "/\t/evil.example/x",
      "/\n/evil.example",
      "/\r/evil.example",
      "/\r\n/evil.example",
      "/\t\\evil.example",
    ],
    ...["\t/read", "/read\r\nToken: x", "/\u0000/read", "/\u0085/read"],
  ])("%j would leave the gateway and is refused", async (path) => {
    await using server = await startFaultServer(() => ok({ n: 1 }));
    const { client, events } = testClient(server.url);
    client.setPaths({ read: path });
    await client.call(read);
    expect(server.received[0]?.path).toBe("/read");
    expect(events).toContainEqual({ type: "path-refused", endpoint: "read" });
  });

  test("calls with an accepted path stay on the page's origin", async () => {
    const piece = fc.constantFrom(..."/\\\t\n\r\0.:@?#% aé", "evil.example", "//", "https:");
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);
    const sent: string[] = [];
    const fetch: Fetch = async (url) => {
      sent.push(url);
      return Response.json({ success: true, value: { n: 1 } });
    };
    await fc.assert(
      fc.asyncProperty(path, async (override) => {
        await testClient("", { fetch, paths: { once: override } }).client.call(once);
        expect(new URL(sent.at(-1) ?? "", "https://site.example/m/home").origin).toBe("https://site.example");
      }),
      { numRuns: 2_000 },
    );
    expect(new Set(sent).size).toBeGreaterThan(100);
  });
});

const { publicKey } = await createKeyPair("k1");
const broken = (): never => {
  throw new Error("the page's own mistake");
};
const session = { token: () => "token-1", identity: () => "ana", ended: () => {} };

const noKey = { kind: "crypto", reason: "no-key" };

test.each<[string, Partial<ClientOptions>, object]>([
  ["language", { language: broken }, { kind: "input" }],
  ["standalone", { standalone: broken }, { kind: "input" }],
  ["session.token", { session: { ...session, token: broken } }, { kind: "input" }],
  ["session.identity", { session: { ...session, identity: broken } }, { kind: "input" }],
  ["fetch", { fetch: broken }, { kind: "network" }],
  ["encryptionKeys", { encryptionKeys: broken }, noKey],
  ["refreshEncryptionKeys", { encryptionKeys: () => [], refreshEncryptionKeys: broken }, noKey],
  ["ciphers.body", { ciphers: { body: broken } }, { kind: "network" }],
  [
    "the cipher",
    { ciphers: { body: async () => ({ encrypt: broken }) } },
    { kind: "crypto", reason: "cipher-failed" },
  ],
  ["clock.now", { clock: { now: broken, after: () => () => {} } }, { kind: "network" }],
  ["clock.after", { clock: { now: () => 0, after: broken } }, { kind: "network" }],
])("%s may throw, and the call ends in an ApiError", async (_, options, expected) => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const { client } = testClient(server.url, { encryptionKeys: () => [publicKey], ...options });
  const error = await failureOf(client.call(secret));
  expect(error).toMatchObject({
    ...expected,
    endpoint: "secret",
    cause: { message: "the page's own mistake" },
  });
  expect(server.received).toHaveLength(0);
});

test("a hook that throws between two attempts ends the call with an ApiError", async () => {
  await using server = await startFaultServer(() => "drop");
  const error = await failureOf(testClient(server.url, { random: broken }).client.call(keyed));
  expect(error).toMatchObject({ kind: "network", cause: { message: "the page's own mistake" } });
});

test("every caller gets the 401 even if session.ended throws", async () => {
  await using server = await startFaultServer(() => refuse(401, "session_expired"));
  const { client } = testClient(server.url, { session: { ...session, ended: broken } });
  const failures = await Promise.all(["a", "b"].map((q) => failureOf(client.call(read, { q }))));
  expect(failures).toMatchObject(Array(2).fill({ kind: "rejected", status: 401, code: "session_expired" }));
});

test("callers get the 401 even if the session hook throws", async () => {
  let tokens = 0;
  const token = () => (++tokens > 2 ? broken() : "token-1");
  await using server = await startFaultServer(() => refuse(401, "session_expired"));
  const { client } = testClient(server.url, { session: { ...session, token } });
  expect(await failureOf(client.call(read))).toMatchObject({ kind: "rejected", status: 401 });
});

const picky = defineEndpoint({
  id: "picky",
  method: "POST",
  path: "/picky",
  access: "anyone",
  codec: "json",
  request: z.object({ name: z.string() }),
  encode: ({ name }: { readonly name: { readonly first: string } }) => ({ name: name.first.trim() }),
  response: z.pipe(z.object({ n: z.number() }), z.transform(broken)),
  replay: "never",
});

test("input that can't be encoded is an InputError", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const { client } = testClient(server.url);
  const missing: { readonly name: { readonly first: string } } = JSON.parse("{}");
  expect(await failureOf(client.call(picky, missing))).toMatchObject({ kind: "input", endpoint: "picky" });
  expect(server.received).toHaveLength(0);
});

test("a schema that throws is a SchemaError", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const error = await failureOf(testClient(server.url).client.call(picky, { name: { first: "Ana" } }));
  expect(error).toMatchObject({ kind: "schema", cause: { message: "the page's own mistake" } });
});

test("module codes are those of the specification for the mobile gateway", () => {
  expect(Object.values(Module)).toEqual([
    "COMM3",
    "CAPTCHA3",
    "FREEPLAY3",
    "REG3",
    "MOBILENUMREG3",
    "REGMOBVERF3",
    "INBOX3",
    "CBS3",
    "PROFPIC3",
    "AFFMAN3",
    "AGEINFO3",
  ]);
  for (const code of Object.values(Module)) expect(code.endsWith(String(Gateway.Mobile))).toBe(true);
});
