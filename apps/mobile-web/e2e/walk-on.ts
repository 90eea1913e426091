import { expect, type Page } from "@playwright/test";
import { settle } from "./settled.ts";
import { settleWhole } from "./walk-down.ts";

/**
 * Navigates to another path of the site, and waits until the previous page is gone, with its overlays: the address
 * changes first, while the next page's code may still be loading.
 */
export const leaveBy = async (page: Page, move: () => Promise<unknown>): Promise<void> => {
  await page.evaluate(() => {
    for (const open of document.querySelectorAll(".app-page, dialog[open]"))
      open.setAttribute("data-left", "");
  });
  await move();
  await expect(page.locator(".app-page[data-left], dialog[open][data-left]")).toHaveCount(0);
};

/**
 * Navigates within the site as its links do, without a page load, and waits until nothing is loading; on home, down
 * to its end.
 */
export const walkOn = async (page: Page, address: string): Promise<void> => {
  const follow = () =>
    page.evaluate((to) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      scrollTo({ top: 0, behavior: "instant" });
    }, address);
  // The placeholder of a first page looks the same, and doesn't handle navigation yet.
  await settle(page);
  await leaveBy(page, follow);
  await settleWhole(page, address);
};
