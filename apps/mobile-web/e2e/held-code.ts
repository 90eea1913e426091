import type { Page } from "@playwright/test";

const hold = async (page: Page, addresses: string | RegExp): Promise<() => void> => {
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

/** Holds the calls of one path back until the returned function is called: however slow the machine, no answer comes sooner. */
export const holdCalls = (page: Page, path: string): Promise<() => void> =>
  hold(page, new RegExp(`${path}(\\?|$)`));
