import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";
import { leavePageBy } from "./navigation.ts";

// In the domain, menu-entry.test.ts covers each entry for each type, and detour.test.ts each address;
// menu-entries.spec.ts covers a guest's entries.

test("a member sees that the referral programme is coming, invites friends once it exists, and is no agent", async ({
  page,
  words,
  signedInAs,
  withSwitch,
}) => {
  const { t } = words;
  const { panel, bottom, soonDialog, openPanel } = menusOf(page, words);
  const item = bottom.getByRole("link", { name: t("shell.tabs.invite") });
  await signedInAs(page, "jugador");

  await test.step("without the promotion", () =>
    withSwitch("REFERRAL", false, async () => {
      await page.goto("/m/home");
      await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
      // It loads with the status, which has the programme; until then the link opens the invitation's page.
      await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
      await item.click();
      await expect(soonDialog).toBeVisible();
      await soonDialog.getByRole("button", { name: t("common.close") }).click();
      await expect(soonDialog).toBeHidden();
      await openPanel();
      await panel.getByRole("button", { name: t("menu.invite") }).click();
      await expect(panel).toBeHidden();
      await expect(soonDialog).toBeVisible();
      await expect(page).toHaveURL(/\/m\/home$/);
    }));

  await test.step("with it, back from the agency centre's address", async () => {
    await page.goto("/m/agent");
    await expect(page).toHaveURL(/\/m\/home$/);
    // The address and the bar change first: opening the panel earlier would close it with the page change.
    await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
    await openPanel();
    await expect(panel.getByRole("button", { name: t("shell.signOut") })).toHaveCount(1);
    // The ordinary member has a club label, agent and trial don't.
    await expect(panel.getByRole("link", { name: t("menu.benefits"), exact: true })).toHaveCount(1);
    await expect(panel.getByRole("button", { name: t("menu.memberCentre") })).toHaveCount(0);
    await expect(panel.getByRole("link", { name: t("menu.agencyCentre") })).toHaveCount(0);
    await panel.getByRole("link", { name: t("menu.invite") }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(/\/m\/inviteFriends$/);
    await page.goBack();
    await item.click();
    await expect(page).toHaveURL(/\/m\/inviteFriends$/);
  });
});

test("a free account is rejected in place, sees so in the security center, and gets a link to registration", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const { panel, bottom, rejection, openPanel } = menusOf(page, words);
  const main = page.getByRole("main");
  const tab = (name: "home" | "invite" | "deposit" | "profile") =>
    bottom.getByRole("link", { name: t(`shell.tabs.${name}`) });
  const cancel = async (address: string) => {
    await expect(rejection).toBeVisible();
    await rejection.getByRole("button", { name: t("common.cancel") }).click();
    await expect(rejection).toBeHidden();
    await expect(page).toHaveURL(address);
  };
  await signedInAs(page, "prueba");
  await page.goto("/m/home");

  await test.step("the bottom menu and the header", async () => {
    await tab("deposit").click();
    await cancel("/m/home");
    await page
      .getByRole("banner")
      .getByRole("button", { name: t("shell.tabs.deposit") })
      .click();
    await expect(rejection).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rejection).toBeHidden();
    await tab("invite").click();
    await expect(page).toHaveURL("/m/inviteFriends");
    await page.goBack();
  });

  await test.step("the panel", async () => {
    await openPanel();
    await panel.getByRole("button", { name: t("menu.withdraw"), exact: true }).click();
    await expect(panel).toBeHidden();
    await cancel("/m/home");
    await openPanel();
    await expect(panel.getByRole("button", { name: t("shell.signOut") })).toHaveCount(1);
    await expect(panel.getByRole("link", { name: t("menu.benefits"), exact: true })).toHaveCount(0);
    await expect(panel.getByRole("link", { name: t("menu.agencyCentre") })).toHaveCount(0);
    await panel.getByRole("link", { name: t("menu.invite") }).click();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL("/m/inviteFriends");
    await page.goBack();
  });

  await test.step("the profile page and the security center", async () => {
    await tab("profile").click();
    await main.getByRole("button", { name: t("menu.promoCode"), exact: true }).click();
    await cancel("/m/mine");
    await main.getByRole("link", { name: t("menu.securityCentre") }).click();
    await expect(page).toHaveURL("/m/securityCenter");
    await expect(page.getByText(t("security.trial"))).toBeVisible();
    await expect(main.getByRole("link", { name: t("security.rows.cards") })).toHaveCount(0);
    await leavePageBy(page, () => page.goBack());
  });

  await test.step("the phone's back closes the rejection, and then leaves the page", async () => {
    await leavePageBy(page, () => tab("home").click());
    await expect(page).toHaveURL("/m/home");
    await tab("deposit").click();
    await expect(rejection).toBeVisible();
    await page.goBack();
    await expect(rejection).toBeHidden();
    await expect(page).toHaveURL("/m/home");
    await leavePageBy(page, () => page.goBack());
    await expect(page).toHaveURL("/m/mine");
  });

  await test.step("an account of its own", async () => {
    await tab("home").click();
    await openPanel();
    await panel.getByRole("button", { name: t("menu.memberCentre") }).click();
    await rejection.getByRole("button", { name: t("freeReject.register") }).click();
    await expect(page).toHaveURL(/\/m\/register$/);
    await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.register") })).toBeVisible();
  });
});
