import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";

for (const path of ["/m/nowhere", "/m/member/nothing/here", "/somewhere"]) {
  test(`the unknown path ${path} leads home`, async ({ page, words: { t } }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
  });
}

for (const path of ["/", "/m", "/m/", "/m/index", "/m/index.html", "/m/home"]) {
  test(`${path} is home, and its tab says so`, async ({ page, words: { t } }) => {
    await page.goto(path);
    await expect(
      page
        .getByRole("navigation", { name: t("shell.mainMenu") })
        .getByRole("link", { name: t("shell.tabs.home") }),
    ).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
  });
}

test("a protected page asks a guest to log in and is shown afterwards", async ({ page, words }) => {
  await page.goto("/m/mine");
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(/\/m\/mine$/);
  await expect(page.getByRole("heading", { level: 1, name: words.t("shell.titles.profile") })).toBeVisible();
});

for (const elsewhere of [
  "//evil.example/m/home",
  "https://evil.example/",
  "/\\evil.example",
  "javascript:alert(1)",
]) {
  test(`login never goes back to ${elsewhere}`, async ({ page, words, baseURL }) => {
    await page.goto(`/m/login?back=${encodeURIComponent(elsewhere)}`);
    await loginPage(page, words).logIn("agente");
    await expect(page).toHaveURL(`${baseURL}/m/home`);
  });
}

test("who is signed in has no use for the login page", async ({ page, words: { t }, signedInAs }) => {
  await signedInAs(page, "agente");
  await page.goto("/m/login");
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole("button", { name: t("shell.profile") })).toBeVisible();
});

test("back from login goes home, whatever came before", async ({ page, words: { t } }) => {
  await page.goto("/m/slot-games");
  await page.goto("/m/mine");
  await page.getByRole("button", { name: t("common.back") }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("the side menu leads to a category and closes", async ({ page, words: { t } }) => {
  await page.goto("/m/home");
  await page.getByRole("button", { name: t("shell.openMenu") }).click();
  const menu = page.getByRole("dialog", { name: t("shell.menu") });
  await menu.getByRole("link", { name: t("shell.categories.LIVE") }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/m\/live-games$/);
});
