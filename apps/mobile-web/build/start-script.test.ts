import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startScript } from "./start-script.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The script in a page that may be hidden; `import()` is what a page asks its files with. */
const load = ({
  hidden = false,
  sheet = true,
  pictures = [] as readonly Promise<void>[],
  broken = false,
  online = true,
  arrival = "navigate",
} = {}) => {
  const imported: string[] = [];
  const preloaded: string[] = [];
  const links = ["/vendor.js", "/entry.js"].map((href) => ({ href, rel: "volado-code" }));
  const stylesheet: { sheet: unknown; onload?: () => void } = { sheet: sheet ? {} : null };
  let painted = (): void => undefined;
  const reload = vi.fn();
  const marks: string[] = [];
  const window: Record<string, unknown> & { ononline?: () => void } = {
    PerformanceObserver: true,
    voladoBoot: { code: ["/list.js"], pictures: pictures.map((loaded) => ({ decode: () => loaded })) },
  };
  const script = startScript.replaceAll("import(", "imports(");
  runInNewContext(script, {
    window,
    document: {
      hidden,
      querySelectorAll: () => links,
      querySelector: () => stylesheet,
      createElement: () => ({}),
      documentElement: { setAttribute: (name: string) => void marks.push(name) },
      head: { appendChild: ({ href }: { href: string }) => void preloaded.push(href) },
    },
    PerformanceObserver: class {
      constructor(tell: (list: unknown, observer: unknown) => void) {
        painted = () => tell({ getEntriesByName: () => [{}] }, { disconnect: () => undefined });
      }
      observe() {}
    },
    imports: (file: string) => {
      imported.push(file);
      return broken ? Promise.reject(new TypeError("gone")) : Promise.resolve();
    },
    location: { reload },
    navigator: { onLine: online },
    performance: { getEntriesByType: () => [{ type: arrival }] },
    requestAnimationFrame: (work: () => void) => setTimeout(work, 16),
    setTimeout,
    Promise,
  });
  return { imported, preloaded, links, stylesheet, window, reload, marks, paint: () => painted() };
};

it("asks for no code before the shell is painted", async () => {
  const page = load();
  await vi.advanceTimersByTimeAsync(900);
  expect(page.imported).toEqual([]);
  expect(page.links.map(({ rel }) => rel)).toEqual(["volado-code", "volado-code"]);
  page.paint();
  await vi.advanceTimersByTimeAsync(50);
  expect(page.links.map(({ rel }) => rel)).toEqual(["modulepreload", "modulepreload"]);
  expect(page.preloaded).toEqual(["/list.js"]);
  expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
});

it("lets the first pictures come first, but not for long", async () => {
  const page = load({ pictures: [new Promise(() => undefined)] });
  page.paint();
  await vi.advanceTimersByTimeAsync(90);
  expect(page.imported).toEqual([]);
  await vi.advanceTimersByTimeAsync(20);
  expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
});

it.each([
  ["at once in a hidden tab, where nothing is painted", { hidden: true }, 1],
  ["after a second without a paint", {}, 1_010],
])("starts %s", async (_name, options, time) => {
  const page = load(options);
  await vi.advanceTimersByTimeAsync(time);
  expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
});

it("draws only with the style sheet", async () => {
  const page = load({ hidden: true, sheet: false });
  await vi.advanceTimersByTimeAsync(10);
  expect(page.imported).toEqual(["/vendor.js"]);
  page.stylesheet.sheet = {};
  page.stylesheet.onload?.();
  expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
});

describe("code that can't be had", () => {
  it("makes the page come anew, once: it may be an old one whose files a release has taken away", async () => {
    const page = load({ hidden: true, broken: true });
    await vi.advanceTimersByTimeAsync(10);
    expect(page.imported).toEqual(["/vendor.js"]);
    expect(page.reload).toHaveBeenCalledOnce();
    expect(page.marks).toEqual([]);
  });

  it.each([
    ["after that", { arrival: "reload" }],
    ["without a network", { online: false }],
  ])("is said %s, and the page comes anew with the network", async (_when, given) => {
    const page = load({ hidden: true, broken: true, ...given });
    await vi.advanceTimersByTimeAsync(10);
    expect(page.marks).toEqual(["data-lost"]);
    expect(page.reload).not.toHaveBeenCalled();
    page.window.ononline?.();
    expect(page.reload).toHaveBeenCalledOnce();
  });
});
