import { xssVectors } from "../src/shared/html/testing/xss-vectors.ts";
import { expect, test } from "./fixtures.ts";
import { helpPage, serveHelp } from "./help-page.ts";

declare global {
  interface Window {
    /** Counts what hostile HTML made run. */
    xss: () => void;
    xssRuns: number;
  }
}

/** Ways to run something that a reader sets off. */
const touches = [
  "mouseover",
  "mouseenter",
  "pointerdown",
  "mousedown",
  "focus",
  "animationstart",
  "toggle",
  "scroll",
];

test("nothing of hostile HTML runs or leaves the page, in any of its ways", async ({
  page,
  words,
  expecting,
}) => {
  test.setTimeout(180_000);
  // Pictures that are nowhere.
  await expecting({ statuses: [404] });
  const help = helpPage(page, words);
  const left: string[] = [];
  page.on("request", (request) => {
    if (/evil\.example/.test(request.url())) left.push(request.url());
  });
  page.on("dialog", (dialog) => left.push(`dialog ${dialog.message()}`));
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) left.push(`frame ${frame.url()}`);
  });
  await page.addInitScript(() => {
    window.xssRuns = 0;
    window.xss = () => {
      window.xssRuns += 1;
    };
  });
  await serveHelp(
    page,
    xssVectors.map((vector, index) => ({
      title: `Vector ${index}`,
      content: `<p>antes</p>${vector}<p>después</p>`,
    })),
  );
  await page.goto("/m/help");
  await expect(help.title).toHaveText("Vector 0");
  await expect(help.article.getByText("antes")).toBeVisible();
  for (const [index, vector] of xssVectors.entries()) {
    await help.topics.nth(index).evaluate((link: HTMLElement) => link.click());
    await expect(help.title, vector).toHaveText(`Vector ${index}`);
    const runs = await help.article.evaluate((article, names) => {
      for (const element of article.querySelectorAll<HTMLElement>(".vo-rich-text *")) {
        for (const name of names) element.dispatchEvent(new Event(name, { bubbles: true }));
        element.focus();
        if (!element.closest("a[href]")) element.click();
      }
      return window.xssRuns;
    }, touches);
    expect(runs, vector).toBe(0);
  }
  expect(await page.evaluate(() => window.xssRuns)).toBe(0);
  expect(left).toEqual([]);
  expect(page.frames()).toHaveLength(1);
  await expect(page).toHaveURL(/\/m\/help/);
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
