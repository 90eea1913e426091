import type { Page } from "@playwright/test";
import { expectAccessible, expectHeadingsInOrder } from "./axe.ts";
import { expect, moving, test } from "./fixtures.ts";
import { doubleText, expectToFit, layoutShift, plainText } from "./layout.ts";
import { openSettled } from "./navigation.ts";
import { noticesPage, promotionsPage } from "./news-pages.ts";

test.use(moving);

const DATES = /^\d{4}\/\d{2}\/\d{2} – \d{4}\/\d{2}\/\d{2}$/;

/** The current page; reduced motion stops the animations. */
const expectStillAccessible = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
};

test("all promotions are listed first, each category lists its own, an empty one has no tab", {
  tag: "@core",
}, async ({ page, words, language }) => {
  const promotions = promotionsPage(page, words);
  await openSettled(page, "/m/activity");
  await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.promotions")}`));
  await expect(promotions.categories).toHaveCount(4);
  await expect(promotions.categories.first()).toBeChecked();
  await expect(promotions.cards).toHaveCount(4);
  await expect(promotions.category(language === "ES" ? "Lotería" : "Lottery")).toHaveCount(0);
  await promotions.choose(language === "ES" ? "Bienvenida" : "Welcome");
  await expect(promotions.cards).toHaveCount(2);
  await expect(promotions.card(words.t("promotions.longTerm"))).toHaveCount(2);

  await promotions.choose(language === "ES" ? "Pesca" : "Fishing");
  await expect(page).toHaveURL("/m/activity?category=fishing");
  await expect(promotions.cards).toHaveCount(1);

  await test.step("a card opens its promotion: image, title, days, text; and back to its category", async () => {
    await promotions.cards.click();
    await expect(page).toHaveURL("/m/activityDetail?id=promo-fishing");
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 2 })).toContainText(
      /pide participar|ask to take part/,
    );
    await expect(page).toHaveTitle(/(pide participar|ask to take part).* · /);
    await expect(article.getByText(DATES)).toBeVisible();
    await expect(article.locator("img").first()).toHaveJSProperty("complete", true);
    await expect(article.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await page.getByRole("button", { name: words.t("common.back") }).click();
    await expect(page).toHaveURL("/m/activity?category=fishing");
    await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.promotions")}`));
    await expect(promotions.cards).toHaveCount(1);
  });

  await page.reload();
  await expect(promotions.category(language === "ES" ? "Pesca" : "Fishing")).toBeChecked();
  await promotions.choose(words.t("promotions.every"));
  await expect(page).toHaveURL("/m/activity");
  await expect(promotions.cards).toHaveCount(4);
  await expectStillAccessible(page);
  await page.getByRole("button", { name: words.t("common.back") }).click();
  await expect(page, "back from the promotions goes home (Spec §2)").toHaveURL("/m/home");
});

