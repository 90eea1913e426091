import { expect, type Page } from "@playwright/test";

/** Milliseconds, as the journeys have them: scripts that take pictures have no configuration to say so. */
const GIVE_UP_AFTER_MS = 15_000;

/** What stands on a page while something is still on its way: a part that is busy, a skeleton, a game that opens. */
const ON_ITS_WAY = 'main [aria-busy="true"], main .vo-skeleton, main .app-play__stage:not([data-loaded])';

/** Waits until nothing on the page is still on its way. */
export const settle = (page: Page): Promise<void> =>
  expect(page.locator(ON_ITS_WAY)).toHaveCount(0, { timeout: GIVE_UP_AFTER_MS });

/** Waits until a page that has just come has its heading, and nothing on it is still on its way. */
export const settleOpened = async (page: Page): Promise<void> => {
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await settle(page);
};

/** Opens a page and waits until nothing on it is still on its way. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settleOpened(page);
};

/** Waits until what comes after the first view of any page is there: the app is drawn, and taps are its own. */
export const settleDeferred = (page: Page): Promise<void> =>
  expect(page.locator(".app-deferred")).toBeAttached({ timeout: GIVE_UP_AFTER_MS });
