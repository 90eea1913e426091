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

/** Holds files of the site back, its code if not told otherwise, until the returned function is called. */
export const holdCode = (page: Page, files = "**/assets/*.js"): Promise<() => void> => hold(page, files);

/**
 * Holds the calls of one path back until the returned function is called: however slow the machine, no answer
 * comes sooner.
 *
 * @param call the path, or what tells its address where others ask the same path
 */
export const holdCalls = (page: Page, call: string | ((address: URL) => boolean)): Promise<() => void> =>
  hold(page, typeof call === "string" ? new RegExp(`${call}(\\?|$)`) : call);
