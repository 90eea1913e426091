import { expect, type Locator, type Page, type Response } from "@playwright/test";

/** How often the client asks for what may be asked again and fails: once, and twice more. */
const TRIES = 3;

/**
 * Presses a retry while its call answers 500, and waits until the client has given up again: a try that is
 * still on its way when the gateway is healed would find it well.
 *
 * @param call the path of the call, or what tells its address where others ask the same path
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
