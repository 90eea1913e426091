import { launchOptions } from "@volado/tooling/browser";
import { NEW_PASSWORD, newName } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { PASSWORD } from "./player.ts";
import { registerPage } from "./register-page.ts";

const HOST = "casino.test";

// A host other than localhost: over plain http, its pages have no WebCrypto.
test.use({
  launchOptions: await launchOptions([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]),
});

test("on an insecure origin forms say why they can't be used, keep what was typed and send nothing", async ({
  page,
  context,
  words,
  gateway,
  gatewayUrl,
  signedInAs,
}) => {
  const { t } = words;
  const site = gatewayUrl.replace("localhost", HOST);
  const sent: string[] = [];
  context.on("request", (request) => {
    const url = request.url();
    const hasSecret = url.includes(PASSWORD) || url.includes(NEW_PASSWORD);
    if (request.method() !== "GET" || hasSecret) sent.push(`${request.method()} ${url}`);
  });
  const menu = page.getByRole("navigation", { name: t("auth.accountMenu") });

  await test.step("the login", async () => {
    const login = loginPage(page, words);
    await page.goto(`${site}/m/login`);
    await expect(login.failure).toContainText(t("errors.insecureOrigin"));
    expect(await page.evaluate(() => isSecureContext)).toBe(false);

    await login.logIn("agente");
    await expect(login.submit).not.toHaveAttribute("aria-busy", "true");
    await expect(login.failure).toContainText(t("errors.insecureOrigin"));
    await expect(login.username).toHaveValue("agente");
    await expect(login.password).toHaveValue(PASSWORD);
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(sent).toEqual([]);
  });

  await test.step("the registration", async () => {
    const form = registerPage(page, words, gateway);
    await menu.getByRole("link", { name: t("shell.register") }).click();
    await expect(form.field("passwordAgain")).toBeVisible();
    await expect(page).toHaveURL(/\/m\/register$/);
    await expect(page.getByText(t("errors.insecureOrigin"))).toBeVisible();

    const name = newName();
    await form.fillIn(name);
    await form.send();
    await expect(form.field("captcha")).toHaveValue(/^\d+$/);
    await expect(page.getByText(t("errors.insecureOrigin"))).toBeVisible();
    await expect(form.field("username")).toHaveValue(name);
    await expect(form.field("password")).toHaveValue(NEW_PASSWORD);
    expect(sent).toEqual([]);
  });

  await test.step("the forgotten password", async () => {
    const { forgot, failure } = passwordPages(page, words);
    await menu.getByRole("link", { name: t("shell.titles.login") }).click();
    await page.getByRole("link", { name: t("auth.forgot") }).click();
    await expect(forgot.newPassword).toBeVisible();
    await expect(page).toHaveURL(/\/m\/forget$/);
    await expect(failure).toContainText(t("errors.insecureOrigin"));
    await forgot.mobile.fill("5512345678");
    await forgot.smsCode.fill("123456");
    await forgot.newPassword.fill(NEW_PASSWORD);
    await forgot.submit.click();
    await expect(forgot.smsCode).toHaveValue("");
    await expect(failure).toContainText(t("errors.insecureOrigin"));
    expect(sent).toEqual([]);
  });

  await test.step("the change of a password, in a tab of its own", async () => {
    const tab = await context.newPage();
    const { change, failure } = passwordPages(tab, words);
    await signedInAs(tab, "jugador");
    await tab.goto(`${site}/m/changePsw`);
    await expect(failure).toContainText(t("errors.insecureOrigin"));
    await change.oldPassword.fill(PASSWORD);
    await change.to(NEW_PASSWORD);
    await expect(change.submit).not.toHaveAttribute("aria-busy", "true");
    await expect(failure).toContainText(t("errors.insecureOrigin"));
    await expect(change.newPassword).toHaveValue(NEW_PASSWORD);
    expect(sent).toEqual([]);
  });
});
