import { describe, expect, it, vi } from "vitest";
import { pictureResponse, trimPictures } from "./cached-pictures.ts";
import { memoryCache } from "./testing/memory-caches.ts";

const request = new Request("https://site.example/art/cover/1.svg");
const hour = 3_600_000;
const now = Date.parse("2026-05-01T12:00:00Z");

/** A picture as the site's server sends it: a test's own responses have no type. */
const picture = (
  headers: Readonly<Record<string, string>> = {},
  type: ResponseType = "basic",
  content = "picture",
) => {
  const answer = new Response(content, {
    headers: { Date: new Date(now).toUTCString(), "Content-Type": "image/svg+xml", ...headers },
  });
  Object.defineProperty(answer, "type", { value: type });
  return answer;
};
const offline = () => Promise.reject<Response>(new TypeError("no network"));

/** Requests the picture at a given time; returns the response and whether the network was used. */
const show = async (
  cache: ReturnType<typeof memoryCache>,
  at: number,
  answer: () => Promise<Response> = async () => picture(),
) => {
  const send = vi.fn(answer);
  const stored: Promise<unknown>[] = [];
  const shown = await pictureResponse(request, { cache, send }, at, (storing) => void stored.push(storing));
  await Promise.all(stored);
  return { text: await shown.text(), asked: send.mock.calls.length, stored: stored.length };
};

describe("pictures", () => {
  it("are shown from the cache for a day, and requested after that", async () => {
    const cache = memoryCache();
    expect(await show(cache, now)).toEqual({ text: "picture", asked: 1, stored: 1 });
    expect(await show(cache, now + 23 * hour)).toMatchObject({ asked: 0 });
    expect(await show(cache, now + 25 * hour)).toMatchObject({ asked: 1 });
  });

  it("are shown at any age without a network", async () => {
    const cache = memoryCache();
    await show(cache, now);
    expect(await show(cache, now + 999 * hour, offline)).toMatchObject({ text: "picture", asked: 1 });
  });

  it("fail without a network if they were never cached", async () => {
    await expect(show(memoryCache(), now, offline)).rejects.toThrow("no network");
  });

  it.each([
    ["somebody's own", picture({ "Cache-Control": "private" })],
    ["not to be stored", picture({ "Cache-Control": "no-store" })],
    ["very large", picture({ "Content-Length": "300001" })],
    ["no pictures at all", picture({ "Content-Type": "text/html" })],
    ["of another origin", picture({}, "opaque")],
  ])("are not cached when they are %s", async (_why, answer) => {
    const cache = memoryCache();
    expect(await show(cache, now, async () => answer)).toMatchObject({ text: "picture", stored: 0 });
  });

  it("are not cached when too large, whatever their headers say", async () => {
    const cache = memoryCache();
    const content = "x".repeat(300_001);
    await show(cache, now, async () => picture({ "Content-Length": "9" }, "basic", content));
    await show(cache, now, async () => picture({}, "basic", content));
    expect(cache.paths()).toEqual([]);
  });
});

describe("all pictures together", () => {
  /** Caches pictures of these sizes in turn and evicts above the cap; returns those that are left. */
  const left = async (sizes: readonly number[], cap: Parameters<typeof trimPictures>[1]) => {
    const cache = memoryCache();
    for (const [place, size] of sizes.entries()) {
      const stored: Promise<unknown>[] = [];
      const send = async () => picture({}, "basic", "x".repeat(size));
      const asked = new Request(`https://site.example/${place}.svg`);
      await pictureResponse(asked, { cache, send }, now, (storing) => void stored.push(storing));
      await Promise.all(stored);
    }
    await trimPictures(cache, cap);
    return cache.paths();
  };

  it.each([
    ["within both caps all stay", [5, 5, 5], { count: 3, bytes: 15 }, ["/0.svg", "/1.svg", "/2.svg"]],
    ["over the number the oldest go", [1, 1, 1, 1], { count: 2, bytes: 100 }, ["/2.svg", "/3.svg"]],
    ["over the bytes the oldest go", [40, 40, 40], { count: 9, bytes: 100 }, ["/1.svg", "/2.svg"]],
    ["a large one in the middle takes the older with it", [1, 99, 2], { count: 9, bytes: 100 }, ["/2.svg"]],
  ])("%s", async (_what, sizes, cap, paths) => {
    expect(await left(sizes, cap)).toEqual(paths);
  });

  it("count one of unknown size as the largest", async () => {
    const cache = memoryCache();
    await cache.put("https://site.example/old.svg", new Response("x"));
    await trimPictures(cache, { count: 9, bytes: 299_999 });
    expect(cache.paths()).toEqual([]);
  });
});
