import type { Page } from "playwright-core";
import { type Account, marks, pages, player } from "./site-marks.ts";

/** Signs a demo account in through the login page. */
export const signIn = async (
  page: Page,
  { username, password }: Account = player,
  origin = "",
): Promise<void> => {
  await page.goto(origin + pages.login);
  await page.locator(marks.username).fill(username);
  await page.locator(marks.password).fill(password);
  await page.locator(marks.submit).click();
  await page.waitForURL((url) => url.pathname !== pages.login);
};
