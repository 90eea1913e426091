import { expect, test } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { personal, shared, testClient } from "../../test-server/test-client.ts";
import { memoryStorage } from "../testing/index.ts";

/** Two pages of one site: a client each, one storage. */
const twoTabs = (url: string) => {
  const storage = memoryStorage();
  return { first: testClient(url, { storage }), second: testClient(url, { storage }) };
};

test("what one tab was answered, the other shows at once", async () => {
  await using server = await startFaultServer((_, index) => ok({ n: index }));
  const { first, second } = twoTabs(server.url);
  await first.client.call(shared);
  expect(second.client.peek(shared)).toEqual({ n: 0 });
  await second.client.call(shared);
  expect(first.client.peek(shared)).toEqual({ n: 1 });
});

test("another member who signs in in the other tab is shown nothing of the first, nor the other way round", async () => {
  await using server = await startFaultServer((_, index) => ok({ n: index }));
  const { first, second } = twoTabs(server.url);
  second.session.identity = "luz";
  await first.client.call(personal);
  expect(second.client.peek(personal)).toBeUndefined();
  await second.client.call(personal);
  expect(second.client.peek(personal)).toEqual({ n: 1 });
  expect(first.client.peek(personal)).toBeUndefined();
});

test("signing out in one tab leaves the other nothing of the member", async () => {
  await using server = await startFaultServer((_, index) => ok({ n: index }));
  const { first, second } = twoTabs(server.url);
  await first.client.call(personal);
  await first.client.call(shared);
  second.client.clearPersonalCache();
  expect(first.client.peek(personal)).toBeUndefined();
  expect(first.client.peek(shared)).toEqual({ n: 1 });
});

test("calls of both tabs at once leave a storage that both can read", async () => {
  await using server = await startFaultServer((_, index) => ok({ n: index }));
  const { first, second } = twoTabs(server.url);
  const calls = [first, second].flatMap(({ client }) =>
    ["a", "b", "c"].map((q) => client.call(shared, { q })),
  );
  await Promise.all(calls);
  for (const q of ["a", "b", "c"]) {
    expect(first.client.peek(shared, { q })).toBeDefined();
    expect(first.client.peek(shared, { q })).toEqual(second.client.peek(shared, { q }));
  }
});
