import { expect, test, vi } from "vitest";
import { ok, type Reply, refuse, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, keyed, once, read, testClient } from "../../test-server/test-client.ts";
import { manualClock } from "../testing/index.ts";

const failFirst = (fault: Reply, times: number) =>
  startFaultServer((_, index) => (index < times ? fault : ok({ n: index })));

const PASSING: [string, Reply][] = [
  ["a broken connection", "drop"],
  ["an answer that is cut off", "cut"],
  ["a bad gateway", { status: 502, raw: "<html>" }],
  ["a bad gateway that says so in an envelope", refuse(502, "bad_gateway")],
  ["a gateway that is busy", { status: 503, raw: "" }],
  ["a short maintenance", refuse(503, "maintenance", { headers: { "Retry-After": "0" } })],
  ["an internal error", refuse(500, "internal")],
  ["too many requests", refuse(429, "too_many_requests")],
];

test.each(PASSING)("a read survives %s twice, but not a third time", async (_, fault) => {
  await using patient = await failFirst(fault, 2);
  expect(await testClient(patient.url).client.call(read)).toEqual({ n: 2 });

  await using broken = await failFirst(fault, 3);
  await failureOf(testClient(broken.url).client.call(read));
  expect(broken.received).toHaveLength(3);
});

test.each<[string, Reply]>([
  ["a broken connection", "drop"],
  ["a bad gateway", { status: 502, raw: "<html>" }],
  ["a gateway that is busy", { status: 503, raw: "" }],
])("a read is retried once after %s, even if the browser reports no network", async (_, fault) => {
  const online = () => false;
  await using patient = await failFirst(fault, 1);
  expect(await testClient(patient.url, { online }).client.call(read)).toEqual({ n: 1 });

  await using broken = await failFirst(fault, 9);
  await failureOf(testClient(broken.url, { online }).client.call(read));
  expect(broken.received).toHaveLength(2);
});

test.each<[string, Reply]>([
  ["a long maintenance", refuse(503, "maintenance", { headers: { "Retry-After": "3600" } })],
  ["maintenance", refuse(503, "maintenance")],
  ["a region restriction", refuse(451, "region_restricted")],
  ["bad input", refuse(422, "invalid_input")],
  ["an expired session", refuse(401, "session_expired")],
  ["an answer without envelope", { raw: "<html>" }],
  ["a missing page", { status: 404, raw: "" }],
])("a read is not repeated after %s", async (_, fault) => {
  await using server = await failFirst(fault, 9);
  await failureOf(testClient(server.url).client.call(read));
  expect(server.received).toHaveLength(1);
});

test("a write without a key is never retried", async () => {
  await using server = await failFirst("drop", 1);
  expect((await failureOf(testClient(server.url).client.call(once))).kind).toBe("network");
  expect(server.received).toHaveLength(1);
});

test("retries of a keyed write have the same key, the next write has another", async () => {
  await using server = await failFirst("drop", 1);
  const { client } = testClient(server.url);
  await client.call(keyed);
  await client.call(keyed);
  const [first, repeated, next] = server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(repeated).toBe(first);
  expect(next).not.toBe(first);
});

test("a keyed write can use the key of an earlier attempt", async () => {
  await using server = await failFirst("drop", 0);
  await testClient(server.url).client.call(keyed, {}, { idempotencyKey: "mine" });
  expect(server.received[0]?.headers["idempotency-key"]).toBe("mine");
});

test("delays are random up to a bound that doubles", async () => {
  await using server = await failFirst("drop", 2);
  const clock = manualClock();
  const { client, events } = testClient(server.url, { clock, random: () => 0.5 });
  const answer = client.call(read);
  for (const delay of [150, 300]) {
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: "retry", delay }));
    await clock.advance(delay);
  }
  expect(await answer).toEqual({ n: 2 });
});

test("Retry-After sets the delay", async () => {
  await using server = await failFirst(
    refuse(429, "too_many_requests", { headers: { "Retry-After": "4" } }),
    1,
  );
  const clock = manualClock();
  const { client, events } = testClient(server.url, { clock });
  const answer = client.call(read);
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: "retry", delay: 4_000 }));
  await clock.advance(3_999);
  expect(server.received).toHaveLength(1);
  await clock.advance(1);
  expect(await answer).toEqual({ n: 1 });
});

test("an abort ends the delay", async () => {
  await using server = await failFirst("drop", 1);
  const stop = new AbortController();
  const clock = manualClock();
  const { client, events } = testClient(server.url, { clock, random: () => 0.9 });
  const answer = failureOf(client.call(read, undefined, { signal: stop.signal }));
  await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: "retry" }));
  stop.abort("left");
  expect(await answer).toMatchObject({ kind: "aborted", cause: "left" });
  await vi.waitFor(() => expect(clock.waiting()).toBe(0));
  expect(server.received).toHaveLength(1);
});
