import type { EncryptionKey } from "@volado/domain/site";
import { afterEach, expect, test, vi } from "vitest";
import { gate, ok, type Received, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, secret, testClient } from "../../test-server/test-client.ts";
import { type BodyCipher, createKeyPair, decryptBody } from "../crypto/index.ts";
import { manualClock } from "../testing/index.ts";
import type { ClientOptions } from "./options.ts";

const pair = await createKeyPair("k1");
const newer = await createKeyPair("k2");

const open = ({ method, path, headers, body }: Received) => {
  const { data } = JSON.parse(body);
  const call = { method, path, module: String(headers.module), header: String(headers.encryption), data };
  return decryptBody(call, (kid) => [pair, newer].find(({ publicKey }) => publicKey.kid === kid)?.privateJwk);
};

afterEach(() => vi.unstubAllGlobals());

test("the gateway can decrypt the body, and nothing is sent as plain text", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const { client } = testClient(server.url, { encryptionKeys: () => [pair.publicKey] });
  await client.call(secret, { q: "hush" });
  const [request] = server.received;
  expect(request?.body).not.toContain("hush");
  expect(request && (await open(request)).text).toBe('{"q":"hush"}');
});

test("encrypts an equal body differently for every call", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const { client } = testClient(server.url, { encryptionKeys: () => [pair.publicKey] });
  await client.call(secret, { q: "x" });
  await client.call(secret, { q: "x" });
  const [one, two] = await Promise.all(server.received.map(open));
  expect(one?.nonce).not.toBe(two?.nonce);
  expect(server.received[0]?.body).not.toBe(server.received[1]?.body);
});

test("fetches keys before the first body if there are none", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const keys: EncryptionKey[] = [];
  const { client } = testClient(server.url, {
    encryptionKeys: () => keys,
    refreshEncryptionKeys: async () => void keys.push(pair.publicKey),
  });
  expect(await client.call(secret)).toEqual({ n: 1 });
});

test("sends nothing without a key", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const error = await failureOf(testClient(server.url).client.call(secret));
  expect(error).toMatchObject({ kind: "crypto", reason: "no-key" });
  expect(server.received).toHaveLength(0);
});

test("fetches keys once after unknown_key and encrypts again", async () => {
  await using server = await startFaultServer(({ headers }) =>
    String(headers.encryption).includes("kid=k2") ? ok({ n: 2 }) : refuse(400, "unknown_key"),
  );
  let keys = [pair.publicKey];
  const refresh = vi.fn(async () => {
    keys = [newer.publicKey];
  });
  const { client } = testClient(server.url, { encryptionKeys: () => keys, refreshEncryptionKeys: refresh });
  expect(await client.call(secret)).toEqual({ n: 2 });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(server.received).toHaveLength(2);
});

test("gives up after a second unknown_key", async () => {
  await using server = await startFaultServer(() => refuse(400, "unknown_key"));
  const { client } = testClient(server.url, { encryptionKeys: () => [pair.publicKey] });
  expect(await failureOf(client.call(secret))).toMatchObject({ code: "unknown_key" });
  expect(server.received).toHaveLength(2);
});

test("uses the gateway's time if the device's clock is wrong", async () => {
  const gatewayNow = Date.now() + 3_600_000;
  const isNear = async (request: Received) => Math.abs((await open(request)).timestamp - gatewayNow) < 60_000;
  await using server = await startFaultServer((_, index) =>
    index === 0 ? refuse(400, "clock_skew", { value: { now: gatewayNow } }) : ok({ n: index }),
  );
  const { client } = testClient(server.url, { encryptionKeys: () => [pair.publicKey] });
  expect(await client.call(secret)).toEqual({ n: 1 });
  expect(await client.call(secret)).toEqual({ n: 2 });
  expect(await Promise.all(server.received.map(isNear))).toEqual([false, true, true]);
});

/** A gateway that refuses bodies with the old key or a wrong clock, in the order of `refusals`. */
const strictServer = (refusals: "key first" | "clock first") =>
  startFaultServer(({ headers }) => {
    const encryption = String(headers.encryption);
    const isOld = !encryption.includes("kid=k2");
    const isEarly = Number(/ts=(\d+)/.exec(encryption)?.[1]) < Date.now() + 3_000_000;
    const skew = refuse(400, "clock_skew", { value: { now: Date.now() + 3_600_000 } });
    if (refusals === "clock first" && isEarly) return skew;
    if (isOld) return refuse(400, "unknown_key");
    return refusals === "key first" && isEarly ? skew : ok({ n: 1 });
  });

