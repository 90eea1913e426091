import type { Page } from "@playwright/test";

/** Holds files of the site back, its code if not told otherwise, until the returned function is called. */
export const holdCode = async (page: Page, files = "**/assets/*.js"): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
