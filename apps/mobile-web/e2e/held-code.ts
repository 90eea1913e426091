import type { Page } from "@playwright/test";

const hold = async (
  page: Page,
  addresses: string | RegExp | ((address: URL) => boolean),
): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Blocks files of the site, by default its code, until the returned function is called. */
export const holdCode = (page: Page, files = "**/assets/*.js"): Promise<() => void> => hold(page, files);

/**
 * Blocks the calls of one path until the returned function is called, so that no response is early, however slow the
 * machine.
 * @param call the path, or a predicate for the address where other requests share the path
 */
export const holdCalls = (page: Page, call: string | ((address: URL) => boolean)): Promise<() => void> =>
  hold(page, typeof call === "string" ? new RegExp(`${call}(\\?|$)`) : call);