test.each(["key first", "clock first"] as const)(
  "a device with an old key and a wrong clock can log in at once, with the %s",
  async (refusals) => {
    await using server = await strictServer(refusals);
    let keys = [pair.publicKey];
    const refresh = vi.fn(async () => {
      keys = [newer.publicKey];
    });
    const options = { encryptionKeys: () => keys, refreshEncryptionKeys: refresh };
    expect(await testClient(server.url, options).client.call(secret)).toEqual({ n: 1 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(server.received).toHaveLength(3);
  },
);

test("repairs key and clock only once each", async () => {
  await using server = await startFaultServer((_, index) =>
    index % 2 === 0 ? refuse(400, "unknown_key") : refuse(400, "clock_skew", { value: { now: Date.now() } }),
  );
  const { client } = testClient(server.url, { encryptionKeys: () => [pair.publicKey] });
  expect(await failureOf(client.call(secret))).toMatchObject({ code: "unknown_key" });
  expect(server.received).toHaveLength(3);
});

test("sends nothing and fetches no keys without WebCrypto", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const refresh = vi.fn(async () => {});
  const { client } = testClient(server.url, { refreshEncryptionKeys: refresh });
  vi.stubGlobal("crypto", { getRandomValues: () => new Uint8Array(1) });
  const error = await failureOf(client.call(secret, { q: "hush" }));
  expect(error).toMatchObject({
    kind: "crypto",
    reason: "insecure-origin",
  });
  expect(refresh).not.toHaveBeenCalled();
  expect(server.received).toHaveLength(0);
});

test("uses a custom cipher instead of the default one", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const cipher: BodyCipher = {
    encrypt: async ({ text, module }) => ({
      data: [...text].reverse().join(""),
      header: `mirror; ${module}`,
    }),
  };
  const { client } = testClient(server.url, {
    ciphers: { body: async () => cipher },
    encryptionKeys: () => [pair.publicKey],
  });
  await client.call(secret, { q: "ab" });
  expect(server.received[0]).toMatchObject({ body: JSON.stringify({ data: '}"ba":"q"{' }) });
  expect(server.received[0]?.headers.encryption).toBe("mirror; REG3");
});

test("reports a cipher that can't be loaded as a network error, and loads it again next time", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  let offline = true;
  const cipher: BodyCipher = { encrypt: async () => ({ data: "x", header: "mirror" }) };
  const { client } = testClient(server.url, {
    ciphers: {
      body: async () => {
        if (offline) throw new TypeError("Failed to fetch dynamically imported module");
        return cipher;
      },
    },
    encryptionKeys: () => [pair.publicKey],
  });
  expect(await failureOf(client.call(secret))).toMatchObject({ kind: "network", endpoint: secret.id });
  expect(server.received).toHaveLength(0);
  offline = false;
  expect(await client.call(secret)).toEqual({ n: 1 });
});

const { publicKey } = pair;
const mirror: BodyCipher = { encrypt: async ({ text }) => ({ data: text, header: "mirror" }) };
const usual = { encryptionKeys: () => [publicKey], ciphers: { body: async () => mirror } };

/** Each step before encryption that may hang, with the options of a client that hangs there. */
const HANGING: [string, (hang: () => Promise<unknown>) => Partial<ClientOptions>][] = [
  [
    "the keys",
    (hang) => {
      const keys: EncryptionKey[] = [];
      const refreshEncryptionKeys = () => hang().then(() => keys.push(publicKey));
      return { ...usual, encryptionKeys: () => keys, refreshEncryptionKeys };
    },
  ],
  ["the cipher's code", (hang) => ({ ...usual, ciphers: { body: () => hang().then(() => mirror) } })],
  [
    "the encrypted body",
    (hang) => {
      const slow: BodyCipher = { encrypt: (request) => hang().then(() => mirror.encrypt(request)) };
      return { ...usual, ciphers: { body: async () => slow } };
    },
  ],
];

/** A client that hangs until `open`, with a `fetch` that ignores its signal. */
const setUp = (hanging: (hang: () => Promise<unknown>) => Partial<ClientOptions>) => {
  const { open, opened } = gate();
  const hang = vi.fn(() => opened);
  const fetch = vi.fn(async () => Response.json({ success: true, value: { n: 1 } }));
  const clock = manualClock();
  const { client } = testClient("", { fetch, clock, ...hanging(hang) });
  return {
    client,
    clock,
    open,
    hangs: () => vi.waitFor(() => expect(hang).toHaveBeenCalled()),
    /** Makes another call. By the time it is sent, the first one would have been sent as well. */
    expectOnlyTheNext: async () => {
      expect(await client.call(secret)).toEqual({ n: 1 });
      expect(fetch).toHaveBeenCalledOnce();
    },
  };
};

test.each(HANGING)("sends nothing if %s finishes after the time limit", async (_, hanging) => {
  const { client, clock, open, hangs, expectOnlyTheNext } = setUp(hanging);
  const answer = failureOf(client.call(secret, {}, { timeout: 20 }));
  await hangs();
  await clock.advance(20);
  expect(await answer).toMatchObject({ kind: "timeout", message: "secret: no answer in 20 ms" });
  open();
  await expectOnlyTheNext();
});

test.each(HANGING)("sends nothing if %s finishes after the caller aborted", async (_, hanging) => {
  const { client, open, hangs, expectOnlyTheNext } = setUp(hanging);
  const stop = new AbortController();
  const answer = failureOf(client.call(secret, {}, { signal: stop.signal }));
  await hangs();
  stop.abort();
  expect((await answer).kind).toBe("aborted");
  open();
  await expectOnlyTheNext();
});

test.each(HANGING)("sends the call if %s finishes in time", async (_, hanging) => {
  const { client, open, hangs } = setUp(hanging);
  const answer = client.call(secret);
  await hangs();
  open();
  expect(await answer).toEqual({ n: 1 });
});
