import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { openSettled } from "./navigation.ts";
import { signOut } from "./session.ts";

const android =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) " +
  "Chrome/131.0.0.0 Mobile Safari/537.36";

test("a member is told in the inbox of a login with another browser, not of one with the same", async ({
  page,
  browser,
  gatewayUrl,
  language,
  words,
  member,
}) => {
  const { t } = words;
  const logIn = async (tab: Page) => {
    await tab.goto("/m/login");
    await loginPage(tab, words).logIn(member.username, member.password);
    await expect(tab.getByRole("button", { name: t("shell.profile") })).toBeVisible();
  };
  const title = {
    ES: "Entraron a tu cuenta con otro navegador",
    EN: "Your account was opened in another browser",
  };

  await logIn(page);
  await openSettled(page, "/m/mine");
  await signOut(page, words);
  await expect(page.getByRole("link", { name: t("shell.login") })).toBeVisible();
  await logIn(page);
  await openSettled(page, "/m/webEmail");
  await expect(page.getByText(t("inbox.emptyTitle.received"))).toBeVisible();

  const other = await browser.newContext({ baseURL: gatewayUrl, locale: "es-MX", userAgent: android });
  const elsewhere = await other.newPage();
  await logIn(elsewhere);
  await openSettled(elsewhere, "/m/webEmail");
  const list = elsewhere.getByRole("list", { name: t("inbox.list.received") });
  await list.getByRole("button", { name: title[language] }).click();
  await expect(list).toContainText(/Chrome (en|on) Android/);
  await other.close();
});
