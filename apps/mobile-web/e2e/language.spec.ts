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
