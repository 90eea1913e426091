import type { Page } from "@playwright/test";

/**
 * Drops the gateway's responses to writes at an address while something runs: the gateway handles every request, and
 * no response arrives. Announce it by `expecting({ noAnswer: true })`.
 */
export const losingAnswers = async (page: Page, address: string, run: () => Promise<void>): Promise<void> => {
  await page.route(address, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await run();
  await page.unroute(address);
};
