import { expect, type Page } from "@playwright/test";

/** Milliseconds, as the journeys have them: scripts that take pictures have no configuration to say so. */
const GIVE_UP_AFTER_MS = 15_000;

/** Waits until nothing on the page is still on its way: no part is busy, no skeleton is left. */
export const settle = (page: Page): Promise<void> =>
  expect(page.locator('main [aria-busy="true"], main .vo-skeleton')).toHaveCount(0, {
    timeout: GIVE_UP_AFTER_MS,
  });

/** Opens a page and waits until nothing on it is still on its way. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await settle(page);
};
