import { expectAllAccessible } from "./axe.ts";
import { expectToFit } from "./fits.ts";
import { expect, moving, test } from "./fixtures.ts";
import { expectHeadingsInOrder } from "./headings.ts";
import { layoutShift } from "./layout-shift.ts";
import { noticesPage, promotionsPage } from "./news-pages.ts";
import { openSettled } from "./settled.ts";

test.use(moving);

const DATES = /^\d{4}\/\d{2}\/\d{2} – \d{4}\/\d{2}\/\d{2}$/;

test("promotions stand by category: the first at the beginning, each with its own, an empty one says so", async ({
  page,
  words,
  language,
}) => {
  const promotions = promotionsPage(page, words);
  await openSettled(page, "/m/activity");
  await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.promotions")}`));
  await expect(promotions.categories).toHaveCount(6);
  await expect(promotions.categories.first()).toBeChecked();
  await expect(promotions.cards).toHaveCount(2);
  await expect(promotions.card(words.t("promotions.longTerm"))).toHaveCount(2);

  await promotions.choose(language === "ES" ? "Pesca" : "Fishing");
  await expect(page).toHaveURL("/m/activity?category=fishing");
  await expect(promotions.cards).toHaveCount(1);
  await promotions.choose(language === "ES" ? "Lotería" : "Lottery");
  await expect(promotions.cards).toHaveCount(0);
  await expect(page.getByRole("heading", { name: words.t("promotions.emptyTitle") })).toBeVisible();

  await page.reload();
  await expect(promotions.category(language === "ES" ? "Lotería" : "Lottery")).toBeChecked();
  await page.getByRole("button", { name: words.t("common.back") }).click();
  await expect(page, "back from the promotions goes home (Spec §2)").toHaveURL("/m/home");
});

test("a card leads to its promotion: image, title, days, words; and back to its category", async ({
  page,
  words,
}) => {
  const promotions = promotionsPage(page, words);
  await openSettled(page, "/m/activity?category=fishing");
  await promotions.cards.click();
  await expect(page).toHaveURL("/m/activityDetail?id=promo-fishing");
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 2 })).toContainText("$50,000.00");
  await expect(article.getByText(DATES)).toBeVisible();
  await expect(article.locator("img").first()).toHaveJSProperty("complete", true);
  await expect(article.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await page.getByRole("button", { name: words.t("common.back") }).click();
  await expect(page).toHaveURL("/m/activity?category=fishing");
  await expect(promotions.cards).toHaveCount(1);
});

test("a link to a promotion tells what it is: for good, over, or none at all", async ({
  page,
  words,
  expecting,
}) => {
  const { t } = words;
  const article = page.getByRole("article");
  await openSettled(page, "/m/activityDetail?id=promo-cashback");
  await expect(article.getByText(t("promotions.longTerm"))).toBeVisible();
  await expect(article.getByRole("table")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  await openSettled(page, "/m/activityDetail?id=promo-anniversary");
  await expect(article.getByText(t("promotions.endedText"))).toBeVisible();
  await expect(article.getByText(/\d{4}\/\d{2}\/\d{2}$/)).toBeVisible();

  await expecting({ statuses: [404] });
  for (const address of ["/m/activityDetail?id=nada", "/m/activityDetail"]) {
    await openSettled(page, address);
    await expect(page.getByRole("heading", { name: t("promotions.unknownTitle") })).toBeVisible();
  }
  await page.getByRole("link", { name: t("promotions.all") }).click();
  await expect(page).toHaveURL("/m/activity");
});

test("the headings of a promotion and of an announcement stand in the page's order, whatever was written", async ({
  page,
  words,
  publishing,
}) => {
  const article = {
    title: "Con títulos",
    html: "<h1>Uno</h1><p>a</p><h4>Dos</h4><h2> </h2><h6>Tres</h6><h2>Cuatro</h2><p>b</p><a href='/logo.svg'>Reglas</a>",
  };
  const { promotionId } = await publishing(article);
  const headings = page.locator(".vo-rich-text").locator("h1, h2, h3, h4, h5, h6");
  const expectInOrder = async () => {
    await expect(headings).toHaveText(["Uno", "Dos", "Tres", "Cuatro"]);
    expect(await headings.evaluateAll((all) => all.map(({ localName }) => localName))).toEqual([
      "h3",
      "h4",
      "h5",
      "h4",
    ]);
    await expectHeadingsInOrder(page);
  };
  await openSettled(page, `/m/activityDetail?id=${promotionId}`);
  await expectInOrder();
  // A file of the merchant's own is no page of the site, whose router would lead home.
  const file = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Reglas" }).click();
  await expect(await file).toHaveURL("/logo.svg");
  await expect(page).toHaveURL(new RegExp(`id=${promotionId}$`));
  await openSettled(page, "/m/notice");
  await noticesPage(page, words).toggle(article.title).click();
  await expectInOrder();

  await openSettled(page, "/m/activityDetail?id=promo-welcome");
  await expect(headings).not.toHaveCount(0);
  await expectHeadingsInOrder(page);
});

for (const call of ["listAnnouncements", "listPromotionCategories"]) {
  test(`when ${call} fails the page says so, never that there is nothing, and a retry brings it`, async ({
    page,
    words,
    failing,
  }) => {
    const promotions = promotionsPage(page, words);
    await failing(call, async () => {
      await page.goto("/m/activity");
      await expect(page.getByRole("heading", { name: words.t("promotions.failedTitle") })).toBeVisible();
      await expect(page.getByText(words.t("promotions.noneTitle"))).toHaveCount(0);
    });
    await promotions.retry.click();
    await expect(promotions.cards).toHaveCount(2);
  });
}

test("a promotion that doesn't come can be asked for again", async ({ page, words, failing }) => {
  await failing("getPromotion", async () => {
    await page.goto("/m/activityDetail?id=promo-welcome");
    await expect(page.getByRole("heading", { name: words.t("promotions.oneFailedTitle") })).toBeVisible();
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: words.t("common.retry") })
    .click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
});

test("the pages fit a small phone, and nothing moves while they come slowly", async ({ page, gateway }) => {
  await gateway.slowDown(400);
  for (const address of ["/m/activity", "/m/activityDetail?id=promo-cashback", "/m/notice?index=0"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, address);
    expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
    await expectToFit(page, address);
  }
});

test("promotions and announcements are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAllAccessible(page, [
    "/m/activity",
    "/m/activity?category=lottery",
    "/m/activityDetail?id=promo-cashback",
    "/m/activityDetail?id=promo-anniversary",
    "/m/notice",
    "/m/notice?index=2",
  ]);
});
