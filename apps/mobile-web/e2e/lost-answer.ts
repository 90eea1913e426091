import type { Page } from "@playwright/test";

/**
 * Loses what the gateway answers to writes at an address while something runs: it hears every one of them,
 * and none of its answers arrives. Announce it by `expecting({ noAnswer: true })`.
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
