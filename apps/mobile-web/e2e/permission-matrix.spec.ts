import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";
import { signedInWithType } from "./player-session.ts";

/**
 * Who looks: a guest, then every type that the specification names, as whom, and what the menus are to them (Spec §6).
 */
const viewers = [
  { type: undefined, account: undefined, trial: false, agent: false },
  { type: 0, account: "jugador", trial: false, agent: false },
  { type: 1, account: "agente", trial: false, agent: true },
  { type: 2, account: "agente", trial: false, agent: true },
  { type: 4, account: "prueba", trial: true, agent: false },
  { type: 40, account: "agente", trial: false, agent: false },
  { type: 41, account: "agente", trial: false, agent: true },
  { type: 42, account: "agente", trial: false, agent: true },
] as const;

for (const { type, account, trial, agent } of viewers) {
  test(`the menus of ${type === undefined ? "a guest" : `type ${type}`}`, async ({
    page,
    words,
    gatewayUrl,
  }) => {
    const { t } = words;
    const menus = menusOf(page, words);
    if (type !== undefined) await signedInWithType(page, gatewayUrl, account, type);
    await page.goto("/m/home");

    await test.step("the panel", async () => {
      await menus.openPanel(type === undefined);
      const leave = menus.panel.getByRole("button", { name: t("shell.signOut") });
      await expect(leave).toHaveCount(type === undefined ? 0 : 1);
      const centre = menus.panel.getByRole("button", { name: t("menu.memberCentre") });
      await expect(centre).toHaveCount(trial ? 1 : 0);
      // The ordinary member has a club label, neither the agent nor the trial has one.
      await expect(menus.panel.getByRole("link", { name: t("menu.benefits"), exact: true })).toHaveCount(
        account === "jugador" ? 1 : 0,
      );
      const invite = menus.panel.getByRole(agent ? "button" : "link", { name: t("menu.invite") });
      await invite.click();
      await expect(menus.panel).toBeHidden();
      if (type === undefined) await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FinviteFriends$/);
      else if (agent) await expect(menus.agentDialog).toBeVisible();
      else await expect(page).toHaveURL(/\/m\/inviteFriends$/);
    });

    await test.step("the agency centre", async () => {
      await page.goto("/m/home");
      await menus.openPanel(type === undefined);
      const centre = menus.panel.getByRole("link", { name: t("menu.agencyCentre") });
      await expect(centre).toHaveCount(agent ? 1 : 0);
      if (agent) await centre.click();
      else await page.goto("/m/agent");
      await expect(page).toHaveURL(agent ? /\/m\/agent$/ : /\/m\/home$/);
      if (agent) await expect(page.getByText(account, { exact: true })).toBeVisible();
    });

    await test.step("the bottom menu", async () => {
      await page.goto("/m/home");
      // A tap on the prerendered page follows the link, as links do; only the app can answer in place.
      if (type !== undefined)
        await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
      const invite = menus.bottom.getByRole("link", { name: t("shell.tabs.invite") });
      await invite.click();
      if (agent) {
        await expect(menus.agentDialog).toBeVisible();
        await expect(page).toHaveURL(/\/m\/home$/);
      } else await expect(page).toHaveURL(type === undefined ? /\/m\/login\?back=/ : /\/m\/inviteFriends$/);
    });
  });
}

test("without the referral promotion members are told that it is coming; guests still log in, agents still invite elsewhere", async ({
  page,
  words,
  gatewayUrl,
  signedInAs,
  withSwitch,
}) => {
  const { t } = words;
  const menus = menusOf(page, words);
  const item = menus.bottom.getByRole("link", { name: t("shell.tabs.invite") });
  await withSwitch("REFERRAL", false, async () => {
    await page.goto("/m/home");
    await item.click();
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FinviteFriends$/);

    await signedInAs(page, "jugador");
    await page.goto("/m/home");
    await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
    // It comes with the status, which tells of the programme; before that the page of the invitation answers.
    await expect(page.getByRole("button", { name: t("service.open") })).toBeVisible();
    await item.click();
    await expect(menus.soonDialog).toBeVisible();
    await menus.soonDialog.getByRole("button", { name: t("common.close") }).click();
    await expect(menus.soonDialog).toBeHidden();
    await menus.openPanel();
    await menus.panel.getByRole("button", { name: t("menu.invite") }).click();
    await expect(menus.panel).toBeHidden();
    await expect(menus.soonDialog).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);

    await signedInWithType(page, gatewayUrl, "agente", 1);
    await page.goto("/m/home");
    await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
    await item.click();
    await expect(menus.agentDialog).toBeVisible();
  });
});

test("a free account is rejected where it stands, and led to an account of its own", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const menus = menusOf(page, words);
  await signedInAs(page, "prueba");
  await page.goto("/m/home");

  await menus.bottom.getByRole("link", { name: t("shell.tabs.deposit") }).click();
  await expect(menus.rejection).toBeVisible();
  await menus.rejection.getByRole("button", { name: t("common.cancel") }).click();
  await expect(menus.rejection).toBeHidden();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page
    .getByRole("banner")
    .getByRole("button", { name: t("shell.tabs.deposit") })
    .click();
  await expect(menus.rejection).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menus.rejection).toBeHidden();

  await page.goto("/m/slot-games");
  await menus.bottom.getByRole("link", { name: t("shell.tabs.home") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await menus.bottom.getByRole("link", { name: t("shell.tabs.deposit") }).click();
  await expect(menus.rejection).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect(menus.rejection).toBeHidden();
  await page.goto("/m/home");

  await menus.openPanel();
  await menus.panel.getByRole("button", { name: t("menu.memberCentre") }).click();
  await expect(menus.panel).toBeHidden();
  await menus.rejection.getByRole("button", { name: t("freeReject.register") }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.register") })).toBeVisible();
});

test("a guest has the default avatar and both ways in", async ({ page, words }) => {
  const { t } = words;
  const { side, panel, openPanel } = menusOf(page, words);
  await page.goto("/m/home");
  await openPanel(true);
  await expect(side).toBeHidden();
  await expect(panel.getByText(t("menu.guest"), { exact: true })).toBeVisible();
  await expect(panel.locator(".vo-avatar svg")).toBeVisible();
  await expect(panel.getByRole("link", { name: t("shell.login") })).toBeVisible();
  await panel.getByRole("link", { name: t("shell.register") }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});
