import { expectAccessible } from "./axe.ts";
import { expectToFit, overflow, plainText } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { answer, choose, lotteryPage } from "./lottery-page.ts";
import { openSettled, settle } from "./settled.ts";

test("in the mode LOTT the hall groups by prize mode, without Vietnam's results", async ({ page, words }) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  await page.route(
    (url) => url.pathname === "/api/game-types",
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replaceAll("TCG_LOTTO_VN", "TCG_OTHER") });
    },
  );
  const listed = page.waitForRequest((request) => new URL(request.url()).pathname === "/api/lottery/list");
  await page.goto("/m/lottery");
  const fields = new URL((await listed).url()).searchParams;
  expect([fields.get("gameType"), fields.get("prizeMode"), fields.get("playType")]).toEqual([
    "LOTT",
    "Lott",
    "trad",
  ]);
  const sea = t("lottery.groupWithMode", { playType: t("lottery.playTypes.ent"), mode: "SEA" });
  await expect(hall.kind(sea)).toBeAttached();
  await expect(hall.kind(t("lottery.vietnam"))).toHaveCount(0);
  await choose(hall.kind(sea));
  await expect(page).toHaveURL(/group=SEA-ent/);
  await expect(hall.cards.first()).toContainText("TCG Mares");
});

// part-looks.spec.ts covers the list itself in all its states.
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

  await test.step("lotteries without their numbers stay, say so, and recover on retry", async () => {
    const trouble = page.getByRole("alert").filter({ hasText: t("lottery.numbersFailed") });
    await failing("listLotteryNumbers", async () => {
      await retry.click();
      await expect(trouble).toBeVisible();
      await expect(hall.cards.first()).toBeVisible();
      await expect(hall.failure).toHaveCount(0);
      await expect(page.getByText(t("lottery.numbersPending"))).toHaveCount(0);
    });
    await trouble.getByRole("button", { name: t("common.retry") }).click();
    await expect(hall.cards.first().getByRole("listitem").first()).toBeVisible();
    await expect(trouble).toHaveCount(0);
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

test("a lottery without its picture shows the coin, and a group without lotteries links to others", async ({
  page,
  words,
  expecting,
}) => {
  const { t } = words;
  const hall = lotteryPage(page, words);
  await expecting({ statuses: [404], noAnswer: true });
  await page.route("**/art/cover/**", (route) => route.fulfill({ status: 404 }));
  const card = hall.cards.first();
  await page.goto("/m/lottery");
  await expect(card.locator(".vo-coin")).toBeVisible();
  await expect(card.locator("img")).toHaveCount(0);

  await answer(page, "/api/lottery/list", () => ({ serverTime: 1, list: [] }));
  await choose(hall.kind(t("lottery.playTypes.ent")));
  await expect(hall.empty).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.getByRole("link", { name: t("lottery.empty.action") }).click();
  await expect(page).toHaveURL(/\/m\/gameCenter/);
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
