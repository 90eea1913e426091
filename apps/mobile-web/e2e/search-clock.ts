import type { Page } from "@playwright/test";

/** Milliseconds that the typing rests before a search begins by itself (Spec §5). */
export const SEARCH_REST_MS = 600;

/**
 * Stops the page's clock, which the test has installed before it opened the page: from here on nothing is due
 * until the test lets time pass. What still happens waits for no timer.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
