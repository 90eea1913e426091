import type { Page } from "@playwright/test";
import type { Session } from "@volado/domain/session";
import { SESSION_KEY } from "./site-facts.ts";
import type { Texts } from "./texts.ts";

/**
 * The tab's stored session.
 * @throws Error when nobody is signed in.
 */
export const sessionOf = async (page: Page): Promise<Session> => {
  const text = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  if (text === null) throw new Error("Nobody is signed in.");
  return JSON.parse(text);
};

/** Signs out with the open page's button, and confirms (Spec §6 "Logout requires confirmation"). */
export const signOut = async (page: Page, { t }: Texts): Promise<void> => {
  for (const role of ["main", "alertdialog"] as const) {
    await page
      .getByRole(role)
      .getByRole("button", { name: t("shell.signOut") })
      .click();
  }
};
