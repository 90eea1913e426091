import { expect, type Locator, type Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** Milliseconds that a first visit rests, by the page's clock, before its worker comes. */
const REST_MS = 10_000;

/** Resolves when the service worker has kept what it needs to answer alone. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === "activated") return;
    await new Promise<void>((done) => {
      active.addEventListener("statechange", () => active.state === "activated" && done());
    });
  });

/**
 * Opens home for the first time and waits until it is kept. The rest before that, of which `use-releases.test.tsx`
 * knows, passes at once.
 */
export const openKeptHome = async (page: Page, { t }: Words, site = ""): Promise<void> => {
  await page.clock.install();
  await page.goto(`${site}/m/home`);
  // It comes with what begins the rest.
  await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
  await page.clock.fastForward(REST_MS);
  await untilKept(page);
};

/**
 * Looks for a new worker, as the browser does at the next navigation. A look that the browser began by itself before
 * the deployment is counted as the first of these, and has seen the old worker: the second begins after it.
 */
export const lookForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    // A worker that takes itself back may have done so by now, and what has left can't look any more.
    await registration.update().catch(() => undefined);
  });

/** Says, as its content, which release the page on the screen is of. */
export const releaseMark = (page: Page): Locator => page.locator("meta[name='volado-release']");

/** What the page itself puts aside, with or without a worker (docs/decisions/175). */
const ANSWERS = "volado-answers";

/**
 * The names of the worker's caches. Opening one makes it anew if it went in the meantime, so that whoever
 * waits for caches to go asks for their names alone.
 */
export const cacheNames = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate(() => caches.keys())).filter((name) => name !== ANSWERS);

/** Which calls' answers are put aside for times without a network, each once. */
export const callsKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    const calls = requests.map(
      ({ url }) => decodeURIComponent(new URL(url).search.slice(1)).split(" ")[0] ?? "",
    );
    return [...new Set(calls)];
  }, ANSWERS);

/** Every address that is kept, by cache. */
export const keptAddresses = (page: Page): Promise<Record<string, readonly string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
      }),
    );
    return Object.fromEntries(kept);
  });
