import { expect, test } from "vitest";
import * as z from "zod/mini";
import { ok, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, keyed, read, secret, testClient } from "../../test-server/test-client.ts";
import { createKeyPair } from "../crypto/index.ts";
import { defineEndpoint } from "./endpoint.ts";
import type { ClientOptions } from "./options.ts";

const { publicKey } = await createKeyPair("k1");
const broken = (): never => {
  throw new Error("the page's own mistake");
};
const session = { token: () => "token-1", identity: () => "ana", expired: () => {} };

test.each<[string, Partial<ClientOptions>, string]>([
  ["language", { language: broken }, "input"],
  ["standalone", { standalone: broken }, "input"],
  ["session.token", { session: { ...session, token: broken } }, "input"],
  ["session.identity", { session: { ...session, identity: broken } }, "input"],
  ["fetch", { fetch: broken }, "network"],
  ["encryptionKeys", { encryptionKeys: broken }, "crypto"],
  ["refreshEncryptionKeys", { encryptionKeys: () => [], refreshEncryptionKeys: broken }, "crypto"],
  ["ciphers.body", { ciphers: { body: broken } }, "network"],
  ["the cipher", { ciphers: { body: async () => ({ encrypt: broken }) } }, "crypto"],
  ["clock.now", { clock: { now: broken, after: () => () => {} } }, "network"],
  ["clock.after", { clock: { now: () => 0, after: broken } }, "network"],
])("%s may throw, and the call ends in an ApiError", async (_, options, kind) => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const { client } = testClient(server.url, { encryptionKeys: () => [publicKey], ...options });
  const error = await failureOf(client.call(secret));
  expect(error).toMatchObject({ kind, endpoint: "secret", cause: { message: "the page's own mistake" } });
  expect(server.received).toHaveLength(0);
});

test("a hook that throws between two tries ends the call in an ApiError", async () => {
  await using server = await startFaultServer(() => "drop");
  const error = await failureOf(testClient(server.url, { random: broken }).client.call(keyed));
  expect(error).toMatchObject({ kind: "network", cause: { message: "the page's own mistake" } });
});

test("session.expired may throw: every caller is told of the 401 all the same", async () => {
  await using server = await startFaultServer(() => refuse(401, "session_expired"));
  const { client } = testClient(server.url, { session: { ...session, expired: broken } });
  const failures = await Promise.all(["a", "b"].map((q) => failureOf(client.call(read, { q }))));
  expect(failures).toMatchObject(Array(2).fill({ kind: "rejected", status: 401, code: "session_expired" }));
});

test("a session that breaks after the 401 hides it from nobody", async () => {
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

test("input that can't even be encoded is told as bad input, and not sent", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const { client } = testClient(server.url);
  const missing: { readonly name: { readonly first: string } } = JSON.parse("{}");
  expect(await failureOf(client.call(picky, missing))).toMatchObject({ kind: "input", endpoint: "picky" });
  expect(server.received).toHaveLength(0);
});

test("a schema that throws instead of refusing is told as a bad answer", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const error = await failureOf(testClient(server.url).client.call(picky, { name: { first: "Ana" } }));
  expect(error).toMatchObject({ kind: "schema", cause: { message: "the page's own mistake" } });
});
