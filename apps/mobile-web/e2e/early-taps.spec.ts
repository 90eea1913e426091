import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { holdCode } from "./held-code.ts";
import { gameGrid } from "./lobby.ts";
import { loginPage } from "./login-page.ts";

test.use(moving);

/** Does something on the prerendered page of an address, and lets its code come afterwards. */
const onPrerenderedPage = async (page: Page, path: string, act: () => Promise<void>): Promise<void> => {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: "commit" });
  await act();
  const painted = page.locator("[data-prerendered]");
  await expect(painted).toHaveCount(1);
  release();
  await expect(painted).toHaveCount(0);
};

test("the menu, tapped before its code has come, opens with it", async ({ page, words: { t } }) => {
  await onPrerenderedPage(page, "/m/home", () =>
    page.getByRole("button", { name: t("shell.openMenu") }).click(),
  );
  await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();
});

test("a press that begins on the prerendered page and ends on the live one counts", async ({
  page,
  words: { t },
}) => {
  await onPrerenderedPage(page, "/m/home", async () => {
    await page.getByRole("button", { name: t("shell.openMenu") }).hover();
    await page.mouse.down();
  });
  await page.mouse.up();
  await expect(page.getByRole("dialog", { name: t("shell.menu") })).toBeVisible();

  await onPrerenderedPage(page, "/m/home", async () => {
    await page.getByRole("link", { name: t("shell.login") }).hover();
    await page.mouse.down();
  });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test("a list's choice and filter, tapped before their code has come, are made by it", async ({
  page,
  words,
}) => {
  const { t } = words;
  const hot = page.getByRole("radio", { name: t("games.modes.hot"), exact: true });
  await onPrerenderedPage(page, "/m/slot-games", () => hot.click());
  await expect(hot).toBeChecked();
  await expect(page).toHaveURL(/type=hot/);
  await expect(gameGrid(page, words).first).toBeVisible();

  await onPrerenderedPage(page, "/m/slot-games", () =>
    page.getByRole("button", { name: t("games.filter.open") }).click(),
  );
  await expect(page.getByRole("dialog", { name: t("games.filter.title") })).toBeVisible();
});

test("a password is shown to who asked for it before the code has come, and the back arrow leads back", async ({
  page,
  words,
}) => {
  const { password } = loginPage(page, words);
  await onPrerenderedPage(page, "/m/login", async () => {
    await password.fill("secreto");
    await page.getByRole("button", { name: words.t("auth.showPassword") }).click();
  });
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("secreto");

  await onPrerenderedPage(page, "/m/login", () =>
    page.getByRole("button", { name: words.t("common.back") }).click(),
  );
  await expect(page).toHaveURL(/\/m\/home$/);
});
