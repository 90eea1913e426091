import type { EncryptionKey } from "@volado/domain/site";
import { expect, test, vi } from "vitest";
import { gate } from "../../../test-server/fault-server.ts";
import { failureOf, secret, testClient } from "../../../test-server/test-client.ts";
import { type BodyCipher, createKeyPair } from "../../crypto/index.ts";
import { manualClock } from "../../testing/index.ts";
import type { ClientOptions } from "../options.ts";

const { publicKey } = await createKeyPair("k1");
const mirror: BodyCipher = { encrypt: async ({ text }) => ({ data: text, header: "mirror" }) };
const usual = { encryptionKeys: () => [publicKey], ciphers: { body: async () => mirror } };

/** What may hang before a body is encrypted, and the options of a client that hangs there until `opened`. */
const HANGING: [string, (opened: Promise<unknown>) => Partial<ClientOptions>][] = [
  [
    "the keys",
    (opened) => {
      const keys: EncryptionKey[] = [];
      const refreshEncryptionKeys = () => opened.then(() => keys.push(publicKey));
      return { ...usual, encryptionKeys: () => keys, refreshEncryptionKeys };
    },
  ],
  ["the cipher's code", (opened) => ({ ...usual, ciphers: { body: () => opened.then(() => mirror) } })],
  [
    "the encrypted body",
    (opened) => {
      const slow: BodyCipher = { encrypt: (request) => opened.then(() => mirror.encrypt(request)) };
      return { ...usual, ciphers: { body: async () => slow } };
    },
  ],
];

test.each(HANGING)("a call ends in its own time limit when %s hangs", async (_, hanging) => {
  const clock = manualClock();
  const { client } = testClient("", { clock, ...hanging(new Promise(() => {})) });
  const answer = failureOf(client.call(secret, {}, { timeout: 500 }));
  await vi.waitFor(() => expect(clock.waiting()).toBe(1));
  await clock.advance(500);
  expect(await answer).toMatchObject({ kind: "timeout", message: "secret: no answer in 500 ms" });
});

/** A `fetch` that answers whatever its signal says. */
const deaf = () => vi.fn(async () => Response.json({ success: true, value: { n: 1 } }));

test.each(HANGING)("nothing is sent any more when %s comes after the limit", async (_, hanging) => {
  const { open, opened } = gate();
  const fetch = deaf();
  const { client } = testClient("", { fetch, timeout: 20, ...hanging(opened) });
  expect((await failureOf(client.call(secret))).kind).toBe("timeout");
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetch).not.toHaveBeenCalled();
});

test.each(HANGING)("nothing is sent any more when %s comes after the caller left", async (_, hanging) => {
  const { open, opened } = gate();
  const fetch = deaf();
  const { client } = testClient("", { fetch, ...hanging(opened) });
  const stop = new AbortController();
  const answer = failureOf(client.call(secret, {}, { signal: stop.signal }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop.abort();
  expect((await answer).kind).toBe("aborted");
  open();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetch).not.toHaveBeenCalled();
});

test.each(HANGING)("it is sent when %s comes in time", async (_, hanging) => {
  const { open, opened } = gate();
  const fetch = deaf();
  const answer = testClient("", { fetch, ...hanging(opened) }).client.call(secret);
  open();
  expect(await answer).toEqual({ n: 1 });
});
