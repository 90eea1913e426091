import { expect, test, vi } from "vitest";
import { failureOf, read, shared, testClient } from "../../test-server/test-client.ts";
import { manualClock } from "../testing/index.ts";

/** A `fetch` that takes its signal for nothing and answers when the test says so. */
const slowFetch = () => {
  const answers: ((n: number) => void)[] = [];
  const fetch = vi.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push((n) => resolve(Response.json({ success: true, value: { n } })));
      }),
  );
  /** Answers the `index`th request, and lets whoever waits for it go on. */
  const answer = async (index: number, n: number) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(index));
    answers[index]?.(n);
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { fetch, answer };
};

test("the answer of a try that was given up changes neither the result nor what is kept", async () => {
  const clock = manualClock();
  const { fetch, answer } = slowFetch();
  const { client, events } = testClient("", { fetch, clock, timeout: 500 });
  const result = client.call(shared);
  await clock.advance(500);
  await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: "retry" })));
  await clock.advance(0);
  await answer(1, 2);
  await answer(0, 1);
  expect(await result).toEqual({ n: 2 });
  expect(client.peek(shared)).toEqual({ n: 2 });
  const outcomes = events.flatMap((event) => (event.type === "try" ? [event.outcome] : []));
  expect(outcomes).toEqual(["timeout", "ok"]);
});

test("nor when it comes before the second one's, which is still waited for", async () => {
  const clock = manualClock();
  const { fetch, answer } = slowFetch();
  const { client, events } = testClient("", { fetch, clock, timeout: 500 });
  const result = client.call(shared);
  await clock.advance(500);
  await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ type: "retry" })));
  await clock.advance(0);
  await answer(0, 1);
  expect(client.peek(shared)).toBeUndefined();
  await answer(1, 2);
  expect(await result).toEqual({ n: 2 });
  expect(client.peek(shared)).toEqual({ n: 2 });
});

test("an answer that comes after the caller left is not kept", async () => {
  const { fetch, answer } = slowFetch();
  const { client } = testClient("", { fetch });
  const stop = new AbortController();
  const left = failureOf(client.call(shared, undefined, { signal: stop.signal }));
  stop.abort();
  expect((await left).kind).toBe("aborted");
  await answer(0, 1).catch(() => {});
  expect(client.peek(shared)).toBeUndefined();
});

test("calls leave nothing behind on a signal that outlives them", async () => {
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
