import { afterEach, describe, expect, it, test, vi } from "vitest";
import { cachedPage, cachePage, deleteOtherPages, networkFirst, withoutBootData } from "./cached-page.ts";
import { memoryCaches } from "./testing/memory-caches.ts";

const head = '<meta name="volado-release" content="r1">';
const booted = `<!doctype html><head>${head}<link rel="preload" as="image" fetchpriority="high" href="/b.svg"><script type="application/json" id="volado-boot">{"status":{"maintenance":true}}</script><link rel="stylesheet" href="/a.css"></head><body>shell</body>`;
const plain = `<!doctype html><head>${head}<link rel="stylesheet" href="/a.css"></head><body>shell</body>`;
const served = (html = booted, init: ResponseInit = {}) =>
  vi.fn(
    async () => new Response(html, { headers: { ETag: '"x"', "Content-Security-Policy": "p" }, ...init }),
  );

describe("the cached page", () => {
  it("contains no momentary data, not even a maintenance", () => {
    expect(withoutBootData(booted)).toBe(plain);
    expect(withoutBootData(plain)).toBe(plain);
  });

  it("is requested past every cache without credentials, and keeps its policy", async () => {
    const caches = memoryCaches();
    const send = served();
    await cachePage(caches, "r1", send);
    expect(send).toHaveBeenCalledWith("/m/offline", {
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
    });
    const cached = await cachedPage(caches, "r1");
    expect(await cached?.text()).toBe(plain);
    expect(cached?.headers.get("Content-Security-Policy")).toBe("p");
    expect(cached?.headers.has("ETag")).toBe(false);
  });

  it.each([
    ["another release", served(booted.replace('"r1"', '"r2"'))],
    ["a refusal", served(booted, { status: 503 })],
    ["something that is no page", served("<h1>proxy</h1>")],
  ])("is not cached when it is %s", async (_what, send) => {
    const caches = memoryCaches();
    await expect(cachePage(caches, "r1", send)).rejects.toThrow("not of this worker's release");
    expect(await cachedPage(caches, "r1")).toBe(undefined);
  });

  it("is dropped when another release takes over, and nothing else with it", async () => {
    const caches = memoryCaches();
    await cachePage(caches, "r1", served());
    await caches.open("volado-page-r0");
    await caches.open("volado-code");
    await deleteOtherPages(caches, "r1");
    expect(await caches.keys()).toEqual(["volado-page-r1", "volado-code"]);
  });
});

const fresh = new Response("fresh");
const old = new Response("cached");
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
