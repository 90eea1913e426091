import { launchOptions } from "@volado/tooling/browser";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { NEW_PASSWORD, newName } from "./new-names.ts";
import { passwordPages } from "./password-pages.ts";
import { PASSWORD } from "./player.ts";
import { registerPage } from "./register-page.ts";

const HOST = "casino.test";

// A host that isn't the machine itself: browsers give its pages no WebCrypto over plain http.
test.use({
  launchOptions: await launchOptions([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]),
});

test("on an insecure origin the login says why it can't be used, and sends nothing", async ({
  page,
  words,
  gatewayUrl,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
    if (request.url().includes(PASSWORD)) sent.push(request.url());
  });
  const login = loginPage(page, words);
  await page.goto(`${gatewayUrl.replace("localhost", HOST)}/m/login`);
  await expect(login.failure).toContainText(words.t("errors.insecureOrigin"));
  expect(await page.evaluate(() => isSecureContext)).toBe(false);

  await login.logIn("agente");
  await expect(login.submit).not.toHaveAttribute("aria-busy", "true");
  await expect(login.failure).toContainText(words.t("errors.insecureOrigin"));
  await expect(login.username).toHaveValue("agente");
  await expect(login.password).toHaveValue(PASSWORD);
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(sent).toEqual([]);
});

test("so does the registration, and keeps what was typed", async ({ page, words, gateway, gatewayUrl }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes(NEW_PASSWORD)) sent.push(request.url());
  });
  const form = registerPage(page, words, gateway);
  await page.goto(`${gatewayUrl.replace("localhost", HOST)}/m/register`);
  await expect(page.getByText(words.t("errors.insecureOrigin"))).toBeVisible();

  const name = newName();
  await form.fillIn(name);
  await form.send();
  await expect(form.field("captcha")).toHaveValue("");
  await expect(page.getByText(words.t("errors.insecureOrigin"))).toBeVisible();
  await expect(form.field("username")).toHaveValue(name);
  await expect(form.field("password")).toHaveValue(NEW_PASSWORD);
  expect(sent).toEqual([]);
});

test("so do the forms of passwords", async ({ page, words, signedInAs, gatewayUrl }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const site = gatewayUrl.replace("localhost", HOST);
  const { forgot, change, failure } = passwordPages(page, words);
  await page.goto(`${site}/m/forget`);
  await expect(failure).toContainText(words.t("errors.insecureOrigin"));
  await forgot.mobile.fill("5512345678");
  await forgot.smsCode.fill("123456");
  await forgot.newPassword.fill(NEW_PASSWORD);
  await forgot.submit.click();
  await expect(forgot.smsCode).toHaveValue("");
  await expect(failure).toContainText(words.t("errors.insecureOrigin"));

  await signedInAs(page, "jugador");
  await page.goto(`${site}/m/changePsw`);
  await expect(failure).toContainText(words.t("errors.insecureOrigin"));
  await change.oldPassword.fill(PASSWORD);
  await change.to(NEW_PASSWORD);
  await expect(change.submit).not.toHaveAttribute("aria-busy", "true");
  await expect(failure).toContainText(words.t("errors.insecureOrigin"));
  await expect(change.newPassword).toHaveValue(NEW_PASSWORD);
  expect(sent).toEqual([]);
});
