import type { Page } from "playwright-core";
import { marks, pages, player } from "./site-marks.ts";

/** Signs a demo player in through the login page. */
export const signIn = async (page: Page): Promise<void> => {
  await page.goto(pages.login);
  await page.locator(marks.username).fill(player.username);
  await page.locator(marks.password).fill(player.password);
  await page.locator(marks.submit).click();
  await page.waitForURL((url) => url.pathname !== pages.login);
};
