import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** Tries of the client for a repeatable request: one and two retries. */
const TRIES = 3;

/**
 * Presses a retry while its call answers 500, and waits until the client has given up again: a try that is still
 * pending when the fault ends would succeed.
 * @param call the path of the call, or a predicate for its address where other requests share the path
 */
export const retryInVain = async (
  page: Page,
  retry: Locator,
  call: string | ((address: URL) => boolean),
): Promise<void> => {
  const asks = typeof call === "string" ? ({ pathname }: URL) => pathname === call : call;
  let refused = 0;
  const count = (answer: Response) => {
    if (asks(new URL(answer.url())) && answer.status() === 500) refused += 1;
  };
  page.on("response", count);
  await retry.click();
  await expect.poll(() => refused, "the client has given up").toBe(TRIES);
  await expect(retry).not.toHaveAttribute("aria-busy", "true");
  page.off("response", count);
};
