import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { gate, ok, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, personal, read, shared, testClient } from "../../test-server/test-client.ts";
import { manualClock, memoryStorage } from "../testing/index.ts";
import { type CacheLookup, cacheLocally, parseStoredRecords } from "./cache-locally.ts";
import type { KeyValueStorage } from "./storage.ts";

const countingServer = () => startFaultServer((_, index) => ok({ n: index }));

describe("peek", () => {
  test("returns the last valid response at once and sends nothing", async () => {
    await using server = await countingServer();
    const { client } = testClient(server.url);
    expect(client.peek(shared)).toBeUndefined();
    await client.call(shared);
    expect(client.peek(shared)).toEqual({ n: 0 });
    expect(server.received).toHaveLength(1);
  });

  test("shows the cached response while a call refreshes it", async () => {
    await using server = await countingServer();
    const { client } = testClient(server.url);
    await client.call(shared);
    await client.call(shared);
    expect(client.peek(shared)).toEqual({ n: 1 });
  });

  test("survives a reload and is shared with other tabs, but not beyond its maximum age", async () => {
    await using server = await countingServer();
    const storage = memoryStorage();
    const clock = manualClock();
    await testClient(server.url, { storage, clock }).client.call(shared);
    const { client } = testClient(server.url, { storage, clock });
    expect(client.peek(shared)).toEqual({ n: 0 });
    await clock.advance(1_001);
    expect(client.peek(shared)).toBeUndefined();
  });

  test("distinguishes inputs and merchants", async () => {
    await using server = await countingServer();
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    await client.call(shared, { q: "a" });
    expect(client.peek(shared, { q: "b" })).toBeUndefined();
    expect(
      testClient(server.url, { storage, merchant: "other" }).client.peek(shared, { q: "a" }),
    ).toBeUndefined();
  });

  test("distinguishes languages", async () => {
    await using server = await countingServer();
    let language = "ES";
    const { client } = testClient(server.url, { language: () => language });
    await client.call(shared);
    language = "EN";
    expect(client.peek(shared)).toBeUndefined();
    expect(await client.peekAsync(shared)).toBeUndefined();
    await client.call(shared);
    expect(client.peek(shared)).toEqual({ n: 1 });
    language = "ES";
    expect(client.peek(shared)).toEqual({ n: 0 });
  });

  test("stores a response under the language of its request", async () => {
    let language = "ES";
    await using server = await startFaultServer(() => {
      language = "EN";
      return ok({ n: 1 });
    });
    const { client } = testClient(server.url, { language: () => language });
    await client.call(shared);
    expect(client.peek(shared)).toBeUndefined();
    language = "ES";
    expect(client.peek(shared)).toEqual({ n: 1 });
  });

  test("does not cache an endpoint without a rule", async () => {
    await using server = await countingServer();
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    await client.call(read);
    expect(client.peek(read)).toBeUndefined();
    expect(storage.contents.size).toBe(0);
  });

  test("does not cache an invalid response, nor return one that no longer fits", async () => {
    await using server = await startFaultServer(
      (_, index) => [ok({ n: 1 }), ok({ n: "bad" }), refuse(403, "not_permitted")][index] ?? "drop",
    );
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    await client.call(shared);
    await failureOf(client.call(shared));
    await failureOf(client.call(shared));
    expect(client.peek(shared)).toEqual({ n: 1 });
    for (const [key, text] of storage.contents)
      storage.set(key, text.replace('{"n":1}', '{"n":"old shape"}'));
    expect(client.peek(shared)).toBeUndefined();
  });
});

describe("personal responses", () => {
  test("belong to one identity", async () => {
    await using server = await countingServer();
    const { client, session } = testClient(server.url);
    await client.call(personal);
    session.identity = "eva";
    expect(client.peek(personal)).toBeUndefined();
    session.identity = "ana";
    expect(client.peek(personal)).toEqual({ n: 0 });
  });

  test("are removed by clearPersonalCache for every tab, unlike public ones", async () => {
    await using server = await countingServer();
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    await client.call(personal);
    await client.call(shared);
    testClient(server.url, { storage }).client.clearPersonalCache();
    expect(client.peek(personal)).toBeUndefined();
    expect(client.peek(shared)).toEqual({ n: 1 });
  });

  test("are removed when the session expires", async () => {
    await using server = await startFaultServer((_, index) =>
      index === 0 ? ok({ n: 0 }) : refuse(401, "session_expired"),
    );
    const storage = memoryStorage();
    const { client } = testClient(server.url, { storage });
    await client.call(personal);
    await failureOf(client.call(personal));
    expect([...storage.contents.keys()]).toEqual([]);
  });

  test("are not stored if the session ended before the response arrived", async () => {
    const door = gate();
    await using server = await startFaultServer(() => ({
      json: { success: true, value: { n: 1 } },
      after: door.opened,
    }));
    const storage = memoryStorage();
    const { client, session } = testClient(server.url, { storage });
    const answer = client.call(personal);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    session.identity = undefined;
    client.clearPersonalCache();
    door.open();
    expect(await answer).toEqual({ n: 1 });
    expect(storage.contents.size).toBe(0);
  });
});

