import type { Page, Request } from "@playwright/test";

/**
 * Watches the page's pending gateway calls, from now on.
 * @returns the paths of the pending ones
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
