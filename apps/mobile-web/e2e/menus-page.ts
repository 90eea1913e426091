import type { Locator, Page } from "@playwright/test";
import type { Words } from "./words.ts";

/** The site's menus, as a player finds them. */
export const menusOf = (page: Page, { t }: Words) => {
  const side = page.getByRole("dialog", { name: t("shell.menu") });
  const panel = page.getByRole("dialog", { name: t("shell.profile") });
  const bottom = page.getByRole("navigation", { name: t("shell.mainMenu") });
  /** Names of the rows that can be tapped, in order. */
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
    /** What a free account is answered (Spec §8 "free_reject"). */
    rejection: page.getByRole("alertdialog", { name: t("freeReject.title") }),
    /** What an agent is answered who taps the invite. */
    agentDialog: page.getByRole("dialog", { name: t("shell.inviteAgentTitle") }),
    /** What a member is answered who taps the invite while the referral programme is off. */
    soonDialog: page.getByRole("dialog", { name: t("shell.inviteTitle") }),
  };
};