describe("storage", () => {
  test("may be asynchronous: peekAsync waits for it, peek does not", async () => {
    await using server = await countingServer();
    const memory = memoryStorage();
    const storage: KeyValueStorage = {
      get: async (key) => memory.get(key),
      set: async (key, value) => memory.set(key, value),
      remove: async (key) => memory.remove(key),
    };
    const { client } = testClient(server.url, { storage });
    await client.call(shared);
    await vi.waitFor(() => expect(memory.contents.size).toBe(1));
    expect(client.peek(shared)).toBeUndefined();
    expect(await client.peekAsync(shared)).toEqual({ n: 0 });
  });

  const refuseAccess = () => {
    throw new Error("blocked");
  };
  test.each<[string, KeyValueStorage]>([
    ["throws", { get: refuseAccess, set: refuseAccess, remove: refuseAccess }],
    [
      "rejects",
      {
        get: () => Promise.reject(new Error("blocked")),
        set: () => Promise.reject(new Error("full")),
        remove: () => Promise.reject(new Error("blocked")),
      },
    ],
  ])("that %s is reported and harms no call", async (_, storage) => {
    await using server = await countingServer();
    const { client, events } = testClient(server.url, { storage });
    expect(await client.call(shared)).toEqual({ n: 0 });
    expect(client.peek(shared)).toBeUndefined();
    expect(await client.peekAsync(shared)).toBeUndefined();
    client.clearPersonalCache();
    await vi.waitFor(() =>
      expect(events.filter(({ type }) => type === "storage-failed").length).toBeGreaterThan(3),
    );
  });
});

test("ignores cached responses while session.identity throws", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const storage = memoryStorage();
  await testClient(server.url, { storage }).client.call(personal);
  await testClient(server.url, { storage }).client.call(shared);
  const session = {
    token: () => "token-1",
    identity: (): never => {
      throw new Error("the page's own mistake");
    },
    ended: () => {},
  };
  const { client } = testClient(server.url, { storage, session });
  expect(client.peek(personal)).toBeUndefined();
  expect(client.peek(shared)).toEqual({ n: 1 });
});

const rule = { record: "status", version: 1, maxAge: 1_000, personal: false };
const policy = cacheLocally(rule);
const lookup = (text: string | null | undefined, more: Partial<CacheLookup> = {}): CacheLookup => ({
  text,
  owner: "",
  key: "{}",
  now: 5_000,
  ...more,
});

describe("cacheLocally", () => {
  const text = policy.add(lookup(undefined), { a: 1 });

  test.each<[string, Partial<CacheLookup>, object | undefined]>([
    ["a stored record", {}, { a: 1 }],
    ["one at its maximum age", { now: 6_000 }, { a: 1 }],
    ["nothing of another request", { key: '{"q":1}' }, undefined],
    ["nothing of somebody else", { owner: "ana" }, undefined],
    ["nothing that is too old", { now: 6_001 }, undefined],
    ["nothing from the future, after the clock was set back", { now: 3_999 }, undefined],
  ])("finds %s", (_, more, found) => {
    expect(policy.find(lookup(text, more))).toEqual(found);
  });

  test("ignores records of an older version", () => {
    expect(cacheLocally({ ...rule, version: 2 }).find(lookup(text))).toBeUndefined();
  });

  test("stores only the latest record of each request", () => {
    const twice = policy.add(lookup(policy.add(lookup(text), { a: 2 }), { key: "other" }), { a: 3 });
    expect(policy.find(lookup(twice))).toEqual({ a: 2 });
    expect(parseStoredRecords(twice, "").records).toHaveLength(2);
  });

  test("replaces another owner's records", () => {
    const mine = policy.add(lookup(text, { owner: "ana" }), { mine: true });
    expect(policy.find(lookup(mine, { owner: "ana" }))).toEqual({ mine: true });
    expect(policy.find(lookup(mine))).toBeUndefined();
  });

  test("drops the oldest records beyond 24 records or 200,000 characters", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60_000), { minLength: 1, maxLength: 40 }), (sizes) => {
        const filled = sizes.reduce<string | undefined>(
          (stored, size, index) => policy.add(lookup(stored, { key: String(index) }), "x".repeat(size)),
          undefined,
        );
        const { records } = parseStoredRecords(filled, "");
        expect(records.length).toBeLessThanOrEqual(24);
        expect(filled?.length ?? 0).toBeLessThanOrEqual(201_000);
        expect(records[0]?.key).toBe(String(sizes.length - 1));
      }),
      { numRuns: 30 },
    );
  });

  test.each([null, undefined, "", "{", "[]", "null", '{"owner":""}', '{"owner":"","records":[1]}'])(
    "unreadable records %j count as none",
    (broken) => {
      expect(policy.find(lookup(broken))).toBeUndefined();
      expect(policy.find(lookup(policy.add(lookup(broken), 7)))).toBe(7);
    },
  );
});
