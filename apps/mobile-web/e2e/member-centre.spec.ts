import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";

test("a member goes from the panel to the member centre, finds every place there, and the way out", async ({
  page,
  words,
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
  await expect(main.getByText("VIP Plata")).toBeVisible();
  await expect(main.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();

  await main.getByRole("link", { name: t("menu.settings") }).click();
  await expect(page).toHaveURL("/m/set");
  await expect(main.getByRole("link", { name: t("shell.changePassword") })).toBeVisible();
  await page.goBack();
  await main.getByRole("button", { name: t("shell.signOut") }).click();
  const question = page.getByRole("alertdialog", { name: t("common.logoutQuestion") });
  await question.getByRole("button", { name: t("shell.signOut") }).click();
  await expect(page).toHaveURL("/m/home");
});

test("the merchant's template decides how the profile page looks", async ({
  page,
  words: { t },
  signedInAs,
  withSwitch,
}) => {
  await signedInAs(page, "agente");
  const main = page.getByRole("main");
  const tile = main.getByRole("button", { name: t("menu.invite") });
  await page.goto("/m/mine");
  await expect(tile).toBeVisible();
  await withSwitch("TEMPLATE_MEM_CEN", false, async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(main.getByRole("link", { name: t("shell.changePassword") })).toBeVisible();
    await expect(tile).toBeHidden();
  });
});

test("a free account is rejected from the member centre and led home", async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs(page, "prueba");
  await page.goto("/m/member/home");
  await expect(page).toHaveURL("/m/home");
  await expect(menusOf(page, words).rejection).toBeVisible();
});
