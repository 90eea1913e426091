import type { Page } from "@playwright/test";

/** Milliseconds of the search delay (Spec §5). */
export const SEARCH_REST_MS = 600;

/**
 * Stops the page's clock, which the test has installed before opening the page: timers only run when the test
 * advances it.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
