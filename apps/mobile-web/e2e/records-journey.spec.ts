import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, plainText } from "./layout.ts";
import { beginDeposit, beginWithdrawal, giveBankCard } from "./member-money.ts";

const PAGE = "/m/transaction/record";

test("records are filtered by type, status and days, the address stores it, and no result is no failure", {
  tag: "@core",
}, async ({ page, words: { t }, gateway, member, signedInAs, failing }) => {
  const { playSlot } = await signedInAs(page, member);
  await gateway.setBalance(member.username, 400_000);
  await gateway.setBalance(member.username, 500_000);
  await playSlot();
  await page.goto(`${PAGE}?types=A`);
  const list = page.getByRole("list", { name: t("records.list") });
  await expect(list.getByText(t("records.kinds.play")).first()).toBeVisible();
  await expect(page.getByRole("region", { name: t("records.totals") })).toBeVisible();

  await page.getByRole("radio", { name: t("records.types.G") }).click({ force: true });
  await expect(page).toHaveURL(`${PAGE}?types=G`);
  await expect(list.getByText(t("records.kinds.adjustment"))).toHaveCount(0);
  await page.getByRole("combobox", { name: t("period.label") }).selectOption({ label: t("period.days7") });
  await expect(page).toHaveURL(`${PAGE}?types=G&days=7`);
  await page.reload();
  await expect(page.getByRole("radio", { name: t("records.types.G") })).toBeChecked();
  // One row for the round, whether it was won or lost.
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await list.getByText(t("records.kinds.play"), { exact: true }).click();
  await expect(list.getByText(t("records.facts.stake"), { exact: true })).toBeVisible();
  await expect(list.getByText(t("records.facts.win"), { exact: true })).toBeVisible();

  await page.getByRole("combobox", { name: t("records.states.label") }).selectOption("pending");
  await expect(page.getByText(t("records.empty.title"))).toBeVisible();
  await page.getByRole("button", { name: t("records.empty.reset") }).click();
  await expect(page).toHaveURL(`${PAGE}?types=A`);

  await page.getByRole("combobox", { name: t("period.label") }).selectOption({ label: t("period.range") });
  await page.getByLabel(t("period.from"), { exact: true }).fill("2020-02-01");
  await page.getByLabel(t("period.to"), { exact: true }).fill("2020-01-01");
  await page.getByRole("button", { name: t("period.apply") }).click();
  await expect(page.getByText(t("period.problems.order"))).toBeVisible();
  await page.getByLabel(t("period.to"), { exact: true }).fill("2020-02-29");
  await page.getByRole("button", { name: t("period.apply") }).click();
  await expect(page).toHaveURL(`${PAGE}?types=A&from=2020-02-01&to=2020-02-29`);
  await expect(page.getByText(t("records.empty.title"))).toBeVisible();

  await page.getByRole("combobox", { name: t("period.label") }).selectOption({ label: t("period.days30") });
  await expect(list.getByText(t("records.kinds.play")).first()).toBeVisible();
  await failing("listRecords", async () => {
    await page.getByRole("radio", { name: t("records.types.O") }).click({ force: true });
    await expect(page.getByText(t("records.failed"))).toBeVisible();
    await expect(page.getByText(t("records.empty.title"))).toBeHidden();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(list.getByText(t("records.kinds.adjustment")).first()).toBeVisible();
});

test("the list loads more near its end, a page that fails is retried, and totals count all records", async ({
  page,
  words: { t },
  gateway,
  member,
  signedInAs,
  failing,
}) => {
  for (let change = 1; change <= 60; change += 1) await gateway.setBalance(member.username, change * 100);
  await signedInAs(page, member);
  await page.goto(`${PAGE}?types=O`);
  const rows = page.getByRole("list", { name: t("records.list") }).getByRole("listitem");
  await expect(rows).toHaveCount(25);
  const totals = page.getByRole("region", { name: t("records.totals") });
  await expect(totals).toContainText(t("records.count", { count: 60 }));
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

  await failing("listRecords", async () => {
    await toEnd();
    await expect(page.getByText(t("records.moreFailed"))).toBeVisible();
    await expect(rows).toHaveCount(25);
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(rows).toHaveCount(50);
  await expect
    .poll(async () => {
      await toEnd();
      return rows.count();
    })
    .toBe(60);
  await expect(page.getByText(t("records.end"))).toBeVisible();
  // Newest first: each changes the balance by one peso, so all of them differ.
  await rows.last().locator("summary").click();
  await expect(rows.last()).toContainText("$1.00");
  await expect(totals).toContainText(t("records.count", { count: 60 }));
});

test("a pending deposit and withdrawal are among the records with their state until they are settled", {
  tag: "@core",
}, async ({ page, words: { t }, gateway, gatewayUrl, member, signedInAs }) => {
  await gateway.setBalance(member.username, 500_000);
  await giveBankCard(gatewayUrl, member);
  await beginWithdrawal(gatewayUrl, member, 500);
  const reference = await beginDeposit(gatewayUrl, member, 250);
  await signedInAs(page, member);
  await page.goto(`${PAGE}?types=A&status=pending`);
  const rows = page.getByRole("list", { name: t("records.list") }).getByRole("listitem");
  const row = (kind: "deposit" | "withdrawal") =>
    rows.filter({ has: page.getByText(t(`records.kinds.${kind}`), { exact: true }) });
  const waits = t("records.states.pending");
  await expect(rows).toHaveCount(2);
  await expect(row("deposit").getByText(waits).first()).toBeVisible();
  await expect(row("withdrawal").getByText(waits).first()).toBeVisible();

  // A withdrawal can't be cancelled, and a pending one shows no balance.
  await row("withdrawal").locator("summary").click();
  await expect(row("withdrawal").getByText(t("records.facts.balance"))).toBeVisible();
  await expect(row("withdrawal").getByRole("button")).toHaveCount(0);
  await expect(row("withdrawal").getByRole("link")).toHaveCount(0);
  await row("deposit").locator("summary").click();
  await expect(row("deposit").getByText(reference)).toBeVisible();
  await expect(row("deposit").getByText(t("records.facts.balance"))).toHaveCount(0);
  await expectAccessible(page);
  await expectToFit(page, "records that wait");
  await row("deposit")
    .getByRole("link", { name: t("records.deposit") })
    .click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?deposit=/);
  // The records stay on the screen, with the same reference, until the deposit's page has loaded.
  await expect(rows).toHaveCount(0);
  await expect(page.getByText(reference).first()).toBeVisible();

  await gateway.settleDeposit(reference, "not-received");
  await gateway.settleWithdrawals(member.username, "paid");
  await page.goBack();
  await plainText(page);
  await expect(page.getByText(t("records.empty.title"))).toBeVisible();
  await page.getByRole("button", { name: t("records.empty.reset") }).click();
  await expect(page).toHaveURL(`${PAGE}?types=A`);
  await page.getByRole("radio", { name: t("records.types.D") }).click({ force: true });
  await expect(page).toHaveURL(`${PAGE}?types=D`);
  await expect(row("deposit").getByText(t("records.states.rejected")).first()).toBeVisible();
  await page.getByRole("radio", { name: t("records.types.W") }).click({ force: true });
  await expect(row("withdrawal").first()).toBeVisible();
  await page.getByRole("combobox", { name: t("records.states.label") }).selectOption({ label: waits });
  await expect(page).toHaveURL(`${PAGE}?types=W&status=pending`);
  await expect(page.getByText(t("records.empty.title"))).toBeVisible();
});
