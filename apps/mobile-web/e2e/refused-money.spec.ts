import { expect, test } from "./fixtures.ts";
import { picture } from "./picture.ts";

/** Pages of the profile, each with its call. */
const reads = [
  {
    entry: "menu.withdraw",
    to: "/m/withdraw",
    call: "**/api/member/withdrawals**",
    title: "withdraw.failed",
  },
  {
    entry: "menu.dailySignIn",
    to: "/m/activity/signIn",
    call: "**/api/sign-in/calendar**",
    title: "signInDays.failed",
  },
  { entry: "menu.rewardCentre", to: "/m/rewardCenter", call: "**/api/rewards", title: "rewards.failed" },
] as const;

const refusal = { status: 403, json: { success: false, code: "not_permitted", message: "FORBIDDEN 17" } };

test("a permission that the gateway refuses is shown as such, in the site's own words", {
  tag: "@core",
}, async ({ page, words: { t }, member, signedInAs, expecting }) => {
  await signedInAs(page, member);
  await expecting({ statuses: [403] });
  await page.goto("/m/mine");
  const follow = (entry: (typeof reads)[number]["entry"] | "shell.tabs.deposit") =>
    page
      .getByRole("main")
      .getByRole("link", { name: t(entry) })
      .click();
  for (const { entry, to, call, title } of reads) {
    await test.step(to, async () => {
      await page.route(call, (route) => route.fulfill(refusal));
      await follow(entry);
      await expect(page).toHaveURL(to);
      await expect(page.getByText(t(title))).toBeVisible();
      await expect(page.getByText(t("errors.notPermitted"))).toBeVisible();
      await expect(page.getByText("FORBIDDEN")).toHaveCount(0);
      await page.unroute(call);
      await page.getByRole("button", { name: t("common.retry") }).click();
      await expect(page.getByText(t(title))).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL("/m/mine");
    });
  }

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
