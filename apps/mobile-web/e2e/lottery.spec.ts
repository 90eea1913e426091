import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, overflow, plainText } from "./layout.ts";
import { choose, lotteryPage } from "./lottery-page.ts";
import { openSettled, settle } from "./navigation.ts";

test("a hall says so each time one of its calls fails, and recovers", async ({ page, words, failing }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const retry = hall.failure.getByRole("button", { name: t("common.retry") });
  const expectFailure = async () => {
    await expect(hall.failure).toContainText(t("errors.server"));
    await expect(hall.cards).toHaveCount(0);
    await expect(page.getByRole("heading", { name: t("lottery.empty.title") })).toHaveCount(0);
  };
  await failing("listVendorCategories", async () => {
    await page.goto("/m/lottery");
    await expectFailure();
  });
  // The menu is requested once the categories are known.
  await failing("getLotteryMenu", async () => {
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).pathname === "/api/lottery/menu",
    );
    await retry.click();
    await answered;
    await expectFailure();
  });
  await retry.click();
  await expect(hall.cards.first()).toBeVisible();
  await settle(page);

  await test.step("latest draws that fail say so in their card and recover on retry", async () => {
    const name = (await hall.cards.first().getByRole("heading").textContent()) ?? "";
    const card = hall.card(name);
    const failure = card.getByRole("alert").filter({ hasText: t("lottery.history.failed") });
    await failing("listLotteryNumbers", async () => {
      await hall.unfold(name).click();
      await expect(failure).toBeVisible();
    });
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(card.locator("time").first()).toBeVisible();
  });

  await test.step("Vietnamese results that fail say so and recover on retry", async () => {
    const failure = page.getByRole("alert").filter({ hasText: t("lottery.results.failed") });
    await failing("listVietnameseDraws", async () => {
      await choose(hall.kind(t("lottery.vietnam")));
      await expect(failure).toContainText(t("errors.server"));
      await expect(page.getByRole("table")).toHaveCount(0);
    });
    await failure.getByRole("button", { name: t("common.retry") }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });

  await test.step("the hall shows cached data while the gateway is unreachable, and says that it may be old", async () => {
    await choose(hall.kind(t("lottery.playTypes.trad")));
    await expect(hall.cards.first()).toBeVisible();
    await failing("listLotteries", async () => {
      await page.reload();
      await expect(hall.cards.first()).toBeVisible();
      await expect(page.getByRole("alert").filter({ hasText: t("lottery.stale") })).toBeVisible();
    });
  });
});

test("hall and Vietnamese results are accessible and fit small screens", async ({ page, words }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  const fits = async (name: string) => {
    await expectToFit(page, name);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflow(page), `${name} with both`).toBeLessThanOrEqual(0);
    await plainText(page);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettled(page, "/m/lottery");
  await fits("the hall");
  const name = (await hall.cards.first().getByRole("heading").textContent()) ?? "";
  await hall.unfold(name).click();
  await expect(hall.card(name).locator("time").first()).toBeVisible();
  await expectAccessible(page);

  await choose(hall.kind(t("lottery.vietnam")));
  await expect(page.getByRole("table")).toBeVisible();
  await expectAccessible(page);
  await settle(page);
  await fits("Vietnamese results");
});
