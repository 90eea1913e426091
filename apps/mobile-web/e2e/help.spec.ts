import type { Page } from "@playwright/test";
import { storedPurposes } from "@volado/domain/support";
import { otherStored, purposeOfKey } from "../src/shared/testing/stored-purposes.ts";
import { expectAccessible, expectHeadingsInOrder } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { helpPage, serveHelp } from "./help-page.ts";
import { doubleText, layoutShift, overflow } from "./layout.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./navigation.ts";
import { PASSWORD } from "./player.ts";
import type { Texts } from "./texts.ts";
import { expectToast } from "./toasts.ts";

const terms = { ES: "Términos de uso", EN: "Terms of use" } as const;

/** Opens a help address, which shows the topic at an index; help.test.ts of the domain covers every address. */
const expectToOpen = async (page: Page, words: Texts, address: string, place: number) => {
  const help = helpPage(page, words);
  await openSettled(page, address);
  await expect(page).toHaveTitle(new RegExp(`^${words.t("shell.titles.help")}`));
  await expect(help.topics).toHaveCount(10);
  await expect(help.current).toHaveCount(1);
  await expect(help.topics.nth(place)).toHaveAttribute("aria-current", "page");
  await expect(help.title).toHaveText((await help.current.textContent()) ?? "");
  await expect(help.title).toBeInViewport();
  await expect(page).toHaveURL(address);
};

