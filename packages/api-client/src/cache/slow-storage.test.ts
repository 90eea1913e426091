import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { personal, shared, testClient } from "../../test-server/test-client.ts";
import { memoryStorage } from "../testing/index.ts";
import type { KeyValueStorage } from "./storage.ts";

const countingServer = () => startFaultServer((_, index) => ok({ n: index }));
const stored = z.object({ records: z.array(z.object({ wire: z.unknown() })) });
const recordsIn = (contents: ReadonlyMap<string, string>, kind: "public" | "personal" = "public") =>
  stored.parse(JSON.parse(contents.get(`volado:demo:${kind}`) ?? '{"records":[]}')).records.length;

/** Storage whose operations wait, in order, until the test lets the next one through. */
const gatedStorage = () => {
  const memory = memoryStorage();
  const waiting: { readonly name: string; readonly pass: () => void }[] = [];
  const gated = <R>(name: string, operate: () => R): Promise<R> =>
    new Promise((resolve) => waiting.push({ name, pass: () => resolve(operate()) }));
  const storage: KeyValueStorage = {
    get: (key) => gated("get", () => memory.get(key)),
    set: (key, value) => gated("set", () => memory.set(key, value)),
    remove: (key) => gated("remove", () => memory.remove(key)),
  };
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    storage,
    contents: memory.contents,
    waiting: () => waiting.map(({ name }) => name),
    /** Lets one operation through, by default the oldest. */
    pass: async (index = 0) => {
      waiting.splice(index, 1)[0]?.pass();
      await settled();
    },
    passAll: async () => {
      await settled();
      while (waiting.length > 0) {
        waiting.shift()?.pass();
        await settled();
      }
    },
  };
};

test("stores all responses that arrive together", async () => {
  await using server = await countingServer();
  const { storage, contents, passAll } = gatedStorage();
  const { client } = testClient(server.url, { storage });
  await Promise.all(["a", "b", "c"].map((q) => client.call(shared, { q })));
  await passAll();
  expect(recordsIn(contents)).toBe(3);
});

test("personal and public responses don't wait for each other", async () => {
  await using server = await countingServer();
  const { storage, contents, waiting, pass } = gatedStorage();
  const { client } = testClient(server.url, { storage });
  await client.call(shared);
  await client.call(personal);
  expect(waiting()).toEqual(["get", "get"]);
  await pass(1);
  await pass(1);
  expect([recordsIn(contents), recordsIn(contents, "personal")]).toEqual([0, 1]);
});

test("a record removed while being stored stays removed", async () => {
  await using server = await countingServer();
  const { storage, contents, passAll } = gatedStorage();
  const { client } = testClient(server.url, { storage });
  await client.call(personal);
  client.clearPersonalCache();
  await passAll();
  expect([...contents.keys()]).toEqual([]);
});

test("unreadable storage is left unchanged", async () => {
  await using server = await countingServer();
  const memory = memoryStorage();
  const healthy = testClient(server.url, { storage: memory });
  await healthy.client.call(shared, { q: "a" });
  for (const get of [
    () => Promise.reject(new Error("locked")),
    (): never => {
      throw new Error("locked");
    },
  ]) {
    const { client, events } = testClient(server.url, { storage: { ...memory, get } });
    await client.call(shared, { q: "b" });
    await vi.waitFor(() => expect(events).toContainEqual({ type: "storage-failed" }));
    expect(healthy.client.peek(shared, { q: "a" })).toEqual({ n: 0 });
  }
});

test("a failed write does not block the next one", async () => {
  await using server = await countingServer();
  const { contents, ...memory } = memoryStorage();
  let full = true;
  const set = async (key: string, value: string) => {
    if (full) throw new Error("full");
    memory.set(key, value);
  };
  const { client } = testClient(server.url, { storage: { ...memory, set } });
  await client.call(shared, { q: "a" });
  full = false;
  await client.call(shared, { q: "b" });
  await vi.waitFor(() => expect(recordsIn(contents)).toBe(1));
});

test("any thenable is awaited", async () => {
  await using server = await countingServer();
  const memory = memoryStorage();
  const Foreign: PromiseConstructor = runInNewContext("Promise");
  const later = <T>(value: T): Promise<T> => new Foreign((resolve) => resolve(value));
  expect(later(1)).not.toBeInstanceOf(Promise);
  const storage: KeyValueStorage = {
    get: (key) => later(memory.get(key)),
    set: (key, value) => later(memory.set(key, value)),
    remove: (key) => later(memory.remove(key)),
  };
  const { client } = testClient(server.url, { storage });
  await client.call(shared, { q: "a" });
  await client.call(shared, { q: "b" });
  await vi.waitFor(() => expect(recordsIn(memory.contents)).toBe(2));
  expect(client.peek(shared, { q: "a" })).toBeUndefined();
  expect(await client.peekAsync(shared, { q: "a" })).toEqual({ n: 0 });
});

test("when two tabs write at once, the later write wins as a whole", async () => {
  await using server = await countingServer();
  const { storage, contents, waiting, pass, passAll } = gatedStorage();
  const [first, second] = [testClient(server.url, { storage }), testClient(server.url, { storage })];
  await first.client.call(shared, { q: "a" });
  await second.client.call(shared, { q: "b" });
  // Both read before either wrote.
  await pass();
  await pass();
  expect(waiting()).toEqual(["set", "set"]);
  await passAll();
  expect(recordsIn(contents)).toBe(1);
  const cached = Promise.all(["a", "b"].map((q) => first.client.peekAsync(shared, { q })));
  await passAll();
  expect(await cached).toEqual([undefined, { n: 1 }]);
  // The client whose record was lost requests it again, and both are stored.
  await first.client.call(shared, { q: "a" });
  await passAll();
  expect(recordsIn(contents)).toBe(2);
});
