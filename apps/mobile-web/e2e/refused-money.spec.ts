import { expect, test } from "./fixtures.ts";
import { menusOf } from "./menus-page.ts";
import { picture } from "./picture.ts";
import { expectToast } from "./toasts.ts";

test("a free account is refused by address", async ({ page, words, signedInAs }) => {
  // routes.test.ts covers every page for real accounts, permission-matrix a free account's taps.
  const menus = menusOf(page, words);
  await signedInAs(page, "prueba");
  for (const path of ["/m/voucherCenter", "/m/webEmail?view=write"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL("/m/home");
      await expect(menus.rejection).toBeVisible();
    });
  }
});

/** The calls of each page, and the links from the profile page to it. */
const reads = [
  {
    ways: ["menu.securityCentre", "security.rows.cards"],
    to: "/m/securityCenter?view=cards",
    call: "**/api/member/bank-cards**",
    title: "security.cards.failed",
  },
  {
    ways: ["menu.records"],
    to: "/m/transaction/record?types=A",
    call: "**/api/member/transactions**",
    title: "records.failed",
  },
  {
    ways: ["shell.tabs.deposit"],
    to: "/m/voucherCenter",
    call: "**/api/deposits/options**",
    title: "deposit.failed",
  },
  {
    ways: ["menu.withdraw"],
    to: "/m/withdraw",
    call: "**/api/member/withdrawals**",
    title: "withdraw.failed",
  },
  {
    ways: ["menu.dailySignIn"],
    to: "/m/activity/signIn",
    call: "**/api/sign-in/calendar**",
    title: "signInDays.failed",
  },
  {
    ways: ["menu.dailySignIn", "redRain.link"],
    to: "/m/redRain",
    call: "**/api/red-rain",
    title: "redRain.failed",
  },
  { ways: ["menu.rewardCentre"], to: "/m/rewardCenter", call: "**/api/rewards", title: "rewards.failed" },
  {
    ways: ["menu.dailyTasks"],
    to: "/m/rewardCenter?view=tasks",
    call: "**/api/daily-tasks",
    title: "dailyTasks.failed",
  },
] as const;

const refusal = { status: 403, json: { success: false, code: "not_permitted", message: "FORBIDDEN 17" } };

test("a permission that the gateway refuses is shown as such, in the site's own words", {
  tag: "@core",
}, async ({ page, words: { t, money }, gateway, member, signedInAs, expecting }) => {
  await gateway.issueReward(member.username, 2_500);
  await signedInAs(page, member);
  await expecting({ statuses: [403] });
  await page.goto("/m/mine");
  const follow = (way: (typeof reads)[number]["ways"][number]) =>
    page
      .getByRole("main")
      .getByRole("link", { name: t(way) })
      .click();
  for (const { ways, to, call, title } of reads) {
    await test.step(to, async () => {
      await page.route(call, (route) => route.fulfill(refusal));
      for (const way of ways) await follow(way);
      await expect(page).toHaveURL(to);
      await expect(page.getByText(t(title))).toBeVisible();
      await expect(page.getByText(t("errors.notPermitted"))).toBeVisible();
      await expect(page.getByText("FORBIDDEN")).toHaveCount(0);
      await page.unroute(call);
      await page.getByRole("button", { name: t("common.retry") }).click();
      await expect(page.getByText(t(title))).toBeHidden();
      for (const _ of ways) await page.goBack();
      await expect(page).toHaveURL("/m/mine");
    });
  }

  // The tests of their forms cover refused withdrawals, transfers and promo codes.
  await test.step("a sign-in", async () => {
    await follow("menu.dailySignIn");
    await page.route("**/api/sign-in/claim", (route) => route.fulfill(refusal));
    await page.getByRole("button", { name: t("signInDays.claim", { amount: money(500) }) }).click();
    await expectToast(page, t("errors.notPermitted"));
    await page.goBack();
  });

  await test.step("a reward", async () => {
    await follow("menu.rewardCentre");
    await page.route("**/rewards/claim", (route) => route.fulfill(refusal));
    const name = t("rewards.claimNamed", { amount: money(2_500), name: t("rewards.kinds.gift") });
    await page.getByRole("button", { name }).click();
    await expectToast(page, t("errors.notPermitted"));
    await expect(page.getByRole("button", { name })).toBeEnabled();
    await page.goBack();
  });

  await test.step("a deposit", async () => {
    await follow("shell.tabs.deposit");
    const amount = page.getByRole("textbox", { name: t("deposit.amount") });
    await amount.fill("500");
    await page.route("**/api/deposits", (route) =>
      route.request().method() === "POST" ? route.fulfill(refusal) : route.fallback(),
    );
    await page.getByRole("button", { name: t("deposit.continue") }).click();
    await expect(page.getByRole("main").getByText(t("errors.notPermitted"))).toBeVisible();
    await expect(amount).toHaveValue("500");
  });

  await test.step("a receipt", async () => {
    await page.unroute("**/api/deposits");
    await page.getByRole("button", { name: t("deposit.continue") }).click();
    await page.getByLabel(t("uploads.add")).setInputFiles([picture("1.png")]);
    await page.route("**/api/deposits/receipt", (route) => route.fulfill(refusal));
    await page.getByRole("button", { name: t("deposit.receipt.send") }).click();
    await expect(page.getByRole("main").getByText(t("errors.notPermitted"))).toBeVisible();
    await expect(page.getByRole("img", { name: "1.png" })).toBeVisible();
  });
});