test("the merchant's texts have headings in order, and link to permanent, expired and unknown promotions", async ({
  page,
  words,
  publishing,
  expecting,
}) => {
  const { t } = words;
  const links = [
    ...["?id=promo-cashback", "?id=promo-anniversary", "?id=promo-welcome", "?id=nada", ""].map(
      (query) => `/m/activityDetail${query}`,
    ),
    "/m/notice",
  ];
  const article = {
    title: "Con títulos",
    html: [
      "<h1>Uno</h1><p>a</p><h4>Dos</h4><h2> </h2><h6>Tres</h6><h2>Cuatro</h2><p>b</p><a href='/logo.svg'>Reglas</a>",
      ...links.map((address) => `<p><a href="${address}">${address}</a></p>`),
    ].join(""),
  };
  const { promotionId } = await publishing(article);
  const shown = page.getByRole("article");
  const headings = page.locator(".vo-rich-text").locator("h1, h2, h3, h4, h5, h6");
  const follow = (address: string) => page.getByRole("link", { name: address, exact: true }).click();
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
  // One of the merchant's files is not a page of the site: the router would redirect it to home.
  const file = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Reglas" }).click();
  await expect(await file).toHaveURL("/logo.svg");
  await expect(page).toHaveURL(new RegExp(`id=${promotionId}$`));

  await test.step("a permanent promotion, an expired one, and one with headings", async () => {
    await follow("/m/activityDetail?id=promo-cashback");
    await expect(shown.getByText(t("promotions.longTerm"))).toBeVisible();
    await expect(shown.getByRole("table")).toBeVisible();
    await expectStillAccessible(page);
    await page.goBack();

    await follow("/m/activityDetail?id=promo-anniversary");
    await expect(shown.getByText(t("promotions.endedText"))).toBeVisible();
    await expect(shown.getByText(/\d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
    await expectStillAccessible(page);
    await page.goBack();

    await follow("/m/activityDetail?id=promo-welcome");
    await expect(page).toHaveURL(/id=promo-welcome$/);
    await expect(shown.getByRole("heading", { level: 2 })).not.toHaveText(article.title);
    await expect(headings).not.toHaveCount(0);
    await expectHeadingsInOrder(page);
    await page.goBack();
  });

  await test.step("the announcement", async () => {
    await follow("/m/notice");
    await noticesPage(page, words).toggle(article.title).click();
    await expectInOrder();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`id=${promotionId}$`));
  });

  await test.step("an unknown one, which links to all", async () => {
    await expecting({ statuses: [404] });
    for (const address of ["/m/activityDetail?id=nada", "/m/activityDetail"]) {
      await follow(address);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { name: t("promotions.unknownTitle") })).toBeVisible();
      if (address.endsWith("nada")) await page.goBack();
    }
    await page.getByRole("link", { name: t("promotions.all") }).click();
    await expect(page).toHaveURL("/m/activity");
  });
});

test("a failed page says so, and a retry loads it", async ({ page, words, failing }) => {
  const { t } = words;
  const promotions = promotionsPage(page, words);
  for (const call of ["listAnnouncements", "listPromotionCategories"]) {
    await test.step(call, async () => {
      await failing(call, async () => {
        await page.goto("/m/activity");
        await expect(page.getByRole("heading", { name: t("promotions.failedTitle") })).toBeVisible();
        await expect(page.getByText(t("promotions.noneTitle"))).toHaveCount(0);
      });
      await promotions.retry.click();
      await expect(promotions.cards).toHaveCount(4);
    });
  }

  await test.step("a promotion that fails to load can be retried", async () => {
    await failing("getPromotion", async () => {
      await promotions.cards.first().click();
      await expect(page.getByRole("heading", { name: t("promotions.oneFailedTitle") })).toBeVisible();
    });
    await promotions.retry.click();
    await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  });
});

test("a promotion's call stays in sight, covers no text, and leads a member to the deposit with its bonus", async ({
  page,
  words,
  member,
  signedInAs,
}) => {
  await signedInAs(page, member);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettled(page, "/m/activityDetail?id=promo-welcome");
  const article = page.getByRole("article");
  const deposit = article.getByRole("link", { name: words.t("shell.titles.deposit"), exact: true });
  for (const size of [plainText, doubleText]) {
    await size(page);
    await expect(deposit).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const rules = await article.getByRole("link", { name: /Reglas|Rules/ }).boundingBox();
    const call = await deposit.boundingBox();
    expect((rules?.y ?? 0) + (rules?.height ?? 0)).toBeLessThanOrEqual(call?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await deposit.click();
  await expect(page.getByRole("radio", { name: /100 ?%/ })).toBeChecked();
});

test("the pages fit a small phone, and load slowly without layout shift", async ({ page, gateway }) => {
  await gateway.slowDown(400);
  for (const address of ["/m/activity", "/m/activityDetail?id=promo-cashback", "/m/notice?index=0"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, address);
    expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
    await expectToFit(page, address);
  }
});
