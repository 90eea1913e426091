import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";

// routes.test.ts covers every address of home, and more unknown ones. These are the ones that the server might misread:
// a file's name, a folder, a path outside the site.

test("unknown paths redirect home", async ({ page, words: { t } }) => {
  for (const path of ["/m/member/nothing/here", "/somewhere"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
    });
  }
});

test("every address of home shows home, with its title", async ({ page, words: { t } }) => {
  const tab = page
    .getByRole("navigation", { name: t("shell.mainMenu") })
    .getByRole("link", { name: t("shell.tabs.home") });
  for (const path of ["/", "/m", "/m/", "/m/index.html"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { name: t("home.hot") })).toBeVisible();
    });
  }
});

test("a protected page asks a guest to log in, goes home on back, and opens after login", {
  tag: "@core",
}, async ({ page, words }) => {
  const { t } = words;
  const back = page.getByRole("button", { name: t("common.back") });
  const tab = (name: "sports" | "profile") =>
    page
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t(`shell.tabs.${name}`) });
  await page.goto("/m/mine");
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
  await back.click();
  await expect(page).toHaveURL(/\/m\/home$/);

  // Regardless of the page opened before.
  await tab("sports").click();
  await expect(page).toHaveURL(/\/m\/sport-games$/);
  await tab("profile").click();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
  await back.click();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fmine$/);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(/\/m\/mine$/);
  await expect(page.getByRole("heading", { level: 1, name: t("shell.titles.profile") })).toBeVisible();
});

test("login never redirects to another site", async ({ page, words, baseURL }) => {
  // return-path.test.ts covers the other refused paths.
  await page.goto(`/m/login?back=${encodeURIComponent("//evil.example/m/home")}`);
  await loginPage(page, words).logIn("agente");
  await expect(page).toHaveURL(`${baseURL}/m/agent`);
});
