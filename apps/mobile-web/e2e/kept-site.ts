import type { Locator, Page } from "@playwright/test";

/** Resolves when the service worker has kept what it needs to answer alone. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === "activated") return;
    await new Promise<void>((done) => {
      active.addEventListener("statechange", () => active.state === "activated" && done());
    });
  });

/** Looks for a new worker, as the browser does at the next navigation. */
export const lookForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

/** Says, as its content, which release the page on the screen is of. */
export const releaseMark = (page: Page): Locator => page.locator("meta[name='volado-release']");

/**
 * The names of the caches that there are. Opening one makes it anew if it went in the meantime, so that whoever
 * waits for caches to go asks for their names alone.
 */
export const cacheNames = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

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
