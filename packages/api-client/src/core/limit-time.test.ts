import { afterEach, expect, test, vi } from "vitest";
import { gate, ok, startFaultServer } from "../../test-server/fault-server.ts";
import { failureOf, once, read, testClient } from "../../test-server/test-client.ts";
import { type ManualClock, manualClock } from "../testing/index.ts";

afterEach(() => void vi.useRealTimers());

/** Waits for a request, and lets the pauses before tries pass: of no milliseconds, but begun at any moment. */
const untilReceived = (
  { received }: { readonly received: readonly unknown[] },
  clock: ManualClock,
  count: number,
): Promise<void> =>
  vi.waitFor(async () => {
    await clock.advance(0);
    expect(received).toHaveLength(count);
  });

test("a try that takes too long is given up, 15 s by default", async () => {
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

test("every try of a read has its own limit", async () => {
  await using server = await startFaultServer((_, index) => (index === 0 ? "hang" : ok({ n: 7 })));
  const clock = manualClock();
  const answer = testClient(server.url, { clock, timeout: 500 }).client.call(read);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  // The whole limit of the first try passes; the second one begins with all of its own.
  await clock.advance(500);
  await untilReceived(server, clock, 2);
  expect(await answer).toEqual({ n: 7 });
  expect(server.received).toHaveLength(2);
});

test("a call may set its own limit", async () => {
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
    // Like the real ones, fake timers fire at once when their delay is too long.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { open, opened } = gate();
    const fetch = () => opened.then(() => Response.json({ success: true, value: { n: 1 } }));
    const answer = testClient("", { fetch, timeout }).client.call(once);
    await vi.advanceTimersByTimeAsync(60_000);
    open();
    expect(await answer).toEqual({ n: 1 });
  },
);

test("a caller with a shorter limit doesn't wait as long as another one for the same", async () => {
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

test("an engine that hides the reason of an abort still gives a timeout", async () => {
  const deaf = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  const clock = manualClock();
  const answer = failureOf(testClient("", { fetch: deaf, clock }).client.call(once));
  await clock.advance(15_000);
  expect((await answer).kind).toBe("timeout");
});

test("a fetch that doesn't listen is given up all the same, and asked again where that may be", async () => {
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

test("no timer is left behind by an answer", async () => {
  await using server = await startFaultServer(() => ok({ n: 1 }));
  const clock = manualClock();
  await testClient(server.url, { clock }).client.call(read);
  expect(clock.waiting()).toBe(0);
});
