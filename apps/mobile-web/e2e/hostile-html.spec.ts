import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { helpPage, serveHelp } from "./help-page.ts";
import { expectHarmless, hostileArticles, watchHostility } from "./hostile-articles.ts";
import { noticesPage } from "./news-pages.ts";
import { walkOn } from "./walk-on.ts";

/** The text of the article shown, rendered from the merchant's HTML. */
const words = (page: Page) => page.locator(".vo-rich-text");

test("nothing in hostile articles runs, leaves the page or changes it", { tag: "@core" }, async ({
  page,
  words: texts,
  expecting,
  gatewayUrl,
  publishing,
}) => {
  test.setTimeout(120_000);
  // Pictures that don't exist.
  await expecting({ statuses: [404] });
  const links: string[] = [];
  for (const article of hostileArticles) {
    const { promotionId } = await publishing(article);
    links.push(`<p><a href="/m/activityDetail?id=${promotionId}">${article.title}</a></p>`);
  }
  // Navigates to all of them without a reload.
  const index = await publishing({ title: "Index", html: links.join("") });
  const trouble = await watchHostility(page, gatewayUrl);

  await test.step("on home: the page that the gateway sends has all of these among its responses", async () => {
    await trouble.open("/m/home");
    await trouble.verify(/\/m\/home/);
  });

  await test.step("in the help centre", async () => {
    const help = helpPage(page, texts);
    await trouble.open("/m/help");
    for (const article of hostileArticles) {
      await help.topic(article.title).evaluate((link: HTMLElement) => link.click());
      await expect(help.title).toHaveText(article.title);
      await expectHarmless(words(page), article);
    }
    await trouble.verify(/\/m\/help/);
  });

  await test.step("among the announcements", async () => {
    const { toggle } = noticesPage(page, texts);
    await walkOn(page, "/m/notice");
    for (const article of hostileArticles) {
      await toggle(article.title).evaluate((button: HTMLElement) => button.click());
      await expectHarmless(words(page), article);
    }
    await trouble.verify(/\/m\/notice/);
  });

  await test.step("as promotions", async () => {
    await walkOn(page, `/m/activityDetail?id=${index.promotionId}`);
    for (const article of hostileArticles) {
      await words(page)
        .getByRole("link", { name: article.title })
        .evaluate((link: HTMLElement) => link.click());
      await expect(page.getByRole("heading", { level: 2, name: article.title })).toBeVisible();
      await expectHarmless(words(page), article);
      await page.goBack();
    }
    await trouble.verify(/\/m\/activityDetail/);
  });
});

test("a hostile link does nothing, and an external one opens a new tab without access to the page", async ({
  page,
  context,
  words,
}) => {
  const help = helpPage(page, words);
  await context.route("https://volado.example/**", (route) => route.fulfill({ body: "<title>x</title>" }));
  await serveHelp(page, [
    {
      title: "Enlaces",
      content:
        '<p><a href="javascript:document.body.remove()">malo</a> <a href="http://volado.example/">claro</a> <a href="https://volado.example/x" target="_top">bueno</a></p>',
    },
  ]);
  await page.goto("/m/help");
  await help.article.getByText("malo").click();
  await help.article.getByText("claro").click();
  await expect(page).toHaveURL("/m/help");
  const opened = page.waitForEvent("popup");
  await help.article.getByRole("link", { name: `bueno ${words.t("html.newTab")}` }).click();
  const other = await opened;
  await expect(other).toHaveURL("https://volado.example/x");
  expect(await other.evaluate(() => window.opener)).toBe(null);
  await expect(help.title).toBeVisible();
});
