// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { cachedImport, UnreachableCode } from "./cached-import.ts";

const file = "https://site.example/assets/screen-1.js";
const shared = "https://site.example/assets/shared-1.js";

const preload = (href: string): void => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
};

/** Code that fails until its file is fetched again; `beside` lists the files that the bundler preloads with it. */
const poisoned = (message: string, beside: readonly string[] = []) => {
  const requested: string[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    expect(init.cache).toBe("reload");
    requested.push(address);
    return new Response("code");
  });
  const load = vi.fn(async () => {
    for (const each of beside) preload(each);
    if (requested.length === 0) throw new TypeError(message);
    return "module";
  });
  return { requested, load, code: cachedImport(load) };
};

afterEach(() => {
  document.head.innerHTML = "";
  vi.unstubAllGlobals();
});

it("fetches the file named by the browser's error, and imports it again", async () => {
  preload("https://site.example/assets/other-1.js");
  const { requested, code } = poisoned(`Failed to fetch dynamically imported module: ${file}`);
  expect(await code.load()).toBe("module");
  expect(requested).toEqual([file]);
});

it("fetches the preloaded files if the error names none", async () => {
  const { requested, code } = poisoned("Importing a module script failed.", [file, shared]);
  expect(await code.load()).toBe("module");
  expect(requested).toEqual([file, shared]);
});

it("doesn't retry without a network; the next call starts over", async () => {
  const { requested, load, code } = poisoned(`error loading dynamically imported module: ${file}`);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(code.load()).rejects.toThrow(UnreachableCode);
  expect(load).toHaveBeenCalledOnce();
  requested.push(file);
  expect(await code.load()).toBe("module");
});

it("fetches code that stays broken only once", async () => {
  const fetch = vi.fn(async () => new Response("broken"));
  vi.stubGlobal("fetch", fetch);
  const load = vi.fn(() => Promise.reject(new SyntaxError(`Unexpected token in ${file}`)));
  await expect(cachedImport(load).load()).rejects.toThrow(UnreachableCode);
  expect([load.mock.calls.length, fetch.mock.calls.length]).toEqual([2, 1]);
});

it("rejects after 15 s, and uses code that arrives later", async () => {
  vi.useFakeTimers();
  try {
    let arrive = (_code: string): void => undefined;
    const code = cachedImport(() => new Promise<string>((come) => (arrive = come)));
    const failed = vi.fn();
    code.loadInTime().catch(failed);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(UnreachableCode));
    arrive("module");
    await vi.advanceTimersByTimeAsync(0);
    expect(code.loaded()).toBe("module");
    expect(await code.loadInTime()).toBe("module");
  } finally {
    vi.useRealTimers();
  }
});
