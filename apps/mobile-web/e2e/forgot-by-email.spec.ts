import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { sessionOf } from "./session.ts";
import { expectTold } from "./told.ts";

const NEW_PASSWORD = "Nopal2026verde";

test("by e-mail: a temporary password comes, opens the account, and has to be changed", async ({
  page,
  words,
  gateway,
  expecting,
  member,
}) => {
  await expecting({ statuses: [403, 422] });
  const { t } = words;
  const { forgot, change } = passwordPages(page, words);
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await page.getByRole("link", { name: t("auth.forgot") }).click();
  await expect(page).toHaveURL(/\/m\/forget$/);
  await expect(page).toHaveTitle(new RegExp(t("shell.titles.forgotPassword")));
  await forgot.emailTab.click();

  await forgot.username.fill(member.username);
  await forgot.email.fill("somebody.else@example.com");
  await forgot.retrieve.click();
  await expect(forgot.email).toHaveAccessibleDescription(t("errors.emailIncorrect"));
  await expect(forgot.email).toBeFocused();
  await forgot.email.fill(` ${member.email} `);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/password/email"));
  await forgot.retrieve.click();
  expect((await sent).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
  await expectTold(page, t("common.recoverySent"));
  await expect(page).toHaveURL(/\/m\/login$/);

  const { code: temporary = "" } = await gateway.lastMail(member.email);
  await login.logIn(member.username, temporary);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(change.account).toHaveValue(member.username);
  await expect(change.oldPassword).toHaveCount(0);
  await change.to(NEW_PASSWORD);
  await expectTold(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ userName: member.username, firstTimeLogin: false });

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/m/login");
  await login.logIn(member.username, temporary);
  await expect(login.failure).toContainText(t("errors.wrongPassword"));
  await login.logIn(member.username, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("the e-mail form checks both fields first, the first wrong one has the cursor", async ({
  page,
  words,
  expecting,
}) => {
  await expecting({ statuses: [404] });
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  await page.goto("/m/forget");
  await forgot.emailTab.click();
  await forgot.retrieve.click();
  await expect(forgot.username).toBeFocused();
  await expect(forgot.username).toHaveAccessibleDescription(t("errors.usernameRequired"));
  await expect(forgot.email).toHaveAccessibleDescription(t("errors.emailRequired"));
  await forgot.username.fill("nadie_aqui");
  await forgot.email.fill("nadie@aqui");
  await forgot.retrieve.click();
  await expect(forgot.email).toBeFocused();
  await expect(forgot.email).toHaveAccessibleDescription(t("errors.emailFormat"));
  expect(calls).toEqual([]);
  await forgot.email.fill("nadie@example.com");
  await forgot.retrieve.click();
  await expect(forgot.username).toHaveAccessibleDescription(t("errors.userNotFound"));
  await expect(forgot.username).toBeFocused();
  await forgot.username.fill("nadie_alla");
  await expect(forgot.username).toHaveAccessibleDescription("");
});

test("a gateway that fails in the middle of the e-mail costs nothing that was typed", async ({
  page,
  words,
  failing,
  member,
}) => {
  const { t } = words;
  const { forgot, failure } = passwordPages(page, words);
  await page.goto("/m/forget");
  await forgot.emailTab.click();
  await forgot.username.fill(member.username);
  await forgot.email.fill(member.email);
  await failing("retrievePassword", async () => {
    await forgot.retrieve.click();
    await expect(failure).toContainText(t("errors.server"));
    await expect(forgot.username).toHaveValue(member.username);
    await expect(forgot.email).toHaveValue(member.email);
  });
  await forgot.retrieve.click();
  await expectTold(page, t("common.recoverySent"));
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(loginPage(page, words).username).toHaveValue(member.username);
});

test("a mail that is on its way leads nobody back who has gone on meanwhile", async ({
  page,
  words,
  member,
}) => {
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  await page.goto("/m/forget");
  await forgot.emailTab.click();
  await forgot.username.fill(member.username);
  await forgot.email.fill(member.email);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/password/email", async (route) => {
    await held;
    await route.continue();
  });
  await forgot.retrieve.click();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("password.toLogin") })
    .click();
  const login = loginPage(page, words);
  // The form that is left has a field of the same name until login's code is there.
  await expect(login.submit).toBeVisible();
  await login.username.fill("jugador");
  answer();
  await expectTold(page, t("common.recoverySent"));
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(login.username).toHaveValue("jugador");
});
