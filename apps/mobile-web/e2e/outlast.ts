import { expect, type Locator, type Page } from "@playwright/test";

/** Timeout of one try of the client in milliseconds; it makes three. */
const TRY = 15_000;

/**
 * Advances the page's clock, which the test has installed before opening the page, until unanswered requests have
 * given up, so that no spinner turns for ever.
 */
export const outlast = (page: Page, ...failures: readonly Locator[]): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(TRY);
    for (const failure of failures) await expect(failure).toBeVisible({ timeout: 250 });
  }, "the wait has its end").toPass({ intervals: [100], timeout: 20_000 });
