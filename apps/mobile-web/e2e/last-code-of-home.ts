import { expect, type Page } from "@playwright/test";

/** The last code that home preloads in idle moments: the list that most players open next. */
const LAST = /\/game-list\.screen-/;

/**
 * Watches the scripts that a page requests, from now on.
 * @returns waits until home has its last script, and none is pending
 */
export const watchHomesScripts = (page: Page): (() => Promise<readonly string[]>) => {
  const requests = new Set<string>();
  const arrived = new Set<string>();
  const isScript = (address: string) => new URL(address).pathname.endsWith(".js");
  page.on("request", (request) => {
    if (isScript(request.url())) requests.add(request.url());
  });
  page.on("requestfinished", (request) => arrived.add(request.url()));
  return async () => {
    await expect.poll(() => [...arrived].some((name) => LAST.test(name)), "home's last script").toBe(true);
    await expect
      .poll(() => [...requests].filter((name) => !arrived.has(name)), "scripts on their way")
      .toEqual([]);
    return [...requests];
  };
};
