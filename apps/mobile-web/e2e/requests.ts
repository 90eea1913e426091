import type { Page, Request } from "@playwright/test";

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
 * Blocks the calls of one path until the returned function is called, so that no response arrives early, however slow
 * the machine.
 * @param call the path, or a predicate for the address if other requests share the path
 */
export const holdCalls = (page: Page, call: string | ((address: URL) => boolean)): Promise<() => void> =>
  hold(page, typeof call === "string" ? new RegExp(`${call}(\\?|$)`) : call);

/**
 * Drops the gateway's responses to writes at an address while something runs: the gateway handles every request, but no
 * response arrives. Declare it with `expecting({ noAnswer: true })`.
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

/**
 * Starts watching the page's pending gateway calls.
 * @returns the paths of the pending calls
 */
export const watchPending = (page: Page): (() => readonly string[]) => {
  const pending = new Map<Request, string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch" && pathname.startsWith("/api/")) pending.set(request, pathname);
  });
  page.on("response", (response) => pending.delete(response.request()));
  page.on("requestfailed", (request) => pending.delete(request));
  // Requests of a page that is left may end without an event.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  return () => [...pending.values()];
};
