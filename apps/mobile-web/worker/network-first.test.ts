import { afterEach, expect, test, vi } from "vitest";
import { networkFirst } from "./network-first.ts";

const fresh = new Response("fresh");
const old = new Response("kept");
const bad = new Response("Bad gateway", { status: 502 });
const lateAt = (milliseconds: number) => new Promise((late) => setTimeout(late, milliseconds));
const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject<Response>(new TypeError("no network"));
const cached = () => Promise.resolve(old);
const nothingCached = () => Promise.resolve(undefined);

afterEach(() => vi.useRealTimers());

test("uses the network when it works", async () => {
  expect(await networkFirst(Promise.resolve(fresh), cached, never)).toBe(fresh);
});

test.each([403, 404, 451, 500])("passes the server's answer through, also %i", async (status) => {
  const refused = new Response("refused", { status });
  expect(await networkFirst(Promise.resolve(refused), cached, never)).toBe(refused);
});

test.each([502, 503, 504])("falls back to the cached page when a proxy answers %i", async (status) => {
  const down = new Response("Bad gateway", { status });
  expect(await networkFirst(Promise.resolve(down), cached, never)).toBe(old);
  expect(await networkFirst(Promise.resolve(down), nothingCached, never)).toBe(down);
});

test("does not wait for a cache that hangs or fails", async () => {
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

test("falls back to the cached page without a network", async () => {
  expect(await networkFirst(offline(), cached, never)).toBe(old);
});

test("falls back to the cached page when the network takes too long", async () => {
  expect(await networkFirst(never, cached, Promise.resolve())).toBe(old);
});

test("waits for the network on a first visit, however long", async () => {
  let arrive: (answer: Response) => void = () => undefined;
  const slow = new Promise<Response>((resolve) => {
    arrive = resolve;
  });
  const answer = networkFirst(slow, nothingCached, Promise.resolve());
  arrive(fresh);
  expect(await answer).toBe(fresh);
});

test("fails without a network and without a cached page", async () => {
  await expect(networkFirst(offline(), nothingCached, never)).rejects.toThrow("no network");
});
