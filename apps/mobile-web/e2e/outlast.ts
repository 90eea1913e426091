import { expect, type Locator, type Page } from "@playwright/test";

/** Milliseconds that the client gives one try, of which it makes three. */
const TRY = 15_000;

/**
 * Lets time pass until what is never answered has given up: no spinner turns without end. The page's clock is the
 * test's, installed before the page was opened.
 */
export const outlast = (page: Page, ...failures: readonly Locator[]): Promise<void> =>
  expect(async () => {
    await page.clock.fastForward(TRY);
    for (const failure of failures) await expect(failure).toBeVisible({ timeout: 250 });
  }, "the wait has its end").toPass({ intervals: [100], timeout: 20_000 });
