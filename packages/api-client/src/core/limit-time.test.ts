import { afterEach, expect, test, vi } from "vitest";
import { gate, ok, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, keyed, once, read, shared, testClient } from "../../test-server/test-client.ts";
import { type ManualClock, manualClock } from "../testing/index.ts";
import type { SlowCall } from "./options.ts";

afterEach(() => void vi.useRealTimers());

/** Waits for a request while zero-length retry delays, which may start at any time, pass. */
const untilReceived = (
  { received }: { readonly received: readonly unknown[] },
  clock: ManualClock,
  count: number,
): Promise<void> =>
  vi.waitFor(async () => {
    await clock.advance(0);
    expect(received).toHaveLength(count);
  });

test("an attempt times out, after 15 s by default", async () => {
  await using server = await startFaultServer(() => "hang");
  const clock = manualClock();
  const answer = failureOf(testClient(server.url, { clock }).client.call(once));
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  await clock.advance(14_999);
  expect(server.givenUp()).toBe(0);
  await clock.advance(1);
  expect((await answer).kind).toBe("timeout");
  await vi.waitFor(() => expect(server.givenUp()).toBe(1));
});

test("every attempt of a read has its own time limit", async () => {
  await using server = await startFaultServer((_, index) => (index === 0 ? "hang" : ok({ n: 7 })));
  const clock = manualClock();
  const answer = testClient(server.url, { clock, timeout: 500 }).client.call(read);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  // The first attempt uses up its time limit; the second one has its own.
  await clock.advance(500);
  await untilReceived(server, clock, 2);
  expect(await answer).toEqual({ n: 7 });
  expect(server.received).toHaveLength(2);
});

test("a call can set its own time limit", async () => {
  await using server = await startFaultServer(() => "hang");
  const clock = manualClock();
  const answer = failureOf(testClient(server.url, { clock }).client.call(once, {}, { timeout: 20 }));
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  await clock.advance(20);
  expect(await answer).toMatchObject({ kind: "timeout", message: "once: no answer in 20 ms" });
});

test.each([Infinity, 2 ** 31])(
  "a limit of %d ms is longer than a timer can be, and none",
  async (timeout) => {
    // Like real timers, fake ones fire at once if their delay is too long.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { open, opened } = gate();
    const fetch = () => opened.then(() => Response.json({ success: true, value: { n: 1 } }));
    const answer = testClient("", { fetch, timeout }).client.call(once);
    await vi.advanceTimersByTimeAsync(60_000);
    open();
    expect(await answer).toEqual({ n: 1 });
  },
);

test("a caller with a shorter time limit does not wait for an equal call with a longer one", async () => {
  await using server = await startFaultServer(() => "hang");
  const clock = manualClock();
  const { client } = testClient(server.url, { clock });
  const stop = new AbortController();
  const patient = failureOf(client.call(read, undefined, { signal: stop.signal }));
  const hasty = failureOf(client.call(read, undefined, { timeout: 20 }));
  for (const requests of [2, 3, 4]) {
    await untilReceived(server, clock, requests);
    await clock.advance(20);
  }
  expect(await hasty).toMatchObject({ kind: "timeout", message: "read: no answer in 20 ms" });
  stop.abort();
  expect((await patient).kind).toBe("aborted");
});

test("times out even if the engine hides the abort reason", async () => {
  const deaf = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  const clock = manualClock();
  const answer = failureOf(testClient("", { fetch: deaf, clock }).client.call(once));
  await clock.advance(15_000);
  expect((await answer).kind).toBe("timeout");
});

test("times out and retries even if fetch ignores its signal", async () => {
  const clock = manualClock();
  const deaf = vi.fn(() => new Promise<Response>(() => undefined));
  const { client } = testClient("", { fetch: deaf, clock });
  const answer = failureOf(client.call(read));
  for (const tries of [1, 2, 3]) {
    await vi.waitFor(() => expect(deaf).toHaveBeenCalledTimes(tries));
    await clock.advance(15_000);
  }
  expect((await answer).kind).toBe("timeout");
});

test("leaves no timer behind", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const clock = manualClock();
  await testClient(server.url, { clock }).client.call(read);
  expect(clock.waiting()).toBe(0);
});

/** A `fetch` that ignores its signal and responds when the test says so. */
const slowFetch = () => {
  const answers: ((n: number) => void)[] = [];
  const fetch = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push((n) => resolve(Response.json({ success: true, value: { n } })));
      }),
  );
  /** Responds to the `index`th request and lets its callers continue. */
  const answer = async (index: number, n: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(index));
    answers[index]?.(n);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { fetch, answer };
};

test.each([
  ["before", [0, 1]],
  ["after", [1, 0]],
] as const)(
  "a response of a timed-out attempt %s the second one's changes neither result nor cache",
  async (_, order) => {
    const clock = manualClock();
    const { fetch, answer } = slowFetch();
    const { client, events } = testClient("", { fetch, clock, timeout: 500 });
    const result = client.call(shared);
    await clock.advance(500);
    await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: "retry" })));
    await clock.advance(0);
    for (const index of order) {
      await answer(index, index + 1);
      if (index === 0 && order[0] === 0) expect(client.peek(shared)).toBeUndefined();
    }
    expect(await result).toEqual({ n: 2 });
    expect(client.peek(shared)).toEqual({ n: 2 });
    const outcomes = events.flatMap((event) => (event.type === "try" ? [event.outcome] : []));
    expect(outcomes).toEqual(["timeout", "ok"]);
  },
);

