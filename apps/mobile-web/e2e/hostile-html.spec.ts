import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { helpPage, serveHelp } from "./help-page.ts";
import { expectHarmless, hostilePapers, watchHostility } from "./hostile-papers.ts";
import { noticesPage, serveNotices } from "./news-pages.ts";

/** The words of the paper on show, where the merchant's HTML stands. */
const words = (page: Page) => page.locator(".vo-rich-text");

test("nothing of hostile help runs, leaves the page or changes it", async ({
  page,
  words: texts,
  expecting,
  gatewayUrl,
}) => {
  // Pictures that are nowhere.
  await expecting({ statuses: [404] });
  const trouble = await watchHostility(page, gatewayUrl);
  const help = helpPage(page, texts);
  await serveHelp(
    page,
    hostilePapers.map(({ title, html: content }) => ({ title, content })),
  );
  await page.goto("/m/help");
  for (const [index, paper] of hostilePapers.entries()) {
    await help.topics.nth(index).evaluate((link: HTMLElement) => link.click());
    await expect(help.title).toHaveText(paper.title);
    await expectHarmless(words(page), paper);
  }
  await trouble.verify(/\/m\/help/);
});

test("nothing of hostile announcements runs, leaves the page or changes it", async ({
  page,
  words: texts,
  expecting,
  gatewayUrl,
}) => {
  await expecting({ statuses: [404] });
  const trouble = await watchHostility(page, gatewayUrl);
  const { toggle } = noticesPage(page, texts);
  await serveNotices(
    page,
    hostilePapers.map(({ title, html: content }, index) => ({
      announcementId: `hostile-${index}`,
      title,
      content,
      startDate: 1_760_000_000_000,
      noExpiry: 1,
      read: true,
    })),
  );
  await page.goto("/m/notice");
  for (const paper of hostilePapers) {
    await toggle(paper.title).evaluate((button: HTMLElement) => button.click());
    await expectHarmless(words(page), paper);
  }
  await trouble.verify(/\/m\/notice/);
});

test("nothing of a hostile promotion runs, leaves the page or changes it", async ({
  page,
  expecting,
  gatewayUrl,
}) => {
  await expecting({ statuses: [404] });
  const trouble = await watchHostility(page, gatewayUrl);
  const whole = hostilePapers.filter(({ marks }) => marks > 1);
  const paper = {
    title: "Hostile",
    html: whole.map(({ html }) => html).join(""),
    marks: whole.reduce((sum, { marks }) => sum + marks, 0),
  };
  await page.route("**/api/announcements/promotion?*", async (route) => {
    const answer = await route.fetch();
    const { success, value } = await answer.json();
    await route.fulfill({ response: answer, json: { success, value: { ...value, content: paper.html } } });
  });
  await page.goto("/m/activity");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/activityDetail/);
  await expectHarmless(words(page), paper);
  await trouble.verify(/\/m\/activityDetail/);
});

test("a hostile link leads nowhere, and a foreign one opens beside without a hold on the page", async ({
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
