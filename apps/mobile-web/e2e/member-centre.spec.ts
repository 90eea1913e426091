import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit } from "./layout.ts";
import { menusOf } from "./menus-page.ts";
import { leavePageBy } from "./navigation.ts";
import { firstLevel } from "./texts.ts";

test("a member goes from the panel to the member centre, finds every link there, and signs out", async ({
  page,
  words,
  language,
  signedInAs,
}) => {
  const { t } = words;
  await signedInAs(page, "jugador");
  await page.goto("/m/home");
  const menus = menusOf(page, words);
  await menus.openPanel();
  await menus.panel.getByRole("link", { name: t("menu.memberCentre") }).click();
  await expect(page).toHaveURL("/m/member/home");
  const main = page.getByRole("main");
  await expect(main.getByText(firstLevel[language])).toBeVisible();
  await expect(main.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();

  await main.getByRole("link", { name: t("menu.settings") }).click();
  await expect(page).toHaveURL("/m/set");
  await expect(main.getByRole("link", { name: t("shell.changePassword") })).toBeVisible();
  // The settings have their own sign-out, and stay until the member centre has rendered.
  await leavePageBy(page, () => page.goBack());
  await main.getByRole("button", { name: t("shell.signOut") }).click();
  const question = page.getByRole("alertdialog", { name: t("common.logoutQuestion") });
  await question.getByRole("button", { name: t("shell.signOut") }).click();
  await expect(page).toHaveURL("/m/home");
});

test("the merchant's template selects the layout of member centre and profile page; both have every link", async ({
  page,
  words: { t },
  signedInAs,
  withSwitch,
}) => {
  await signedInAs(page, "agente");
  const main = page.getByRole("main");
  // Only the plain list has it: the new centre links to it through the settings.
  const plain = main.getByRole("link", { name: t("shell.changePassword") });
  const places = ["menu.records", "menu.securityCentre", "menu.agencyCentre", "menu.settings"] as const;
  const expectPlaces = async () => {
    for (const place of places) await expect(main.getByRole("link", { name: t(place) })).toBeVisible();
    await expect(main.getByRole("button", { name: t("menu.invite") })).toBeVisible();
  };
  const toProfile = async () => {
    await page
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.profile") })
      .click();
    await expect(page).toHaveURL("/m/mine");
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.profile") })).toBeVisible();
  };
  await page.goto("/m/member/home");
  await expectPlaces();
  await expect(plain).toHaveCount(0);
  await toProfile();
  await expectPlaces();
  await expect(plain).toHaveCount(0);

  await withSwitch("TEMPLATE_MEM_CEN", false, async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/m/member/home");
    await expect(plain).toBeVisible();
    await expectPlaces();
    await toProfile();
    await expect(plain).toBeVisible();
    await expectPlaces();
    await expectAccessible(page);
    await expectToFit(page, "plain member centre");
  });
});
