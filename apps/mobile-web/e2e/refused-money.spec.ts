import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";
import { picture } from "./picture.ts";
import { expectTold } from "./told.ts";

test("a free account is refused everywhere by address", async ({ page, words, signedInAs }) => {
  const menus = menusOf(page, words);
  await signedInAs(page, "prueba");
  for (const path of [
    "/m/voucherCenter",
    "/m/withdraw",
    "/m/rewardCenter",
    "/m/promoCode",
    "/m/activity/signIn",
    "/m/redRain",
    "/m/member/home",
    "/m/webEmail",
    "/m/webEmail?view=write",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL("/m/home");
      await expect(menus.rejection).toBeVisible();
    });
  }
});

test("a free account is refused where it taps, and told so in the security center", async ({
  page,
  words,
  signedInAs,
}) => {
  const { t } = words;
  const menus = menusOf(page, words);
  await signedInAs(page, "prueba");
  await page.goto("/m/home");
  const cancel = async () => {
    await expect(menus.rejection).toBeVisible();
    await menus.rejection.getByRole("button", { name: t("common.cancel") }).click();
    await expect(menus.rejection).toBeHidden();
  };
  for (const entry of ["shell.tabs.deposit", "menu.withdraw", "menu.memberCentre"] as const) {
    await menus.openPanel();
    await menus.panel.getByRole("button", { name: t(entry), exact: true }).click();
    await cancel();
    await expect(page).toHaveURL("/m/home");
  }
  await page.goto("/m/mine");
  const main = page.getByRole("main");
  for (const entry of [
    "shell.tabs.deposit",
    "menu.withdraw",
    "menu.rewardCentre",
    "menu.promoCode",
  ] as const) {
    await main.getByRole("button", { name: t(entry), exact: true }).click();
    await cancel();
    await expect(page).toHaveURL("/m/mine");
  }

  await page.goto("/m/securityCenter");
  await expect(page.getByText(t("security.trial"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: t("security.rows.cards") })).toHaveCount(0);
});

const reads = [
  { path: "/m/voucherCenter", call: "**/api/deposits/options**", title: "deposit.failed" },
  { path: "/m/withdraw", call: "**/api/member/withdrawals**", title: "withdraw.failed" },
  { path: "/m/transaction/record?types=A", call: "**/api/member/transactions**", title: "records.failed" },
  {
    path: "/m/securityCenter?view=cards",
    call: "**/api/member/bank-cards**",
    title: "security.cards.failed",
  },
  { path: "/m/rewardCenter", call: "**/api/rewards", title: "rewards.failed" },
  { path: "/m/rewardCenter?view=tasks", call: "**/api/daily-tasks", title: "dailyTasks.failed" },
  { path: "/m/redRain", call: "**/api/red-rain", title: "redRain.failed" },
  { path: "/m/activity/signIn", call: "**/api/sign-in/calendar**", title: "signInDays.failed" },
] as const;

const refusal = { status: 403, json: { success: false, code: "not_permitted", message: "FORBIDDEN 17" } };

test("a permission that the gateway refuses is shown as such, in the site's own words", async ({
  page,
  words: { t, money },
  gateway,
  member,
  signedInAs,
  expecting,
}) => {
  await gateway.issueReward(member.username, 2_500);
  await signedInAs(page, member);
  await expecting({ statuses: [403] });
  for (const { path, call, title } of reads) {
    await test.step(path, async () => {
      await page.route(call, (route) => route.fulfill(refusal));
      await page.goto(path);
      await expect(page.getByText(t(title))).toBeVisible();
      await expect(page.getByText(t("errors.notPermitted"))).toBeVisible();
      await expect(page.getByText("FORBIDDEN")).toHaveCount(0);
      await page.unroute(call);
      await page.getByRole("button", { name: t("common.retry") }).click();
      await expect(page.getByText(t(title))).toBeHidden();
    });
  }

  // Withdrawals, transfers and promo codes that are refused stand in the tests of their forms.
  await test.step("a sign-in", async () => {
    await page.route("**/api/sign-in/claim", (route) => route.fulfill(refusal));
    await page.getByRole("button", { name: t("signInDays.claim", { amount: money(500) }) }).click();
    await expectTold(page, t("errors.notPermitted"));
  });

  await test.step("a reward", async () => {
    await page.goto("/m/rewardCenter");
    await page.route("**/rewards/claim", (route) => route.fulfill(refusal));
    const name = t("rewards.claimNamed", { amount: money(2_500), name: t("rewards.kinds.gift") });
    await page.getByRole("button", { name }).click();
    await expectTold(page, t("errors.notPermitted"));
    await expect(page.getByRole("button", { name })).toBeEnabled();
  });

  await test.step("a deposit", async () => {
    await page.goto("/m/voucherCenter");
    const amount = page.getByRole("textbox", { name: t("deposit.amount") });
    await amount.fill("500");
    await page.route("**/api/deposits", (route) =>
      route.request().method() === "POST" ? route.fulfill(refusal) : route.fallback(),
    );
    await page.getByRole("button", { name: t("deposit.continue") }).click();
    await expect(page.getByText(t("errors.notPermitted"))).toBeVisible();
    await expect(amount).toHaveValue("500");
  });

  await test.step("a receipt", async () => {
    await page.unroute("**/api/deposits");
    await page.getByRole("button", { name: t("deposit.continue") }).click();
    await page.getByLabel(t("uploads.add")).setInputFiles([picture("1.png")]);
    await page.route("**/api/deposits/receipt", (route) => route.fulfill(refusal));
    await page.getByRole("button", { name: t("deposit.receipt.send") }).click();
    await expect(page.getByText(t("errors.notPermitted"))).toBeVisible();
    await expect(page.getByRole("img", { name: "1.png" })).toBeVisible();
  });
});
