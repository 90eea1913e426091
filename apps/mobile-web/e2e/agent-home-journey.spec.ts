import { newAgent } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { layoutShift } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { noticesPage } from "./news-pages.ts";

const AGENT = "agente";

test("an agent finds the team's day, the money and every tool the merchant has, and every link works", {
  tag: "@core",
}, async ({ page, words: { t }, signedInAs }) => {
  await signedInAs(page, AGENT);
  await openSettled(page, "/m/member/home");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t("menu.agencyCentre") }).click();
  await expect(page).toHaveURL("/m/agent");
  await expect(main.getByText(AGENT, { exact: true })).toBeVisible();
  await expect(main.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
  for (const name of ["loggedIn", "bettors", "registered", "online"] as const) {
    const counter = main.getByRole("term").filter({ hasText: t(`agency.counters.${name}`) });
    await expect(counter.locator("xpath=following-sibling::dd")).toHaveText(/^[\d,]+$/);
  }
  expect(await layoutShift(page)).toBeLessThan(0.02);

  await main.getByRole("button", { name: t("shell.hideBalance") }).click();
  await expect(main.getByText(t("shell.balanceHidden"))).toBeVisible();
  await main.getByRole("button", { name: t("shell.hideBalance") }).click();
  await expect(main.getByText(t("shell.balanceHidden"))).toBeHidden();

  await test.step("every tool's link works", async () => {
    const ways = [
      ["shell.tabs.deposit", "/m/voucherCenter"],
      ["menu.withdraw", "/m/withdraw"],
      ["agency.tool.records", "/m/transaction/record?types=A"],
      ["agency.tool.games", "/m/gameCenter"],
      ["agency.tool.security", "/m/securityCenter"],
      ["agency.tool.inbox", "/m/webEmail"],
      ["agency.footer.notices", "/m/member/notice?types=A"],
    ] as const;
    for (const [text, address] of ways) {
      await main.getByRole("link", { name: t(text) }).click();
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL("/m/agent");
    }
    await main.getByRole("button", { name: t("agency.tool.service") }).click();
    const service = page.getByRole("dialog", { name: t("agency.service.title") });
    await expect(service.getByRole("link", { name: "Telegram" })).toBeVisible();
    await service.getByRole("link", { name: t("agency.service.write") }).click();
    await expect(page).toHaveURL("/m/webEmail?view=write&about=affiliates");
  });
});

test("unread counts show on the inbox and on the announcements, and fall as messages are read", async ({
  page,
  words,
  gateway,
  gatewayUrl,
  signedInAs,
}) => {
  const { t } = words;
  const agent = await newAgent(gatewayUrl);
  await signedInAs(page, agent);
  const inbox = page.getByRole("link", { name: t("agency.tool.inbox") });
  const notices = page
    .getByRole("navigation", { name: t("agency.footer.label") })
    .getByRole("link", { name: t("agency.footer.notices") });
  const unread = (shown: string) => t("agency.unread", { shown });

  await openSettled(page, "/m/agent");
  await expect(notices).toContainText(unread("1"));
  await expect(inbox).not.toContainText(unread(""));
  for (const [more, shown] of [
    [3, "3"],
    [97, "99+"],
  ] as const) {
    await page.getByRole("link", { name: t("agency.footer.open") }).click();
    await expect(page).toHaveURL("/m/agent?view=open");
    // The address changes before the page: wait for the page, or going back has no effect.
    await expect(inbox).toBeHidden();
    await gateway.writeToMember(agent.username, more);
    await page.goBack();
    await expect(inbox).toContainText(unread(shown));
  }

  await notices.click();
  await expect(page).toHaveURL("/m/member/notice?types=A");
  const marked = page.waitForResponse("**/api/announcements/read");
  await noticesPage(page, words).articles.first().getByRole("button").click();
  await marked;
  await openSettled(page, "/m/agent");
  await expect(inbox).toContainText(unread("99+"));
  await expect(notices).not.toContainText(unread(""));
});
