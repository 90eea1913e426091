import { describe, expect, it, vi } from "vitest";
import { cacheFirst, precache, trimFiles } from "./cached-files.ts";
import { memoryCache } from "./testing/memory-caches.ts";

const request = new Request("https://site.example/assets/site-1.js");

describe("files with their content in their name", () => {
  it("are asked for once", async () => {
    const cache = memoryCache();
    const send = vi.fn(async () => new Response("code"));
    const stored: Promise<unknown>[] = [];
    const kept = (storing: Promise<unknown>) => void stored.push(storing);
    expect(await (await cacheFirst(request, { cache, send }, kept)).text()).toBe("code");
    await Promise.all(stored);
    expect(await (await cacheFirst(request, { cache, send }, kept)).text()).toBe("code");
    expect(send).toHaveBeenCalledOnce();
  });

  it("are not kept when they are gone", async () => {
    const cache = memoryCache();
    const kept = vi.fn();
    const send = async () => new Response("gone", { status: 404 });
    expect((await cacheFirst(request, { cache, send }, kept)).status).toBe(404);
    expect(kept).not.toHaveBeenCalled();
  });

  it("of a release are added to those that are there already, all or none", async () => {
    const asked: string[] = [];
    const cache = memoryCache(async (address) => {
      asked.push(new URL(address).pathname);
      return new Response(null, { status: address.endsWith("missing.js") ? 404 : 200 });
    });
    await precache(cache, ["/assets/a.js", "/assets/b.js"]);
    await precache(cache, ["/assets/b.js", "/assets/c.js"]);
    expect(asked).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"]);
    await expect(precache(cache, ["/assets/d.js", "/assets/missing.js"])).rejects.toThrow();
    expect(cache.paths()).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"]);
  });

  it("are thrown away by age above the cap, those of the release never", async () => {
    const cache = memoryCache();
    await precache(cache, ["/assets/own.js", "/assets/1.js", "/assets/2.js", "/assets/3.js"]);
    await trimFiles(cache, 2, new Set(["/assets/own.js"]));
    expect(cache.paths()).toEqual(["/assets/own.js", "/assets/2.js", "/assets/3.js"]);
    await trimFiles(cache, 5);
    expect(cache.paths()).toHaveLength(3);
  });
});
