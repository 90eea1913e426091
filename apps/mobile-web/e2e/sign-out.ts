import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Signs out by the open page's button, and confirms (Spec §6 "Logout requires confirmation"). */
export const signOut = async (page: Page, { t }: Texts): Promise<void> => {
  for (const role of ["main", "alertdialog"] as const) {
    await page
      .getByRole(role)
      .getByRole("button", { name: t("shell.signOut") })
      .click();
  }
};
