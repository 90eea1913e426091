import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { holdCalls } from "./requests.ts";
import { sessionOf, signOut } from "./session.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "Nopal2026verde";

test("by e-mail: a temporary password comes, opens the account, and has to be changed", {
  tag: "@core",
}, async ({ page, words, gateway, expecting, member }) => {
  const { t } = words;
  const { forgot, change } = passwordPages(page, words);
  const login = loginPage(page, words);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  await page.goto("/m/login");
  await page.getByRole("link", { name: t("auth.forgot") }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  await expect(page).toHaveTitle(new RegExp(t("shell.titles.forgotPassword")));
  await forgot.emailTab.click();

  await test.step("an unknown name is reported at the name, another's address at the address", async () => {
    await forgot.username.fill("nadie_aqui");
    await forgot.email.fill("nadie@example.com");
    await expecting({ statuses: [404] }, async () => {
      await forgot.retrieve.click();
      await expect(forgot.username).toHaveAccessibleDescription(t("errors.userNotFound"));
    });
    await expect(forgot.username).toBeFocused();
    await forgot.username.fill("nadie_alla");
    await expect(forgot.username).toHaveAccessibleDescription("");

    await forgot.username.fill(member.username);
    await forgot.email.fill("somebody.else@example.com");
    await expecting({ statuses: [422] }, async () => {
      await forgot.retrieve.click();
      await expect(forgot.email).toHaveAccessibleDescription(t("errors.emailIncorrect"));
    });
    await expect(forgot.email).toBeFocused();
  });

  await test.step("a temporary password comes, and login is back", async () => {
    await forgot.email.fill(` ${member.email} `);
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/password/email"));
    await forgot.retrieve.click();
    expect((await sent).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
    await expectToast(page, t("common.recoverySent"));
    await expect(page).toHaveURL(/\/m\/login$/);
    // Until login's code has loaded, the previous form is still there, with a field of the same name.
    await expect(login.submit).toBeVisible();
  });
  const { code: temporary = "" } = await gateway.lastMail(member.email);

  await test.step("it opens the account, and has to be changed", async () => {
    await login.logIn(member.username, temporary);
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await expect(change.account).toHaveValue(member.username);
    await expect(change.oldPassword).toHaveCount(0);
    await change.to(NEW_PASSWORD);
    await expectToast(page, t("common.passwordChanged"));
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await sessionOf(page)).toMatchObject({ userName: member.username, firstTimeLogin: false });
  });

  await test.step("the temporary password is valid once", async () => {
    await page
      .getByRole("navigation", { name: t("shell.mainMenu") })
      .getByRole("link", { name: t("shell.tabs.profile") })
      .click();
    await signOut(page, words);
    await page.getByRole("link", { name: t("shell.login") }).click();
    await expecting({ statuses: [403] }, async () => {
      await login.logIn(member.username, temporary);
      await expect(login.failure).toContainText(t("errors.wrongPassword"));
    });
    await login.logIn(member.username, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test("a late mail doesn't navigate a player who has left the form", async ({ page, words, member }) => {
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  const login = loginPage(page, words);
  await page.goto("/m/forget");
  await forgot.emailTab.click();
  await expect(forgot.username).toHaveAttribute("autocomplete", "username");
  await expect(forgot.email).toHaveAttribute("autocomplete", "email");
  await forgot.username.fill(member.username);
  await forgot.email.fill(member.email);
  const answer = await holdCalls(page, "/api/password/email");
  await forgot.retrieve.click();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("password.toLogin") })
    .click();
  // Until login's code has loaded, the previous form is still there, with a field of the same name.
  await expect(login.submit).toBeVisible();
  await login.username.fill("jugador");
  answer();
  await expectToast(page, t("common.recoverySent"));
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(login.username).toHaveValue("jugador");
});
