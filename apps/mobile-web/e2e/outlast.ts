import { expect, type Locator, type Page } from "@playwright/test";

/** Milliseconds that the client gives one try, of which it makes three. */
const TRY = 15_000;

interface Wait {
  /** Goes to where something is on its way, that the gateway never answers. */
  readonly open: () => Promise<unknown>;
  /** Waits for the look of that. */
  readonly waiting: () => Promise<void>;
  readonly failure: Locator;
}

/** Lets time pass until what is never answered has given up: no spinner turns without end. */
export const outlast = async (page: Page, { open, waiting, failure }: Wait): Promise<void> => {
  await page.clock.install();
  await open();
  await waiting();
  await expect(async () => {
    await page.clock.fastForward(TRY);
    await expect(failure).toBeVisible({ timeout: 1_000 });
  }, "the wait has its end").toPass({ timeout: 20_000 });
};
