import { expect, test } from "./fixtures.ts";
import { navigateTo } from "./navigation.ts";
import { textsIn } from "./texts.ts";

test("the language changes without a reload and stays chosen, and the merchant's content is requested again in it", {
  tag: "@core",
}, async ({ page, words: { t } }) => {
  const english = await textsIn("EN");
  const main = page.getByRole("main");
  const banner = (label: string) => main.getByRole("region", { name: label }).getByRole("img").first();
  const notice = (label: string) => main.getByRole("region", { name: label }).getByRole("listitem").first();
  const topic = main.getByRole("link").first();

  await page.goto("/m/help");
  await expect(topic).toBeVisible();
  const spanishTopic = (await topic.textContent()) ?? "";
  await navigateTo(page, "/m/home");
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await page.evaluate(() => Reflect.set(window, "sameDocument", true));
  const spanishBanner = (await banner(t("home.banners")).getAttribute("alt")) ?? "";
  const spanishNotice = (await notice(t("home.notices")).textContent()) ?? "";

  await test.step("the language changes without a reload", async () => {
    const request = page.waitForRequest(/\/api\/announcements\?.*\blanguage=EN/);
    const header = page.getByRole("banner");
    await header.getByRole("combobox", { name: t("shell.language") }).selectOption("EN");
    await request;
    await expect(page.getByRole("heading", { name: english.t("home.hot") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
    await expect(page).toHaveTitle(new RegExp(english.t("shell.titles.home")));
    expect(await page.evaluate(() => Reflect.get(window, "sameDocument"))).toBe(true);
  });

  await expect(banner(english.t("home.banners"))).not.toHaveAttribute("alt", spanishBanner);
  await expect(notice(english.t("home.notices"))).not.toHaveText(spanishNotice);
  const englishNotice = (await notice(english.t("home.notices")).textContent()) ?? "";

  await test.step("help, which was read before, is requested again too", async () => {
    const helpRequests = page.waitForRequest(/\/api\/.*\blang=EN/);
    await page.goto("/m/help");
    await helpRequests;
    await expect(page.getByRole("heading", { level: 1, name: english.t("shell.titles.help") })).toBeVisible();
    await expect(topic).toBeVisible();
    await expect(topic).not.toHaveText(spanishTopic);
  });

  await test.step("it stays chosen, and nothing in the first language is stored for it", async () => {
    // Cached data of the last visit shows at once, in its own language: no Spanish may come back offline.
    await page.route("**/api/announcements?*", () => undefined);
    await page.goto("/m/home");
    await expect(page.getByRole("link", { name: english.t("shell.login") })).toBeVisible();
    await expect(page.getByRole("heading", { name: english.t("home.hot") })).toBeVisible();
    await expect(banner(english.t("home.banners"))).toBeVisible();
    await expect(notice(english.t("home.notices"))).toHaveText(englishNotice);
    await expect(main.getByText(spanishNotice, { exact: true })).toHaveCount(0);
    await expect(main.getByAltText(spanishBanner, { exact: true })).toHaveCount(0);
  });
});
