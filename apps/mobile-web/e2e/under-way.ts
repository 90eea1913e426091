import type { Page, Request } from "@playwright/test";

/**
 * Watches the page's pending gateway calls, from now on.
 * @returns the paths of the pending ones
 */
export const watchUnderWay = (page: Page): (() => readonly string[]) => {
  const underWay = new Map<Request, string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === "fetch" && pathname.startsWith("/api/")) underWay.set(request, pathname);
  });
  page.on("response", (response) => underWay.delete(response.request()));
  page.on("requestfailed", (request) => underWay.delete(request));
  // Requests of a page that is left may end without an event.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) underWay.clear();
  });
  return () => [...underWay.values()];
};
