import { expect, type Page } from "@playwright/test";
import { settle } from "./settled.ts";
import { settleWhole } from "./walk-down.ts";

/**
 * Makes a move to another page of the site, at another path, and waits until the page that was open is gone, with what
 * lay over it: the address changes before, while the next page's code may still be on its way.
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
 * Goes on to another page of the site as its own links do, without the load that coming by address costs, and waits
 * until nothing on it is on its way; on home, down to its end.
 */
export const walkOn = async (page: Page, address: string): Promise<void> => {
  const follow = () =>
    page.evaluate((to) => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: crypto.randomUUID() }, "", to);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      scrollTo({ top: 0, behavior: "instant" });
    }, address);
  // The room in which a first page is drawn looks like it, and hears no move yet.
  await settle(page);
  await leaveBy(page, follow);
  await settleWhole(page, address);
};
