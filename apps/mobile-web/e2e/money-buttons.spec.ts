import { expect, test } from "./fixtures.ts";
import { payDeposit } from "./member-money.ts";
import { menusOf } from "./menus-page.ts";
import { picture } from "./picture.ts";
import { losingAnswers } from "./requests.ts";
import { expectToast } from "./toasts.ts";

// Lost responses of deposit, withdrawal and reward are covered by their pages' journeys.

test("a receipt whose response was lost is sent again, and its deposit is paid once", {
  tag: "@core",
}, async ({ page, words: { t }, gateway, member, signedInAs, expecting }) => {
  const before = await gateway.balanceOf(member.username);
  await signedInAs(page, member);
  await page.goto("/m/voucherCenter");
  await page.getByRole("textbox", { name: t("deposit.amount") }).fill("500");
  await page.getByRole("button", { name: t("deposit.continue") }).click();
  const reference = (await page.getByText(/^\d{12}$/).textContent()) ?? "";

  // The page polls the deposit, and would discover the receipt on its own.
  const response = await page.waitForResponse("**/api/deposits/one**");
  const waiting = await response.json();
  await page.route("**/api/deposits/one**", (route) => route.fulfill({ json: waiting }));
  await page.getByLabel(t("uploads.add")).setInputFiles([picture("1.png")]);
  const remark = page.getByLabel(t("uploads.remark"));
  await remark.fill("Desde mi cuenta");
  const send = page.getByRole("button", { name: t("deposit.receipt.send") });
  await expecting({ noAnswer: true });
  await losingAnswers(page, "**/api/deposits/receipt", async () => {
    await send.click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
  });
  await expect(remark).toHaveValue("Desde mi cuenta");
  await expect(page.getByRole("img", { name: "1.png" })).toBeVisible();
  const answered = page.waitForResponse("**/api/deposits/receipt");
  await send.dblclick();
  await answered;
  await page.unroute("**/api/deposits/one**");
  await expect(page.getByRole("heading", { name: t("deposit.titles.review") })).toBeVisible();

  await gateway.settleDeposit(reference, "paid");
  await expect(page.getByRole("heading", { name: t("deposit.titles.paid") })).toBeVisible();
  expect(await gateway.balanceOf(member.username)).toBe(before + 50_000);
});

test("a sign-in and a daily task whose responses were lost are sent again, and each pays once", {
  tag: "@core",
}, async ({ page, words, gateway, gatewayUrl, member, signedInAs, expecting }) => {
  const { t, money } = words;
  const menus = menusOf(page, words);
  const goTo = async (entry: "menu.dailySignIn" | "menu.dailyTasks") => {
    await menus.openSide();
    await menus.side.getByRole("link", { name: t(entry) }).click();
  };
  await gateway.setBalance(member.username, 0);
  await payDeposit(gatewayUrl, gateway, member, 300);
  await signedInAs(page, member);
  await expecting({ noAnswer: true });
  await page.goto("/m/home");

  await test.step("a sign-in", async () => {
    await goTo("menu.dailySignIn");
    const claim = page.getByRole("button", { name: t("signInDays.claim", { amount: money(500) }) });
    await losingAnswers(page, "**/api/sign-in/claim", async () => {
      await claim.click();
      await expectToast(page, t("errors.network"));
    });
    await claim.dblclick();
    await expect(page.getByText(t("signInDays.signed"))).toBeVisible();
    await expect(page.getByText(t("signInDays.streak", { count: 1 }))).toBeVisible();
    expect(await gateway.balanceOf(member.username)).toBe(30_500);
    await page.goBack();
  });

  await test.step("a finished daily task", async () => {
    await goTo("menu.dailyTasks");
    const amount = money(2_000);
    const name = t("dailyTasks.goals.deposits", { goal: money(30_000) });
    const claim = page.getByRole("button", { name: t("rewards.claimNamed", { amount, name }) });
    await losingAnswers(page, "**/api/daily-tasks/claim", async () => {
      await claim.click();
      await expectToast(page, t("errors.network"));
    });
    await claim.dblclick();
    await expectToast(page, t("rewards.paid", { amount }));
    await expect(page.getByText(t("rewards.statuses.Claimed"), { exact: true })).toBeVisible();
    await expect(claim).toBeHidden();
    expect(await gateway.balanceOf(member.username)).toBe(32_500);
  });
});