test("does not cache a response that arrives after the caller aborted", async () => {
  const { fetch, answer } = slowFetch();
  const { client } = testClient("", { fetch });
  const stop = new AbortController();
  const left = failureOf(client.call(shared, undefined, { signal: stop.signal }));
  stop.abort();
  expect((await left).kind).toBe("aborted");
  await answer(0, 1).catch(() => {});
  expect(client.peek(shared)).toBeUndefined();
});

test("calls leave no listeners on a long-lived signal", async () => {
  const { signal } = new AbortController();
  const [add, remove] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
  let fails = 0;
  const fetch = async () => {
    fails += 1;
    if (fails % 3 === 0) throw new TypeError("broken");
    return Response.json({ success: true, value: { n: 1 } });
  };
  const { client } = testClient("", { fetch });
  for (let number = 0; number < 50; number += 1) {
    await Promise.all([client.call(read, { q: "a" }, { signal }), client.call(read, { q: "a" }, { signal })]);
    await client.call(shared, undefined, { signal });
  }
  await vi.waitFor(() => expect(remove).toHaveBeenCalledTimes(add.mock.calls.length));
  expect(add.mock.calls.length).toBeGreaterThan(100);
  const left = add.mock.calls.filter(
    ([, added]) => !remove.mock.calls.some(([, removed]) => removed === added),
  );
  expect(left).toEqual([]);
});

/** A client that records slow calls, and a gateway that hangs a given number of times. */
const slowSite = async (hanging: number) => {
  const server = await startFaultServer((_, index) => (index < hanging ? "hang" : ok({ n: index })));
  const clock = manualClock();
  const reported: SlowCall[] = [];
  const ended = vi.fn<() => void>();
  const onSlow = (call: SlowCall) => {
    reported.push(call);
    return ended;
  };
  const { client } = testClient(server.url, { clock, onSlow });
  const requested = (times: number) => untilReceived(server, clock, times);
  return {
    server,
    clock,
    client,
    reported,
    ended,
    requested,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};

test("reports a slow call after 8 s, once for all attempts, and its end", async () => {
  await using site = await slowSite(9);
  const failure = failureOf(site.client.call(read));
  await site.requested(1);
  await site.clock.advance(7_999);
  expect(site.reported).toHaveLength(0);
  await site.clock.advance(1);
  expect(site.reported).toMatchObject([{ endpoint: "read", replay: "safe" }]);
  await site.clock.advance(7_000);
  await site.requested(2);
  await site.clock.advance(15_000);
  await site.requested(3);
  expect(site.reported).toHaveLength(1);
  expect(site.ended).not.toHaveBeenCalled();
  await site.clock.advance(15_000);
  expect((await failure).kind).toBe("timeout");
  expect(site.ended).toHaveBeenCalledOnce();
  expect(site.clock.waiting()).toBe(0);
});

test("does not report a call that ends in time", async () => {
  await using site = await slowSite(0);
  await site.client.call(read);
  await site.clock.advance(60_000);
  expect(site.reported).toEqual([]);
  expect(site.ended).not.toHaveBeenCalled();
});

test("a restart aborts the old attempt, uses the same key and gets another 8 s", async () => {
  await using site = await slowSite(2);
  const answer = site.client.call(keyed);
  await site.requested(1);
  await site.clock.advance(8_000);
  site.reported[0]?.again?.();
  await site.requested(2);
  expect(site.ended).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(site.server.givenUp()).toBe(1));
  await site.clock.advance(8_000);
  expect(site.reported).toHaveLength(2);
  site.reported[1]?.again?.();
  expect(await answer).toEqual({ n: 2 });
  const keys = site.server.received.map(({ headers }) => headers["idempotency-key"]);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test("giving up ends a call at once, without another attempt", async () => {
  await using site = await slowSite(9);
  const failure = failureOf(site.client.call(read));
  await site.requested(1);
  await site.clock.advance(8_000);
  site.reported[0]?.giveUp();
  expect((await failure).kind).toBe("timeout");
  await site.clock.advance(60_000);
  expect(site.server.received).toHaveLength(1);
});

test("a write that is sent once can be given up, but not restarted", async () => {
  await using site = await slowSite(9);
  const failure = failureOf(site.client.call(once));
  await site.requested(1);
  await site.clock.advance(8_000);
  expect(site.reported[0]?.again).toBe(undefined);
  site.reported[0]?.giveUp();
  expect((await failure).kind).toBe("timeout");
});

test("an abort ends the report, and the caller gets an AbortedError", async () => {
  await using site = await slowSite(9);
  const stop = new AbortController();
  const failure = failureOf(site.client.call(read, undefined, { signal: stop.signal }));
  await site.requested(1);
  await site.clock.advance(8_000);
  stop.abort();
  expect((await failure).kind).toBe("aborted");
  expect(site.ended).toHaveBeenCalledOnce();
});
