import { expect, type Page } from "@playwright/test";

/** Milliseconds, the same as in the journeys: picture scripts have no configuration for it. */
const GIVE_UP_AFTER_MS = 15_000;

/** Signs that a page is still loading: a busy part, a skeleton, an opening game. */
const ON_ITS_WAY = 'main [aria-busy="true"], main .vo-skeleton, main .app-play__stage:not([data-loaded])';

/** Waits until nothing on the page is loading. */
export const settle = (page: Page): Promise<void> =>
  expect(page.locator(ON_ITS_WAY)).toHaveCount(0, { timeout: GIVE_UP_AFTER_MS });

/** Waits until a new page has its heading, and nothing on it is loading. */
export const settleOpened = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await settle(page);
};

/** Opens a page and waits until nothing on it is loading. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settleOpened(page);
};

/** Waits until a page's late parts have loaded: the app has rendered and handles taps. */
export const settleDeferred = (page: Page): Promise<void> =>
  expect(page.locator(".app-deferred")).toBeAttached({ timeout: GIVE_UP_AFTER_MS });
