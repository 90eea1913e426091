import type { EncryptionKey } from "@volado/domain/site";
import { expect, test, vi } from "vitest";
import { gate } from "../../test-server/fault-server.ts";
import { failureOf, secret, testClient } from "../../test-server/test-client.ts";
import { type BodyCipher, createKeyPair } from "../crypto/index.ts";
import { manualClock } from "../testing/index.ts";
import type { ClientOptions } from "./options.ts";

const { publicKey } = await createKeyPair("k1");
const mirror: BodyCipher = { encrypt: async ({ text }) => ({ data: text, header: "mirror" }) };
const usual = { encryptionKeys: () => [publicKey], ciphers: { body: async () => mirror } };

/** What may hang before a body is encrypted, and the options of a client that hangs there: it asks `hang` and waits. */
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

test.each(HANGING)("a call ends in its own time limit when %s hangs", async (_, hanging) => {
  const clock = manualClock();
  const { client } = testClient("", { clock, ...hanging(() => new Promise(() => {})) });
  const answer = failureOf(client.call(secret, {}, { timeout: 500 }));
  await vi.waitFor(() => expect(clock.waiting()).toBe(1));
  await clock.advance(500);
  expect(await answer).toMatchObject({ kind: "timeout", message: "secret: no answer in 500 ms" });
});

/** A client that hangs until `open`, before a `fetch` that answers whatever its signal says. */
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
    /** Makes another call. It has more steps before it than the first has left, which is sent by then, if at all. */
    expectOnlyTheNext: async () => {
      expect(await client.call(secret)).toEqual({ n: 1 });
      expect(fetch).toHaveBeenCalledOnce();
    },
  };
};

test.each(HANGING)("nothing is sent any more when %s comes after the limit", async (_, hanging) => {
  const { client, clock, open, hangs, expectOnlyTheNext } = setUp(hanging);
  const answer = failureOf(client.call(secret, {}, { timeout: 20 }));
  await hangs();
  await clock.advance(20);
  expect((await answer).kind).toBe("timeout");
  open();
  await expectOnlyTheNext();
});

test.each(HANGING)("nothing is sent any more when %s comes after the caller left", async (_, hanging) => {
  const { client, open, hangs, expectOnlyTheNext } = setUp(hanging);
  const stop = new AbortController();
  const answer = failureOf(client.call(secret, {}, { signal: stop.signal }));
  await hangs();
  stop.abort();
  expect((await answer).kind).toBe("aborted");
  open();
  await expectOnlyTheNext();
});

test.each(HANGING)("it is sent when %s comes in time", async (_, hanging) => {
  const { client, open, hangs } = setUp(hanging);
  const answer = client.call(secret);
  await hangs();
  open();
  expect(await answer).toEqual({ n: 1 });
});
