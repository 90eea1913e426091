import type { Locator, Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of the site's menus. */
export const menusOf = (page: Page, { t }: Texts) => {
  const side = page.getByRole("dialog", { name: t("shell.menu") });
  const panel = page.getByRole("dialog", { name: t("shell.profile") });
  const bottom = page.getByRole("navigation", { name: t("shell.mainMenu") });
  /** Names of the tappable rows, in order. */
  const namesIn = (menu: Locator) =>
    menu
      .locator(":is(a, button, summary).vo-list__row:visible .vo-list__label")
      .evaluateAll((labels) => labels.map((label) => label.firstChild?.textContent ?? ""));
  /** Opens the menu at the left. */
  const openSide = async () => {
    await page.getByRole("button", { name: t("shell.openMenu") }).click();
    await side.waitFor();
  };
  return {
    side,
    panel,
    bottom,
    namesIn,
    openSide,
    /** Opens the panel at the right: players from the header, guests from the side menu. */
    async openPanel(guest = false) {
      if (guest) {
        await openSide();
        await side.getByRole("button", { name: t("menu.guest") }).click();
      } else await page.getByRole("button", { name: t("shell.profile") }).click();
      await panel.waitFor();
    },
    /** The prompt for free accounts (Spec §8 "free_reject"). */
    rejection: page.getByRole("alertdialog", { name: t("freeReject.title") }),
    /** The invite dialog for agents. */
    agentDialog: page.getByRole("alertdialog", { name: t("shell.inviteAgentTitle") }),
    /** The invite dialog for members while the referral programme is off. */
    soonDialog: page.getByRole("dialog", { name: t("shell.inviteTitle") }),
  };
};
