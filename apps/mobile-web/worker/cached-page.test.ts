import { describe, expect, it, vi } from "vitest";
import { cachedPage, cachePage, deleteOtherPages, withoutBootData } from "./cached-page.ts";
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
  ])("is not kept when it is %s", async (_what, send) => {
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
