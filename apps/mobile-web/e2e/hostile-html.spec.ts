import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { helpPage, serveHelp } from "./help-page.ts";
import { expectHarmless, hostilePapers, watchHostility } from "./hostile-papers.ts";
import { noticesPage } from "./news-pages.ts";

/** The words of the paper on show, where the merchant's HTML stands. */
const words = (page: Page) => page.locator(".vo-rich-text");

test("nothing of hostile help runs, leaves the page or changes it", async ({
  page,
  words: texts,
  expecting,
  gatewayUrl,
  publishing,
}) => {
  // Pictures that are nowhere.
  await expecting({ statuses: [404] });
  for (const paper of hostilePapers) await publishing(paper);
  const trouble = await watchHostility(page, gatewayUrl);
  const help = helpPage(page, texts);
  await page.goto("/m/help");
  for (const paper of hostilePapers) {
    await help.topic(paper.title).evaluate((link: HTMLElement) => link.click());
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
  publishing,
}) => {
  await expecting({ statuses: [404] });
  for (const paper of hostilePapers) await publishing(paper);
  const trouble = await watchHostility(page, gatewayUrl);
  const { toggle } = noticesPage(page, texts);
  await page.goto("/m/notice");
  for (const paper of hostilePapers) {
    await toggle(paper.title).evaluate((button: HTMLElement) => button.click());
    await expectHarmless(words(page), paper);
  }
  await trouble.verify(/\/m\/notice/);
});

test("nothing of hostile promotions runs, leaves the page or changes it", async ({
  page,
  expecting,
  gatewayUrl,
  publishing,
}) => {
  await expecting({ statuses: [404] });
  const whole = hostilePapers.filter(({ marks }) => marks > 0);
  const paper = {
    title: "Hostile",
    html: whole.map(({ html }) => html).join(""),
    marks: whole.reduce((sum, { marks }) => sum + marks, 0),
  };
  const { promotionId } = await publishing(paper);
  const openEnds = [];
  for (const end of hostilePapers.filter(({ marks }) => marks === 0))
    openEnds.push({ paper: end, ...(await publishing(end)) });
  const trouble = await watchHostility(page, gatewayUrl);
  // The page that the gateway sends has home's answers in it, all of these among them.
  await page.goto("/m/home");
  await trouble.verify(/\/m\/home/);
  for (const shown of [{ paper, promotionId }, ...openEnds]) {
    await page.goto(`/m/activityDetail?id=${shown.promotionId}`);
    await expect(page.getByRole("heading", { level: 2, name: shown.paper.title })).toBeVisible();
    await expectHarmless(words(page), shown.paper);
    await trouble.verify(/\/m\/activityDetail/);
  }
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