test("the address opens the complete terms: minimum age, headings in order, a link to another topic", async ({
  page,
  words,
  language,
}) => {
  const help = helpPage(page, words);
  await expectToOpen(page, words, "/m/help#terms", 7);

  await test.step("skipping to the content keeps the topic", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/m/help#main");
    await expect(help.title).toHaveText(terms[language]);
    await page.goBack();
  });

  await expect(page).toHaveURL("/m/help#terms");
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

test("a chosen topic is in the address, is announced, and adds no history entry", async ({ page, words }) => {
  const { t } = words;
  const help = helpPage(page, words);
  await openSettled(page, "/m/register");
  await expectToOpen(page, words, "/m/help", 0);

  await test.step("from another page of the site, back returns there", async () => {
    await help.article.getByRole("link", { name: t("shell.titles.forgotPassword") }).click();
    await expect(page).toHaveURL("/m/forget");
    await page.goBack();
    await help.topic("Bonos").click();
    await expect(help.article.getByRole("img").first()).toHaveJSProperty("complete", true);
    await help.topic("Depósitos").click();
    await help.article.getByRole("table").scrollIntoViewIfNeeded();
    await expect(help.article.getByRole("region")).toHaveAttribute("tabindex", "0");
  });

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

test("help loads without layout shift, is accessible, and fits a small screen and text of twice the size", async ({
  page,
  words,
  gateway,
}) => {
  const help = helpPage(page, words);
  const topics = ["Depósitos", "Bonos", terms.ES];
  const expectAllToFit = async (how: string) => {
    for (const topic of topics) {
      await help.topic(topic).click();
      await expect(help.title).toHaveText(topic);
      await expect.poll(() => overflow(page), `${topic}, ${how}`).toBeLessThanOrEqual(0);
    }
  };
  await gateway.slowDown(400);
  await expectToOpen(page, words, "/m/help?i=1", 1);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  await gateway.heal();
  // It has a table.
  await help.topic("Bonos").click();
  await expect(help.title).toHaveText("Bonos");
  await expectAccessible(page);

  await test.step("the list is left of the text at 320 pixels, and can be hidden", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
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
    await expectAllToFit("at 320 pixels");
  });

  await test.step("text of twice the size has the list above the text, and nothing overflows", async () => {
    await doubleText(page);
    await expectAllToFit("with text of 200 %");
    await help.topic("Seguridad").click();
    await expect(help.title).toBeInViewport();
  });
});

test("help that fails or is empty says so, and a failed refresh keeps the text", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const help = helpPage(page, words);

  await test.step("help that fails says so and recovers on retry", async () => {
    await failing("getHelpCentre", async () => {
      await page.goto("/m/help?i=2#terms");
      await expect(help.failure).toContainText(t("help.failedTitle"));
      await expect(help.failure).toContainText(t("errors.server"));
    });
    await help.retry.click();
    await expect(help.title).toHaveText(terms.ES);
  });

  await test.step("a refresh that fails says so and keeps the text", async () => {
    await help.topic("Depósitos").click();
    await failing("getHelpCentre", async () => {
      await help.refresh.click();
      await expectToast(page, t("errors.loadingFailed"));
    });
    await expect(help.title).toHaveText("Depósitos");
  });

  await test.step("a topic without text says so", async () => {
    await serveHelp(page, [{ title: "Vacío", content: " " }]);
    await help.refresh.click();
    await expect(help.title).toHaveText("Vacío");
    await expect(help.article.getByText(t("help.noContent"))).toBeVisible();
  });

  await test.step("help without topics is neither failed nor loading", async () => {
    await serveHelp(page, []);
    await page.reload();
    await expect(page.getByRole("heading", { name: t("help.emptyTitle") })).toBeVisible();
    await expect(help.failure).toHaveCount(0);
  });
});

test("a first login may read the help", async ({ page, words, signedInAs }) => {
  const help = helpPage(page, words);
  await signedInAs(page, { username: "nueva", password: PASSWORD });
  await page.goto("/m/help#terms");
  await expect(help.title).toHaveText(terms.ES);
  await expect(page).toHaveURL("/m/help#terms");
  await page.getByRole("button", { name: words.t("common.back") }).click();
  await expect(page, "nothing else").toHaveURL(/\/m\/changePsw$/);
});

test("home ends with the merchant's documents, each of which opens its topic", async ({ page, words }) => {
  const { t } = words;
  const help = helpPage(page, words);
  const documents = page.getByRole("navigation", { name: t("lowerHome.documentList") });
  await openSettled(page, "/m/home");
  for (const [name, place] of [
    [t("lowerHome.documents.terms"), 7],
    [t("lowerHome.documents.privacy"), 8],
    [t("lowerHome.documents.responsible"), 6],
    [t("lowerHome.help"), 0],
  ] as const) {
    const link = documents.getByRole("link", { name, exact: true });
    // Parts of home load as they approach the screen, and push its end down.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(link).toBeInViewport({ timeout: 2_000 });
    }).toPass();
    // Once: a late tap would be repeated on the page that it has opened.
    await link.click();
    await expect(help.topics.nth(place)).toHaveAttribute("aria-current", "page");
    await expect(help.title).toHaveText((await help.topics.nth(place).textContent()) ?? "");
    await page.goBack();
    await expect(page).toHaveURL("/m/home");
  }
});

/** Everything that the browser stores for the site, by place and name. */
const storedNames = async (page: Page): Promise<readonly string[]> => {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const others = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].map((name) => `key ${name}`);
    return [...keys, ...databases, ...(await caches.keys()).map((name) => `cache ${name}`)];
  });
  return [...cookies, ...others];
};

test("the privacy article lists all that the browser stores", async ({ page, words, language }) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.remember.check();
  await login.logIn("jugador");
  await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
  await openSettled(page, "/m/help#privacy");
  const stored = { ES: "Lo que guarda tu navegador", EN: "What your browser stores" }[language];
  const list = helpPage(page, words).article.getByRole("heading", { name: stored }).locator("+ ul");
  await expect(list.getByRole("listitem")).toHaveCount(storedPurposes.length);
  const isListed = (name: string) =>
    Object.keys(purposeOfKey).includes(name.replace(/^key /, "")) ||
    otherStored.some(([pattern]) => pattern.test(name));
  const names = await storedNames(page);
  expect(names).toEqual(
    expect.arrayContaining(["key rememberedLogin", "database volado", "cookie language", "cookie device"]),
  );
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});
