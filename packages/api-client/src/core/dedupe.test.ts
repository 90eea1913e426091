import { expect, test, vi } from "vitest";
import { gate, ok, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, once, read, testClient, throttled } from "../../test-server/test-client.ts";
import { manualClock } from "../testing/index.ts";

const countingServer = () => startFaultServer((_, index) => ok({ n: index }));

test("equal concurrent reads share one request", async () => {
  await using server = await countingServer();
  const { client, events } = testClient(server.url);
  const answers = await Promise.all([client.call(read), client.call(read), client.call(read)]);
  expect(answers).toEqual([{ n: 0 }, { n: 0 }, { n: 0 }]);
  expect(server.received).toHaveLength(1);
  expect(events.filter(({ type }) => type === "deduped")).toHaveLength(2);
});

test("a read after the response sends a new request", async () => {
  await using server = await countingServer();
  const { client } = testClient(server.url);
  expect(await client.call(read)).toEqual({ n: 0 });
  expect(await client.call(read)).toEqual({ n: 1 });
});

test("different inputs, languages and sessions are different requests", async () => {
  await using server = await countingServer();
  let language = "ES";
  const { client, session } = testClient(server.url, { language: () => language });
  const calls = [client.call(read), client.call(read, { q: "x" })];
  language = "EN";
  calls.push(client.call(read));
  session.token = "token-2";
  calls.push(client.call(read));
  await Promise.all(calls);
  expect(server.received).toHaveLength(4);
});

test("writes are never merged", async () => {
  await using server = await countingServer();
  const { client } = testClient(server.url);
  await Promise.all([client.call(once), client.call(once)]);
  expect(server.received).toHaveLength(2);
});

test("an error reaches every caller, and the next call sends a new request", async () => {
  await using server = await startFaultServer((_, index) =>
    index === 0 ? refuse(404, "not_found") : ok({ n: 1 }),
  );
  const { client } = testClient(server.url);
  const failures = await Promise.all([failureOf(client.call(read)), failureOf(client.call(read))]);
  expect(failures.map(({ kind }) => kind)).toEqual(["rejected", "rejected"]);
  expect(await client.call(read)).toEqual({ n: 1 });
});

test("one caller can abort without affecting the other", async () => {
  const door = gate();
  await using server = await startFaultServer(() => ({
    ...{ json: { success: true, value: { n: 5 } } },
    after: door.opened,
  }));
  const { client } = testClient(server.url);
  const stop = new AbortController();
  const left = failureOf(client.call(read, undefined, { signal: stop.signal }));
  const stayed = client.call(read);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  stop.abort();
  expect((await left).kind).toBe("aborted");
  door.open();
  expect(await stayed).toEqual({ n: 5 });
  expect(server.givenUp()).toBe(0);
});

test("the request stops when the last caller aborts, and a new call starts another", async () => {
  await using server = await startFaultServer((_, index) => (index === 0 ? "hang" : ok({ n: index })));
  const { client } = testClient(server.url);
  const [one, two] = [new AbortController(), new AbortController()];
  const left = [one, two].map(({ signal }) => failureOf(client.call(read, undefined, { signal })));
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  one.abort();
  two.abort();
  expect((await Promise.all(left)).map(({ kind }) => kind)).toEqual(["aborted", "aborted"]);
  await vi.waitFor(() => expect(server.givenUp()).toBe(1));
  expect(await client.call(read)).toEqual({ n: 1 });
});

test("a call made during the abort does not join the aborted request", async () => {
  await using server = await startFaultServer((_, index) => (index === 0 ? "hang" : ok({ n: 2 })));
  const { client } = testClient(server.url, { timeout: 60_000 });
  const leaving = new AbortController();
  const first = failureOf(client.call(read, undefined, { signal: leaving.signal }));
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  leaving.abort();
  const again = client.call(read);
  expect((await first).kind).toBe("aborted");
  expect(await again).toEqual({ n: 2 });
});

test("a throttled call shares its response until the throttle ends", async () => {
  await using server = await countingServer();
  const clock = manualClock();
  const { client } = testClient(server.url, { clock });
  expect(await client.call(throttled, { q: "a" })).toEqual({ n: 0 });
  await clock.advance(149);
  expect(await client.call(throttled, { q: "a" })).toEqual({ n: 0 });
  expect(await client.call(throttled, { q: "b" })).toEqual({ n: 1 });
  await clock.advance(1);
  expect(await client.call(throttled, { q: "a" })).toEqual({ n: 2 });
});

test("sends nothing for a caller that has already aborted", async () => {
  await using server = await countingServer();
  const { client } = testClient(server.url);
  const error = await failureOf(client.call(read, undefined, { signal: AbortSignal.abort("gone") }));
  expect(error).toMatchObject({ kind: "aborted", cause: "gone" });
  expect(server.received).toHaveLength(0);
});
