import { nextDay, nextMonth } from "@volado/domain/calendar";
import { formatMonth } from "@volado/i18n";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, layoutShift } from "./layout.ts";
import { menusOf } from "./menus-page.ts";
import { navigateTo, openSettled } from "./navigation.ts";
import { losingAnswers } from "./requests.ts";
import { expectToast } from "./toasts.ts";

test("a reward whose claim was lost pays once, and so do promo codes, which say why they don't pay", {
  tag: "@core",
}, async ({ page, words, gateway, member, signedInAs, expecting }) => {
  const { t, money } = words;
  const menus = menusOf(page, words);
  const amount = money(2_500);
  await gateway.setBalance(member.username, 0);
  await gateway.issueReward(member.username, 2_500);
  await signedInAs(page, member);
  await openSettled(page, "/m/rewardCenter");
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessible(page);

  const name = t("rewards.claimNamed", { amount, name: t("rewards.kinds.gift") });
  const claim = page.getByRole("button", { name });
  await expecting({ noAnswer: true }, () =>
    losingAnswers(page, "**/rewards/claim", async () => {
      await claim.click();
      await expectToast(page, t("errors.network"));
    }),
  );
  await claim.dblclick();

  await expectToast(page, t("rewards.paid", { amount }));
  const over = page.getByRole("region", { name: t("rewards.over") });
  await expect(over.getByText(t("rewards.statuses.Claimed"), { exact: true })).toBeVisible();
  await expect(claim).toBeHidden();
  expect(await gateway.balanceOf(member.username)).toBe(2_500);

  await test.step("promo codes; the input stays", async () => {
    await page.getByRole("button", { name: t("common.back") }).click();
    await expect(page).toHaveURL("/m/home");
    await menus.openSide();
    await menus.side.getByRole("link", { name: t("menu.promoCode") }).click();
    await expect(page).toHaveURL("/m/promoCode");
    const field = page.getByRole("textbox", { name: t("promoCode.label") });
    const use = async (code: string) => {
      await field.fill(code);
      await page.getByRole("button", { name: t("promoCode.redeem") }).click();
    };
    await use("  ");
    await expect(page.getByText(t("promoCode.problems.empty"))).toBeVisible();
    await expecting({ statuses: [404, 409] });
    await use("nada-de-esto");
    await expect(page.getByText(t("promoCode.problems.unknown"))).toBeVisible();
    await expect(field).toHaveValue("nada-de-esto");
    await expect(field).toBeFocused();
    await expectAccessible(page);
    await use("VERANO25");
    await expect(page.getByText(t("promoCode.problems.expired"))).toBeVisible();
    await use("volado50");
    await expect(page.getByText(t("promoCode.done", { amount: money(5_000) }))).toBeVisible();
    await use("VOLADO50");
    await expect(page.getByText(t("promoCode.problems.used"))).toBeVisible();
    expect(await gateway.balanceOf(member.username)).toBe(7_500);
  });
});

test("the daily sign-in pays today's prize once, and its streak continues over a month's end", {
  tag: "@core",
}, async ({ page, words: { t, money }, language, gateway, member, signedInAs }) => {
  await gateway.setBalance(member.username, 0);
  await signedInAs(page, member);
  await openSettled(page, "/m/activity/signIn");
  await expect(page.getByText(t("signInDays.streakNone"))).toBeVisible();
  await page.getByRole("button", { name: t("signInDays.claim", { amount: money(500) }) }).dblclick();
  await expect(page.getByText(t("signInDays.signed"))).toBeVisible();
  await expect(page.getByText(t("signInDays.streak", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("cell", { name: t("signInDays.dayPaid", { amount: money(500) }) })).toHaveCount(
    1,
  );
  expect(await gateway.balanceOf(member.username)).toBe(500);
  await expectToFit(page, "sign-in-days");

  // The first of a month, after two days of the previous one.
  await page.route("**/sign-in/calendar**", async (route) => {
    const answer = await (await route.fetch()).json();
    const first = `${nextMonth(answer.value.today.slice(0, 7))}-01`;
    const before = [nextDay(first, -2), nextDay(first, -1)].map((day) => ({ day, amount: "5.00" }));
    const requestedMonth = new URL(route.request().url()).searchParams.get("month") ?? first.slice(0, 7);
    const value = {
      ...answer.value,
      month: requestedMonth,
      today: first,
      signedToday: false,
      streak: 2,
      days: before.filter(({ day }) => day.startsWith(requestedMonth)),
    };
    await route.fulfill({ json: { ...answer, value } });
  });
  const today = page.waitForResponse("**/sign-in/calendar**");
  await page.reload();
  const { value } = await (await today).json();
  await expect(page.getByText(t("signInDays.streak", { count: 2 }))).toBeVisible();
  await expect(
    page.getByRole("button", { name: t("signInDays.claim", { amount: money(800) }) }),
  ).toBeVisible();
  const paid = page.getByRole("cell", { name: t("signInDays.dayPaid", { amount: money(500) }) });
  await expect(page.getByRole("button", { name: t("signInDays.following") })).toBeDisabled();
  await expect(paid).toHaveCount(0);
  await page.getByRole("button", { name: t("signInDays.previous") }).click();
  await expect(
    page.getByRole("heading", { name: formatMonth(nextMonth(value.month, -1), language) }),
  ).toBeVisible();
  await expect(paid).toHaveCount(2);
});

test("daily tasks open from the menu; an outage says so; a switched-off page is closed", async ({
  page,
  words,
  member,
  signedInAs,
  failing,
  withSwitch,
}) => {
  await signedInAs(page, member);
  const { t } = words;
  const menus = menusOf(page, words);
  await failing("listDailyTasks", async () => {
    await page.goto("/m/home");
    await menus.openSide();
    await menus.side.getByRole("link", { name: t("menu.dailyTasks") }).click();
    await expect(page).toHaveURL(/\/m\/rewardCenter\?view=tasks$/);
    await expect(page.getByText(t("dailyTasks.failed"))).toBeVisible();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(3);
  await expectAccessible(page);
  // Home has already requested the rewards, so they show here before they are refetched.
  const answered = page.waitForResponse("**/api/rewards");
  await page.getByRole("tab", { name: t("rewards.tabs.rewards") }).click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  await expect(page.getByText(t("rewards.empty.title"))).toBeVisible();
  await answered;

  await withSwitch("REWCEN3", false, async () => {
    await page.goto("/m/promoCode");
    await expect(page.getByText(t("rewards.closed.title"))).toBeVisible();
    await navigateTo(page, "/m/rewardCenter");
    await expect(page.getByRole("progressbar")).toHaveCount(3);
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});
