import { aroundPage, comeBack } from "./around-page.ts";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";
import { openSettled } from "./navigation.ts";

// No motion: axe also measures positions of clipped elements. accessibility.spec.ts covers free accounts and the
// panel's question.
test.describe.configure({ timeout: 120_000 });

test("a guest's overlays are accessible: menu, downloads and contacts", async ({ page, words }) => {
  const { t } = words;
  const { side, panel, openSide, openPanel } = menusOf(page, words);
  const { get, popup, guide, service, contacts } = aroundPage(page, words);
  await comeBack(page);
  await openSettled(page, "/m/home");

  await test.step("the side menu with both its parts open", async () => {
    await openSide();
    for (const part of ["menu.gameCentre", "menu.promotions"] as const)
      await side
        .locator("details")
        .filter({ hasText: t(part) })
        .locator("summary")
        .click();
    await expect(side.locator("details[open]").getByRole("link").first()).toBeVisible();
    await expect(side.locator(".app-service").getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
    // Opening one may close the other; each has been open once.
    const centre = side.locator("details").filter({ hasText: t("menu.gameCentre") });
    if (!(await centre.evaluate((part) => part.hasAttribute("open"))))
      await centre.locator("summary").click();
    await expect(centre.getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
    await expect(side.getByRole("combobox", { name: t("shell.language") })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(side).toBeHidden();
  });

  await test.step("the guest's panel", async () => {
    await openPanel(true);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
  });

  await test.step("the download popup, with the steps to the home screen", async () => {
    await get.click();
    await expect(popup).toBeVisible();
    await expect(guide("safari")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  });

  await test.step("the list of contacts", async () => {
    await service.click();
    await expect(contacts.getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
  });
});

test("overlays on home are accessible to members: login popups, the coming-soon invitation", async ({
  page,
  words,
  member,
  signedInAs,
  withSwitch,
}) => {
  const { t } = words;
  const { bottom, soonDialog } = menusOf(page, words);
  await signedInAs(page, member);
  await withSwitch("REFERRAL", false, () =>
    withSwitch("LOGIN_POPUPS", true, async () => {
      await openSettled(page, "/m/home");
      const popup = page.getByRole("dialog");
      await expect(popup.getByRole("button", { name: t("popups.next") })).toBeVisible();
      await expectAccessible(page);
      await popup
        .getByRole("button", { name: t("common.close") })
        .first()
        .click();
      await expect(popup).toHaveCount(0);

      await bottom.getByRole("link", { name: t("shell.tabs.invite") }).click();
      await expect(soonDialog).toBeVisible();
      await expectAccessible(page);
    }),
  );
});

test("overlays on home are accessible to an agent: the contract's prompt, and the invite", async ({
  page,
  words,
  gateway,
  signedInAs,
}) => {
  const { t } = words;
  const { bottom, agentDialog } = menusOf(page, words);
  await gateway.withdrawContracts("agente");
  await gateway.offerContract("agente", "dividend");
  await signedInAs(page, "agente");
  await openSettled(page, "/m/home");
  const prompt = page.getByRole("dialog", { name: t("contracts.prompt.dividend") });
  await expect(prompt).toBeVisible();
  await expectAccessible(page);
  await prompt.getByRole("button", { name: t("common.cancel") }).click();
  await expect(prompt).toBeHidden();
  await gateway.withdrawContracts("agente");

  await bottom.getByRole("link", { name: t("shell.tabs.invite") }).click();
  await expect(agentDialog).toBeVisible();
  await expectAccessible(page);
  await agentDialog.getByRole("button", { name: t("shell.inviteAgentLinks") }).click();
  await expect(page).toHaveURL("/m/agent?view=links");
  await expect(agentDialog).toBeHidden();
});
