import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** How often the client asks for what may be asked again and fails: once, and twice more. */
const TRIES = 3;

/**
 * Presses a retry while the call of that path answers 500, and waits until the client has given up again: a try that is still
 * on its way when the gateway is healed would find it well.
 */
export const retryInVain = async (page: Page, retry: Locator, path: string): Promise<void> => {
  let refused = 0;
  const count = (answer: Response) => {
    if (new URL(answer.url()).pathname === path && answer.status() === 500) refused += 1;
  };
  page.on("response", count);
  await retry.click();
  await expect.poll(() => refused, "the client has given up").toBe(TRIES);
  await expect(retry).not.toHaveAttribute("aria-busy", "true");
  page.off("response", count);
};
