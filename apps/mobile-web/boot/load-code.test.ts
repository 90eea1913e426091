// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadCode } from "./load-code.ts";

let painted = (): void => undefined;

/** Reports paints only when the test says so. */
class PaintObserver {
  constructor(tell: (list: unknown, observer: unknown) => void) {
    painted = () => tell({ getEntriesByName: () => [{}] }, { disconnect: () => undefined });
  }
  observe() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("PerformanceObserver", PaintObserver);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("data-unreachable");
  delete window.voladoBoot;
});

const picture = (decoded: Promise<void>): HTMLImageElement =>
  Object.assign(new Image(), { decode: () => decoded });

/** Loads the code of a page that may be hidden; `importFile` imports its files. */
const load = ({
  hidden = false,
  sheet = true,
  pictures = [] as readonly Promise<void>[],
  broken = false,
  /** When files load. */
  arrive = Promise.resolve(),
  /** Whether the network has a file that is not cached. */
  sound = false,
  online = true,
  answers = true,
  arrival = "navigate",
} = {}) => {
  document.head.innerHTML = `
    <link rel="volado-code" href="/vendor.js">
    <link rel="volado-code" href="/entry.js">
    <link rel="stylesheet">`;
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=volado-code]")];
  const [stylesheet] = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  if (sheet && stylesheet) Object.defineProperty(stylesheet, "sheet", { value: {} });
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: arrival }] });
  window.voladoBoot = {
    language: "ES",
    page: undefined,
    pageCalls: [],
    calls: {},
    answers: {},
    code: ["/list.js"],
    picturePattern: "",
    pictures: pictures.map(picture),
  };
  const imported: string[] = [];
  const reload = vi.fn();
  const askAgain = vi.fn(async () => sound);
  loadCode({
    importFile: (file) => {
      imported.push(new URL(file).pathname);
      return broken && !(sound && askAgain.mock.calls.length > 0)
        ? Promise.reject(new TypeError("gone"))
        : arrive;
    },
    askAgain,
    reload,
  });
  return {
    askAgain,
    imported,
    links,
    stylesheet,
    reload,
    preloaded: () =>
      Array.from(document.querySelectorAll("link[rel=modulepreload]"), (link) => link.getAttribute("href")),
    unreachable: () => document.documentElement.hasAttribute("data-unreachable"),
    paint: () => painted(),
  };
};

it("requests no code before the shell is painted", async () => {
  const page = load();
  await vi.advanceTimersByTimeAsync(900);
  expect(page.imported).toEqual([]);
  expect(page.links.map(({ rel }) => rel)).toEqual(["volado-code", "volado-code"]);
  page.paint();
  await vi.advanceTimersByTimeAsync(50);
  expect(page.links.map(({ rel }) => rel)).toEqual(["modulepreload", "modulepreload"]);
  expect(page.preloaded()).toEqual(["/vendor.js", "/entry.js", "/list.js"]);
  expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
});

it("gives the first pictures a head start, but a short one", async () => {
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

it("renders only once the style sheet has loaded", async () => {
  const page = load({ hidden: true, sheet: false });
  await vi.advanceTimersByTimeAsync(10);
  expect(page.imported).toEqual(["/vendor.js"]);
  page.stylesheet?.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(10);
  expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
});

describe("code that fails to load", () => {
  it("is requested once past all caches: something else may be cached under its name", async () => {
    const page = load({ hidden: true, broken: true, sound: true });
    await vi.advanceTimersByTimeAsync(10);
    const origin = location.origin;
    expect(page.askAgain.mock.calls).toEqual([[[`${origin}/vendor.js`, `${origin}/entry.js`]]]);
    expect(page.imported).toEqual(["/vendor.js", "/vendor.js", "/entry.js"]);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it("reloads the page once: a release may have removed the files of an old page", async () => {
    const page = load({ hidden: true, broken: true });
    await vi.advanceTimersByTimeAsync(10);
    expect(page.imported).toEqual(["/vendor.js"]);
    expect(page.reload).toHaveBeenCalledOnce();
    expect(page.unreachable()).toBe(false);
  });

  it("reloads the page if the server answers, even when the browser reports no network", async () => {
    const page = load({ hidden: true, broken: true, online: false, answers: true });
    await vi.advanceTimersByTimeAsync(10);
    expect(page.reload).toHaveBeenCalledOnce();
    expect(page.unreachable()).toBe(false);
  });

  it("is ignored while the page is being left, unless the page is still there long after", async () => {
    const page = load({ hidden: true, broken: true });
    window.dispatchEvent(new Event("beforeunload"));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(page.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ["after that", { arrival: "reload" }],
    ["without a network", { online: false, answers: false }],
  ])("is said %s, and the page is reloaded when the network is back", async (_when, given) => {
    const page = load({ hidden: true, broken: true, ...given });
    await vi.advanceTimersByTimeAsync(10);
    expect(page.unreachable()).toBe(true);
    expect(page.reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("online"));
    expect(page.reload).toHaveBeenCalledOnce();
  });
});

describe("slow code", () => {
  it.each([
    ["a file", { arrive: new Promise<void>(() => undefined) }],
    ["the style sheet", { sheet: false }],
  ])("is said to be unavailable after ten seconds without an answer for %s", async (_what, given) => {
    const page = load({ hidden: true, ...given });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(page.unreachable()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(page.unreachable()).toBe(true);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it("still runs when it loads later, and the note disappears", async () => {
    let arrived = (): void => undefined;
    const arrive = new Promise<void>((done) => {
      arrived = done;
    });
    const page = load({ hidden: true, arrive });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(page.unreachable()).toBe(true);
    arrived();
    await vi.advanceTimersByTimeAsync(10);
    expect(page.unreachable()).toBe(false);
    expect(page.imported).toEqual(["/vendor.js", "/entry.js"]);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(page.unreachable()).toBe(false);
  });
});
