import { describe, expect, it, vi } from "vitest";
import { withBootAnswers } from "./boot-answers.ts";

const get = { method: "GET" };
const setUp = (now = 500) => {
  const fresh = new Response("fresh");
  const early = new Response("begun");
  const send = vi.fn(() => Promise.resolve(fresh));
  const lost = Promise.reject<Response>(new TypeError("no network"));
  lost.catch(() => undefined);
  const calls: Record<string, Promise<Response> | undefined> = {
    "/api/status": Promise.resolve(early),
    "/api/games/hot": lost,
  };
  return { fresh, early, send, boot: withBootAnswers(send, calls, () => now) };
};

describe("responses to the boot script's requests", () => {
  it("are used once, then the network is", async () => {
    const { boot, early, fresh, send } = setUp();
    expect(await boot("/api/status", get)).toBe(early);
    expect(send).not.toHaveBeenCalled();
    expect(await boot("/api/status", get)).toBe(fresh);
  });

  it("are requested again when they failed", async () => {
    const { boot, fresh } = setUp();
    expect(await boot("/api/games/hot", get)).toBe(fresh);
  });

  it.each([
    ["other addresses", "/api/winners", get, 500],
    ["writes", "/api/status", { method: "POST" }, 500],
    ["a page that has been open for long", "/api/status", get, 60_000],
  ])("don't concern %s", async (_case, url, init, now) => {
    const { boot, fresh } = setUp(now);
    expect(await boot(url, init)).toBe(fresh);
  });
});
