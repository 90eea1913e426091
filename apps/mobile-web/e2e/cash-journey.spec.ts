import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit } from "./layout.ts";
import { openSettled } from "./navigation.ts";

test("in the plain layout cash is paid at a shop by its reference, without a receipt", async ({
  page,
  words: { t, money },
  gateway,
  member,
  signedInAs,
  withSwitch,
}) => {
  await gateway.setBalance(member.username, 0);
  await signedInAs(page, member);
  await withSwitch("TEMPLATE_DEP_FUNC", false, async () => {
    await openSettled(page, "/m/voucherCenter");
    const ways = page.getByRole("group", { name: t("deposit.method") });
    await expect(ways.getByText(t("deposit.kinds.voucher"))).toHaveCount(0);
    await ways.getByRole("radio").nth(1).check();
    await expect(
      page.getByText(t("deposit.limits", { min: money(5_000), max: money(1_000_000) })),
    ).toBeVisible();
    await expect(
      page.getByText(t("deposit.shop", { name: "La Esquina (demo)", fee: money(1_200) })),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("textbox", { name: t("deposit.amount") }).fill("300,00");
    await page.getByRole("button", { name: t("deposit.continue") }).click();
  });

  await expect(page.getByRole("heading", { name: t("deposit.titles.voucher") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("deposit.receipt.send") })).toHaveCount(0);
  const reference = (await page.getByText(/^\d{12}$/).textContent()) ?? "";
  await expect(page.getByText(t("deposit.one.shopFee"))).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page, "cash-voucher");
  await gateway.settleDeposit(reference, "paid");
  await expect(page.getByRole("heading", { name: t("deposit.titles.paid") })).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(30_000);
});
