import { expect, type Page } from "@playwright/test";

/** The last that home asks for by itself, in idle moments: the list that most players open next. */
const LAST = /\/game-list\.screen-/;

/**
 * Watches the scripts that a page asks for, from now on.
 *
 * @returns waits until home has its last, and nothing is on its way
 */
export const watchHomesScripts = (page: Page): (() => Promise<readonly string[]>) => {
  const asked = new Set<string>();
  const arrived = new Set<string>();
  const isScript = (address: string) => new URL(address).pathname.endsWith(".js");
  page.on("request", (request) => {
    if (isScript(request.url())) asked.add(request.url());
  });
  page.on("requestfinished", (request) => arrived.add(request.url()));
  return async () => {
    await expect.poll(() => [...arrived].some((name) => LAST.test(name)), "home's last script").toBe(true);
    await expect
      .poll(() => [...asked].filter((name) => !arrived.has(name)), "scripts on their way")
      .toEqual([]);
    return [...asked];
  };
};
