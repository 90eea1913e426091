import { expectAllAccessible } from "./axe.ts";
import { expectToFit } from "./fits.ts";
import { expect, test } from "./fixtures.ts";
import { expectHeadingsInOrder } from "./headings.ts";
import { helpPage, serveHelp } from "./help-page.ts";
import { layoutShift } from "./layout-shift.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./settled.ts";
import { expectTold } from "./told.ts";

const terms = { ES: "Términos de uso", EN: "Terms of use" } as const;

for (const { address, place } of [
  { address: "/m/help", place: 0 },
  { address: "/m/help?i=2", place: 2 },
  { address: "/m/help?i=99", place: 0 },
  { address: "/m/help?i=nada", place: 0 },
  { address: "/m/help#terms", place: 7 },
  { address: "/m/help?i=2#terms", place: 7 },
]) {
  test(`${address} opens topic ${place}`, async ({ page, words }) => {
    const help = helpPage(page, words);
    await openSettled(page, address);
    await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.help")}`));
    await expect(help.topics).toHaveCount(10);
    await expect(help.current).toHaveCount(1);
    await expect(help.topics.nth(place)).toHaveAttribute("aria-current", "page");
    await expect(help.title).toHaveText((await help.current.textContent()) ?? "");
    await expect(help.title).toBeInViewport();
    await expect(page).toHaveURL(address);
  });
}

test("the terms are whole: who may play, their headings in order, a link to another topic", async ({
  page,
  words,
  language,
}) => {
  const help = helpPage(page, words);
  await openSettled(page, "/m/help#terms");
  await expect(help.title).toHaveText(terms[language]);
  await expect(help.article.getByText(/18 años o más/).first()).toBeVisible();
  await expect(help.article.getByText(words.t("legal.minimumAge", { age: 18 }))).toBeVisible();
  const levels = await expectHeadingsInOrder(page);
  expect(levels.slice(0, 3)).toEqual([1, 2, 3]);

  await help.article.getByRole("link", { name: "Privacidad" }).click();
  await expect(page).toHaveURL("/m/help#privacy");
  await expect(help.title).toHaveText("Privacidad");
  await expect(help.title).toBeFocused();
  await page.goBack();
  await expect(help.title).toHaveText(terms[language]);
});

test("a chosen topic stands in the address, is read out, and leaves no step to go back through", async ({
  page,
  words,
}) => {
  const { t } = words;
  const help = helpPage(page, words);
  await openSettled(page, "/m/register");
  await openSettled(page, "/m/help");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await help.topic("Retiros").click();
  await expect(page).toHaveURL("/m/help?i=2");
  await expect(help.title).toHaveText("Retiros");
  await expect(help.title).toBeFocused();
  await expect(help.title).toBeInViewport();
  await help.topic("Seguridad").click();
  await expect(page).toHaveURL("/m/help?i=5");
  await page.reload();
  await expect(help.title).toHaveText("Seguridad");
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page, "the first page of a visit goes home").toHaveURL("/m/home");
});

test("from another page of the site, back leads there", async ({ page, words }) => {
  const { t } = words;
  const help = helpPage(page, words);
  await openSettled(page, "/m/help?i=0");
  await help.article.getByRole("link", { name: t("shell.titles.forgotPassword") }).click();
  await expect(page).toHaveURL("/m/forget");
  await page.goBack();
  await help.topic("Bonos").click();
  await expect(help.article.getByRole("img").first()).toHaveJSProperty("complete", true);
  await help.article.getByRole("table").scrollIntoViewIfNeeded();
  await expect(help.article.getByRole("region")).toHaveAttribute("tabindex", "0");
});

test("a skip to the content leaves the topic on show", async ({ page, words }) => {
  const help = helpPage(page, words);
  await openSettled(page, "/m/help#terms");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/m/help#main");
  await expect(help.title).toHaveText(terms.ES);
});

test("the list stands left of the words at 320 pixels, and can make room for them", async ({
  page,
  words,
}) => {
  const help = helpPage(page, words);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSettled(page, "/m/help?i=1");
  const box = async (part: typeof help.list) =>
    (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const list = await box(help.list);
  const beside = await box(help.article);
  expect(list.x).toBe(0);
  expect(beside.x).toBeGreaterThanOrEqual(list.width - 1);
  expect(Math.abs(beside.y - list.y)).toBeLessThan(2);

  await help.hideTopics.click();
  await expect(help.list).toHaveCount(0);
  expect((await box(help.article)).width).toBe(320);
  await expect(help.showTopics).toHaveAttribute("aria-expanded", "false");
  await help.showTopics.click();
  await expect(help.topics).toHaveCount(10);
});

test("text of twice the size has the list above the words, and nothing runs out of the page", async ({
  page,
  words,
}) => {
  const help = helpPage(page, words);
  for (const address of ["/m/help?i=1", "/m/help?i=3", "/m/help#terms"]) {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, address);
    await expectToFit(page, address);
  }
  await help.topic("Seguridad").click();
  await expect(help.title).toBeInViewport();
});

