import type { Page, Request } from "@playwright/test";

/**
 * Watches the gateway's calls that a page waits for, from now on.
 * @returns the paths of those that are on their way
 */
export const watchUnderWay = (page: Page): (() => readonly string[]) => {
  const underWay = new Map<Request, string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch" && pathname.startsWith("/api/")) underWay.set(request, pathname);
  });
  page.on("response", (response) => underWay.delete(response.request()));
  page.on("requestfailed", (request) => underWay.delete(request));
  // What a page that is left was waiting for may end unheard.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) underWay.clear();
  });
  return () => [...underWay.values()];
};
