import type { Page } from "@playwright/test";
import { expect, moving, test } from "./fixtures.ts";
import { gameGrid } from "./game-list-page.ts";
import { loginPage } from "./login-page.ts";
import { holdCode } from "./requests.ts";

test.use(moving);

/** Acts on the prerendered page of an address, and loads its code afterwards. */
const onPrerenderedPage = async (page: Page, path: string, act: () => Promise<void>): Promise<void> => {
  const release = await holdCode(page);
  await page.goto(path, { waitUntil: "commit" });
  await act();
  const painted = page.locator("[data-prerendered]");
  await expect(painted).toHaveCount(1);
  release();
  await expect(painted).toHaveCount(0);
};

test("a tap or key press on home before its code has loaded opens its target afterwards", async ({
  page,
  words: { t },
}) => {
  const openMenu = page.getByRole("button", { name: t("shell.openMenu") });
  const menu = page.getByRole("dialog", { name: t("shell.menu") });

  await test.step("the menu, by a tap", async () => {
    await onPrerenderedPage(page, "/m/home", () => openMenu.click());
    await expect(menu).toBeVisible();
  });

  await test.step("the menu, by a press", async () => {
    await onPrerenderedPage(page, "/m/home", async () => {
      await openMenu.hover();
      await page.mouse.down();
    });
    await page.mouse.up();
    await expect(menu).toBeVisible();
  });

  await test.step("the login, by a press", async () => {
    await onPrerenderedPage(page, "/m/home", async () => {
      await page.getByRole("link", { name: t("shell.login") }).hover();
      await page.mouse.down();
    });
    await page.mouse.up();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});

test("a list and the login, too, handle input from before their code has loaded", async ({ page, words }) => {
  const { t } = words;

  await test.step("the list's choice", async () => {
    const hot = page.getByRole("radio", { name: t("games.modes.hot"), exact: true });
    await onPrerenderedPage(page, "/m/slot-games", () => hot.click());
    await expect(hot).toBeChecked();
    await expect(page).toHaveURL(/type=hot/);
    await expect(gameGrid(page, words).first).toBeVisible();
  });

  await test.step("the list's filter", async () => {
    await onPrerenderedPage(page, "/m/slot-games", () =>
      page.getByRole("button", { name: t("games.filter.open") }).click(),
    );
    await expect(page.getByRole("dialog", { name: t("games.filter.title") })).toBeVisible();
  });

  await test.step("the login shows the password", async () => {
    const { password } = loginPage(page, words);
    await onPrerenderedPage(page, "/m/login", async () => {
      await password.fill("secreto");
      await page.getByRole("button", { name: t("auth.showPassword") }).click();
    });
    await expect(password).toHaveAttribute("type", "text");
    await expect(password).toHaveValue("secreto");
  });

  await test.step("the login's arrow goes back", async () => {
    await onPrerenderedPage(page, "/m/login", () =>
      page.getByRole("button", { name: t("common.back") }).click(),
    );
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
