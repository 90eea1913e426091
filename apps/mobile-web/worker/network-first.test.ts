import { afterEach, expect, test, vi } from "vitest";
import { networkFirst } from "./network-first.ts";

const fresh = new Response("fresh");
const old = new Response("kept");
const bad = new Response("Bad gateway", { status: 502 });
const lateAt = (milliseconds: number) => new Promise((late) => setTimeout(late, milliseconds));
const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject<Response>(new TypeError("no network"));
const kept = () => Promise.resolve(old);
const nothingKept = () => Promise.resolve(undefined);

afterEach(() => vi.useRealTimers());

test("the network answers when it can", async () => {
  expect(await networkFirst(Promise.resolve(fresh), kept, never)).toBe(fresh);
});

test.each([403, 404, 451, 500])("whatever the server says holds, also %i", async (status) => {
  const refused = new Response("refused", { status });
  expect(await networkFirst(Promise.resolve(refused), kept, never)).toBe(refused);
});

test.each([502, 503, 504])("the cached page stands in for a proxy that says %i", async (status) => {
  const down = new Response("Bad gateway", { status });
  expect(await networkFirst(Promise.resolve(down), kept, never)).toBe(old);
  expect(await networkFirst(Promise.resolve(down), nothingKept, never)).toBe(down);
});

test("a cache that never answers, or can't, holds up no page", async () => {
  vi.useFakeTimers();
  const silent = networkFirst(
    new Promise((done) => setTimeout(done, 4_000, fresh)),
    () => never,
    lateAt(3_000),
  );
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await silent).toBe(fresh);
  expect(await networkFirst(Promise.resolve(bad), offline, never)).toBe(bad);
});

test("the cached page stands in without a network", async () => {
  expect(await networkFirst(offline(), kept, never)).toBe(old);
});

test("the cached page stands in when the network takes too long", async () => {
  expect(await networkFirst(never, kept, Promise.resolve())).toBe(old);
});

test("a first visit waits for the network, however long", async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const answer = networkFirst(slow, nothingKept, Promise.resolve());
  arrive(fresh);
  expect(await answer).toBe(fresh);
});

test("without a network and without a cached page the browser says so", async () => {
  await expect(networkFirst(offline(), nothingKept, never)).rejects.toThrow("no network");
});