test("the help is accessible, and nothing moves when it arrives", async ({ page, gateway }) => {
  await gateway.slowDown(400);
  await openSettled(page, "/m/help?i=1");
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await gateway.heal();
  await expectAllAccessible(page, ["/m/help?i=1", "/m/help?i=3", "/m/help#terms"]);
});

test("help that fails says so and recovers on retry", async ({ page, words, failing }) => {
  const help = helpPage(page, words);
  await failing("getHelpCentre", async () => {
    await page.goto("/m/help#terms");
    await expect(help.failure).toContainText(words.t("help.failedTitle"));
    await expect(help.failure).toContainText(words.t("errors.server"));
  });
  await help.retry.click();
  await expect(help.title).toHaveText(terms.ES);
});

test("a slow help shows that it is on its way; one without topics is neither failed nor loading", async ({
  page,
  words,
  gateway,
}) => {
  const { t } = words;
  const help = helpPage(page, words);
  await gateway.slowDown(2_500);
  await page.goto("/m/help");
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: t("common.loading") }),
  ).toBeAttached();
  await expect(help.failure).toHaveCount(0);
  await expect(help.title).toBeVisible();
  await gateway.heal();

  const asked = await serveHelp(page, []);
  await page.reload();
  await expect(page.getByRole("heading", { name: t("help.emptyTitle") })).toBeVisible();
  await expect(help.failure).toHaveCount(0);
  expect(asked()).toBe(1);
});

test("two quick taps on refresh ask once, bring what is new, and keep the topic (Spec §9)", async ({
  page,
  words,
}) => {
  const help = helpPage(page, words);
  await openSettled(page, "/m/help?i=1");
  const asked = await serveHelp(page, [
    { title: "Uno", content: "<p>1</p>" },
    { title: "Dos", content: "<p>Texto nuevo</p>" },
  ]);
  // Within one turn of the page: a busy machine would draw two clicks apart.
  await help.refresh.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(help.title).toHaveText("Dos");
  await expect(help.article.getByText("Texto nuevo")).toBeVisible();
  await expectTold(page, words.t("help.refreshed"));
  expect(asked()).toBe(1);
});

test("a refresh that fails tells it and keeps the words", async ({ page, words, failing }) => {
  const help = helpPage(page, words);
  await openSettled(page, "/m/help?i=1");
  await failing("getHelpCentre", async () => {
    await help.refresh.click();
    await expect(page.getByText(words.t("errors.loadingFailed"))).toBeVisible();
  });
  await expect(help.title).toHaveText("Depósitos");
});

test("a topic without words says so", async ({ page, words }) => {
  const help = helpPage(page, words);
  await serveHelp(page, [{ title: "Vacío", content: " " }]);
  await page.goto("/m/help");
  await expect(help.title).toHaveText("Vacío");
  await expect(help.article.getByText(words.t("help.noContent"))).toBeVisible();
});

test("a first login may read the help", async ({ page, words }) => {
  const help = helpPage(page, words);
  await page.goto("/m/login");
  await loginPage(page, words).logIn("nueva");
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.goto("/m/help#terms");
  await expect(help.title).toHaveText(terms.ES);
  await expect(page).toHaveURL("/m/help#terms");
});

test("home ends with the merchant's documents, each of which opens its topic", async ({ page, words }) => {
  const { t } = words;
  const help = helpPage(page, words);
  for (const [name, place] of [
    [t("lowerHome.documents.terms"), 7],
    [t("lowerHome.documents.privacy"), 8],
    [t("lowerHome.documents.responsible"), 6],
    [t("lowerHome.help"), 0],
  ] as const) {
    await openSettled(page, "/m/home");
    const documents = page.getByRole("navigation", { name: t("lowerHome.documentList") });
    // Parts of home come as they come near, and push its end away.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await documents.getByRole("link", { name, exact: true }).click({ timeout: 2_000 });
    }).toPass();
    await expect(help.topics.nth(place)).toHaveAttribute("aria-current", "page");
    await expect(help.title).toHaveText((await help.topics.nth(place).textContent()) ?? "");
  }
});
