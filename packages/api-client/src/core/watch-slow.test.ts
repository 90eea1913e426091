import { expect, test, vi } from "vitest";
import { ok, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, keyed, once, read, testClient } from "../../test-server/test-client.ts";
import { manualClock } from "../testing/index.ts";
import type { SlowCall } from "./options.ts";

/** A client that notes what is slow, before a gateway that hangs as often as it is told. */
const slowSite = async (hanging: number) => {
  const server = await startFaultServer((_, index) => (index < hanging ? "hang" : ok({ n: index })));
  const clock = manualClock();
  const told: SlowCall[] = [];
  const ended = vi.fn<() => void>();
  const onSlow = (call: SlowCall) => {
    told.push(call);
    return ended;
  };
  const { client } = testClient(server.url, { clock, onSlow });
  // The pauses before tries are of no milliseconds, but begin at any moment.
  const asked = (times: number) =>
    vi.waitFor(async () => {
      await clock.advance(0);
      expect(server.received).toHaveLength(times);
    });
  return {
    server,
    clock,
    client,
    told,
    ended,
    asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};

test("a call is told of after 8 s, once for all its tries, and again when it has ended", async () => {
  await using site = await slowSite(9);
  const failure = failureOf(site.client.call(read));
  await site.asked(1);
  await site.clock.advance(7_999);
  expect(site.told).toHaveLength(0);
  await site.clock.advance(1);
  expect(site.told).toMatchObject([{ endpoint: "read", replay: "safe" }]);
  await site.clock.advance(7_000);
  await site.asked(2);
  await site.clock.advance(15_000);
  await site.asked(3);
  expect(site.told).toHaveLength(1);
  expect(site.ended).not.toHaveBeenCalled();
  await site.clock.advance(15_000);
  expect((await failure).kind).toBe("timeout");
  expect(site.ended).toHaveBeenCalledOnce();
  expect(site.clock.waiting()).toBe(0);
});

test("what is answered in time is not told of", async () => {
  await using site = await slowSite(0);
  await site.client.call(read);
  await site.clock.advance(60_000);
  expect(site.told).toEqual([]);
  expect(site.ended).not.toHaveBeenCalled();
});

test("beginning anew leaves the old try, keeps a write's key and has its own 8 s", async () => {
  await using site = await slowSite(2);
  const answer = site.client.call(keyed);
  await site.asked(1);
  await site.clock.advance(8_000);
  site.told[0]?.again?.();
  await site.asked(2);
  expect(site.ended).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(site.server.givenUp()).toBe(1));
  await site.clock.advance(8_000);
  expect(site.told).toHaveLength(2);
  site.told[1]?.again?.();
  expect(await answer).toEqual({ n: 2 });
  const keys = site.server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test("giving up ends a call at once, and no try follows", async () => {
  await using site = await slowSite(9);
  const failure = failureOf(site.client.call(read));
  await site.asked(1);
  await site.clock.advance(8_000);
  site.told[0]?.giveUp();
  expect((await failure).kind).toBe("timeout");
  await site.clock.advance(60_000);
  expect(site.server.received).toHaveLength(1);
});

test("a write that is sent once can be given up, but not begun anew", async () => {
  await using site = await slowSite(9);
  const failure = failureOf(site.client.call(once));
  await site.asked(1);
  await site.clock.advance(8_000);
  expect(site.told[0]?.again).toBe(undefined);
  site.told[0]?.giveUp();
  expect((await failure).kind).toBe("timeout");
});

test("who leaves hears of an abort, and the telling ends", async () => {
  await using site = await slowSite(9);
  const stop = new AbortController();
  const failure = failureOf(site.client.call(read, undefined, { signal: stop.signal }));
  await site.asked(1);
  await site.clock.advance(8_000);
  stop.abort();
  expect((await failure).kind).toBe("aborted");
  expect(site.ended).toHaveBeenCalledOnce();
});
