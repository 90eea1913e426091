import { expect, test } from "./fixtures.ts";
import { giveBankCard } from "./member-money.ts";
import { securityPage } from "./security-page.ts";

test("guests log in first, and a free account sees what it can't verify", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  await page.goto("/m/securityCenter");
  await expect(page).toHaveURL(`/m/login?back=${encodeURIComponent("/m/securityCenter")}`);
  await signedInAs(page, "prueba");
  for (const path of ["/m/securityCenter", "/m/securityCenter?view=card"]) {
    await page.goto(path);
    await expect(page.getByText(t("security.trial"))).toBeVisible();
    await expect(page.getByRole("link", { name: t("freeReject.register") })).toBeVisible();
    await expect(securityPage(page, words).row(t("security.rows.cards"))).toHaveCount(0);
  }
});

test("a failed part can be retried", async ({ page, words, failing, signedInAs, gatewayUrl, member }) => {
  const { t } = words;
  const security = securityPage(page, words);
  await giveBankCard(gatewayUrl, member);
  await signedInAs(page, member);
  await failing("getSecurity", async () => {
    await page.goto("/m/securityCenter");
    await expect(page.getByText(t("security.failed"))).toBeVisible();
  });
  await security.button(t("common.retry")).click();
  await expect(security.row(t("security.rows.mobile"))).toContainText(member.mobile.slice(-4));
  await failing("listBankCards", async () => {
    await security.row(t("security.rows.cards")).click();
    await expect(page.getByText(t("security.cards.failed"))).toBeVisible();
  });
  await security.button(t("common.retry")).click();
  await expect(page.getByText("BBVA México")).toBeVisible();
});
