import { expect, test } from "./fixtures.ts";
import { wordsIn } from "./words.ts";

test("the language changes without a reload and stays chosen", async ({ page, words: { t } }) => {
  const english = await wordsIn("EN");
  await page.goto("/m/home");
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));

  await page.getByRole("combobox", { name: t("shell.language") }).selectOption("EN");
  await expect(page.getByRole("heading", { name: english.t("home.hot") })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
  await expect(page).toHaveTitle(new RegExp(english.t("shell.titles.home")));
  expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);

  await page.reload();
  await expect(page.getByRole("link", { name: english.t("shell.login") })).toBeVisible();
  await expect(page.getByRole("heading", { name: english.t("home.hot") })).toBeVisible();
});

test("what the merchant says is asked for anew in the other language, and nothing of the first is kept for it", async ({
  page,
  words: { t },
}) => {
  const english = await wordsIn("EN");
  await page.goto("/m/help");
  const topic = page.getByRole("main").getByRole("link").first();
  await expect(topic).toBeVisible();
  const spanishTopic = (await topic.textContent()) ?? "";

  await page.goto("/m/home");
  const main = page.getByRole("main");
  const banner = (label: string) => main.getByRole("region", { name: label }).getByRole("img").first();
  const notice = (label: string) => main.getByRole("region", { name: label }).getByRole("listitem").first();
  const spanishBanner = (await banner(t("home.banners")).getAttribute("alt")) ?? "";
  const spanishNotice = (await notice(t("home.notices")).textContent()) ?? "";

  const asked = page.waitForRequest(/\/api\/announcements\?.*\blanguage=EN/);
  await page.getByRole("combobox", { name: t("shell.language") }).selectOption("EN");
  await asked;
  await expect(banner(english.t("home.banners"))).not.toHaveAttribute("alt", spanishBanner);
  await expect(notice(english.t("home.notices"))).not.toHaveText(spanishNotice);
  const englishNotice = (await notice(english.t("home.notices")).textContent()) ?? "";

  const askedForHelp = page.waitForRequest(/\/api\/.*\blang=EN/);
  await page.goto("/m/help");
  await askedForHelp;
  await expect(page.getByRole("heading", { level: 1, name: english.t("shell.titles.help") })).toBeVisible();
  await expect(topic).toBeVisible();
  await expect(topic).not.toHaveText(spanishTopic);

  // What stays from the last visit stands at once, in the language it is for: without an answer no Spanish comes back.
  await page.route("**/api/announcements?*", () => undefined);
  await page.goto("/m/home");
  await expect(banner(english.t("home.banners"))).toBeVisible();
  await expect(notice(english.t("home.notices"))).toHaveText(englishNotice);
  await expect(main.getByText(spanishNotice, { exact: true })).toHaveCount(0);
  await expect(main.getByAltText(spanishBanner, { exact: true })).toHaveCount(0);
});
