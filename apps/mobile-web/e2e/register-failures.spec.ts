import { BIRTHDAY, NEW_PASSWORD, newName } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { registerPage } from "./register-page.ts";

test("a failing gateway leaves everything typed, a readable message, and a button that works again", {
  tag: "@core",
}, async ({ page, words, gateway, failing, expecting }) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const name = newName();
  await failing("getRegistrationSettings", async () => {
    await page.goto("/m/register");
    await expect(page.getByRole("main").getByRole("alert")).toContainText(t("home.failed"));
  });
  await page
    .getByRole("main")
    .getByRole("button", { name: t("common.retry") })
    .click();
  await form.fillIn(name);

  // The name check may fail: the registration reports the same.
  await failing("checkUsername", async () => {
    const checked = page.waitForResponse((answer) => answer.url().includes("/api/register/username"));
    await form.field("username").focus();
    await form.field("username").fill(`${name}x`);
    await form.field("password").focus();
    await checked;
  });
  await failing("registerByUsername", async () => {
    await form.send();
    await expect(page.getByText(t("errors.server"))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/register$/);
  });
  await expect(form.field("username")).toHaveValue(`${name}x`);
  await expect(form.field("password")).toHaveValue(NEW_PASSWORD);
  await expect(form.field("birthday")).toHaveValue(BIRTHDAY);
  await expect(form.field("captcha")).not.toHaveValue("");

  await test.step("a registration whose response was lost leads to login, not to another account", async () => {
    await expecting({ statuses: [409], noAnswer: true });
    // A different name, which no earlier attempt had sent.
    await form.field("username").fill(name);
    await page.route(
      "**/api/register",
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await form.submit.click();
    await expect(page.getByText(t("errors.network"))).toBeVisible();
    await form.send();
    await expect(page.getByText(t("register.arrived"))).toBeVisible();
    await page
      .getByRole("main")
      .locator("form")
      .getByRole("link", { name: t("shell.titles.login") })
      .click();
    await expect(loginPage(page, words).username).toHaveValue(name);
  });
});
