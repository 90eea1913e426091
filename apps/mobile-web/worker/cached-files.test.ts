import { describe, expect, it, vi } from "vitest";
import { cacheFirst, precache, trimFiles } from "./cached-files.ts";
import { memoryCache } from "./testing/memory-caches.ts";

const request = new Request("https://site.example/assets/site-1.js");
const site = "https://site.example";

const answerOf = (type: string, content = "code", status = 200) =>
  new Response(content, { status, headers: { "Content-Type": type } });
const script = (content = "code") => answerOf("text/javascript; charset=utf-8", content);
const html = () => answerOf("text/html", "<h1>proxy</h1>");

/** Requests the script; returns the response once everything is stored. */
const load = async (
  cache: ReturnType<typeof memoryCache>,
  send: (request: Request) => Promise<Response>,
  asked = request,
) => {
  const stored: Promise<unknown>[] = [];
  const answer = await cacheFirst(asked, { cache, send }, (storing) => void stored.push(storing));
  await Promise.all(stored);
  return answer.text();
};

describe("files with a content hash in their name", () => {
  it("are requested once", async () => {
    const cache = memoryCache();
    const send = vi.fn(async () => script());
    expect(await load(cache, send)).toBe("code");
    expect(await load(cache, send)).toBe("code");
    expect(send).toHaveBeenCalledOnce();
  });

  it("are not cached when missing", async () => {
    const cache = memoryCache();
    expect(await load(cache, async () => answerOf("text/javascript", "gone", 404))).toBe("gone");
    expect(cache.paths()).toEqual([]);
  });

  it.each([
    ["site-1.js", "text/html"],
    ["site-1.js", ""],
    ["site-1.css", "text/html; charset=utf-8"],
    ["site-1.css", "text/javascript"],
    ["font-1.woff2", "text/html"],
    ["icon-1.png", "text/html"],
    ["texts-1.json", "text/html"],
  ])("are not stored when the answer for %s is of the type %s", async (name, type) => {
    const cache = memoryCache();
    const asked = new Request(`${site}/assets/${name}`);
    expect(await load(cache, async () => answerOf(type, "wrong"), asked)).toBe("wrong");
    expect(cache.paths()).toEqual([]);
  });

  it.each([
    ["site-1.js", "application/javascript"],
    ["site-1.css", "text/css; charset=utf-8"],
    ["font-1.woff2", "font/woff2"],
    ["icon-1.png", "image/png"],
    ["icon-1.svg", "image/svg+xml"],
    ["texts-1.json", "application/json"],
  ])("are stored when the answer for %s is of the type %s", async (name, type) => {
    const cache = memoryCache();
    await load(cache, async () => answerOf(type), new Request(`${site}/assets/${name}`));
    expect(cache.paths()).toEqual([`/assets/${name}`]);
  });

  it("are requested past the browser's cache when an HTML page came under a script's name", async () => {
    const cache = memoryCache();
    const modes: string[] = [];
    const send = async (asked: Request) => {
      modes.push(asked.cache);
      return asked.cache === "reload" ? script() : html();
    };
    expect(await load(cache, send)).toBe("code");
    expect(modes).toEqual(["default", "reload"]);
    expect(cache.paths()).toEqual(["/assets/site-1.js"]);
  });

  it("are requested again when something else was cached under their name", async () => {
    const cache = memoryCache();
    await cache.put(request, html());
    expect(await load(cache, async () => script())).toBe("code");
    expect(await (await cache.match(request))?.text()).toBe("code");
  });

  it("are replaced when a page bypasses all caches, and dropped when missing", async () => {
    const cache = memoryCache();
    const reload = new Request(request, { cache: "reload" });
    await load(cache, async () => script("broken"));
    expect(await load(cache, async () => script("sound"), reload)).toBe("sound");
    expect(await load(cache, async () => script("other"))).toBe("sound");
    await expect(load(cache, () => Promise.reject(new TypeError("no network")), reload)).rejects.toThrow();
    expect(cache.paths()).toEqual(["/assets/site-1.js"]);
    await load(cache, async () => html(), reload);
    expect(cache.paths()).toEqual([]);
  });

  it("of a release are added to the cached ones, all or none", async () => {
    const asked: string[] = [];
    const cache = memoryCache();
    const send = async ({ url }: Request) => {
      asked.push(new URL(url).pathname);
      return url.endsWith("missing.js") ? answerOf("text/javascript", "gone", 404) : script();
    };
    await precache({ cache, send }, ["/assets/a.js", "/assets/b.js"], site);
    await precache({ cache, send }, ["/assets/b.js", "/assets/c.js"], site);
    expect(asked).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"]);
    const incomplete = ["/assets/d.js", "/assets/missing.js"];
    await expect(precache({ cache, send }, incomplete, site)).rejects.toThrow("missing.js");
    expect(cache.paths()).toEqual(["/assets/a.js", "/assets/b.js", "/assets/c.js"]);
  });

  it("of a release are requested again where something else is cached, and must be scripts", async () => {
    const cache = memoryCache();
    await cache.put(request, html());
    const add = (send: (request: Request) => Promise<Response>) =>
      precache({ cache, send }, ["/assets/site-1.js"], site);
    await expect(add(async () => html())).rejects.toThrow("/assets/site-1.js");
    await add(async () => script());
    expect(await (await cache.match(request))?.text()).toBe("code");
  });

  it("are evicted by age above the cap, except those of the release", async () => {
    const cache = memoryCache();
    for (const name of ["own", "1", "2", "3"]) await cache.put(`/assets/${name}.js`, script());
    await trimFiles(cache, 2, new Set(["/assets/own.js"]));
    expect(cache.paths()).toEqual(["/assets/own.js", "/assets/2.js", "/assets/3.js"]);
    await trimFiles(cache, 5);
    expect(cache.paths()).toHaveLength(3);
  });
});
