import { BIRTHDAY, NEW_PASSWORD, newMobile, newName } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { registerPage } from "./register-page.ts";
import { expectToast } from "./toasts.ts";

test("a guest registers by username from home, encrypted and once; login then knows the new name", {
  tag: "@core",
}, async ({ page, words, gateway, request }) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const login = loginPage(page, words);
  const name = newName();
  await page.goto("/m/home");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("shell.register") })
    .click();
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByText(t("legal.minimumAge", { age: 18 }))).toBeVisible();
  await expect(form.terms).toBeChecked();
  await form.fillIn(name);
  await form.copyCaptcha();
  const traffic: string[] = [];
  page.on("request", (one) => {
    traffic.push(`${one.url()} ${JSON.stringify(one.headers())} ${one.postData() ?? ""}`);
  });
  const sent = page.waitForRequest((one) => one.url().endsWith("/api/register") && one.method() === "PUT");
  await form.submit.click();
  const registration = await sent;

  await expectToast(page, t("common.registered"));
  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(page.getByText(t("auth.firstLoginLead"))).toBeVisible();
  await expect(login.username).toHaveValue(name);
  await expect(login.password).toHaveValue("");

  await test.step("the body is encrypted, and the same body is refused a second time", async () => {
    expect(Object.keys(registration.postDataJSON())).toEqual(["data"]);
    const headers = await registration.allHeaders();
    expect(headers.encryption).toMatch(/^hpke1; kid=[^;]+; enc=[\w-]+; ts=\d+; n=[\w-]+$/);
    const all = traffic.join("\n") + JSON.stringify(headers);
    for (const secret of [NEW_PASSWORD, Buffer.from(NEW_PASSWORD).toString("base64").slice(0, 12), BIRTHDAY])
      expect(all).not.toContain(secret);

    const again = await request.put("/api/register", {
      data: registration.postData() ?? "",
      headers: Object.fromEntries(
        Object.entries(headers).filter(([header]) => !/^(:|host|content-length)/.test(header)),
      ),
    });
    expect(again.status()).toBe(409);
    expect(await again.json()).toMatchObject({ success: false, code: "replayed" });
  });

  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto("/m/register");
  await expect(page).toHaveURL(/\/m\/home$/);
});

test("a guest registers by mobile number with an SMS code, once verified, though the gateway fails", {
  tag: "@core",
}, async ({ page, words, gateway, failing, expecting }) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const login = loginPage(page, words);
  const mobile = newMobile();
  await page.goto("/m/register");
  await form.field("mobile").fill(`0${mobile}`);
  await form.tab("mobile").click();
  await expect(form.field("mobile")).toHaveValue(`0${mobile}`);
  await expect(form.field("username")).toHaveCount(0);

  await test.step("a number that has an account leads to its login, and back to the form", async () => {
    await form.field("mobile").fill("55 1234 5678");
    await expecting({ statuses: [409] }, async () => {
      await form.sendCode.click();
      await form.proveHuman();
      await expect(page.getByText(t("errors.mobileTaken"))).toBeVisible();
    });
    await page
      .getByRole("main")
      .locator("form")
      .getByRole("link", { name: t("shell.titles.login") })
      .click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(login.smsTab).toHaveAttribute("aria-selected", "true");
    await expect(login.mobile).toHaveValue("5512345678");
    await page.goBack();
    await expect(form.field("mobile")).toHaveValue("5512345678");
    await form.field("mobile").fill(`0${mobile}`);
  });

  await test.step("a failing SMS keeps the number and the button", async () => {
    await failing("sendSmsCode", async () => {
      await form.sendCode.click();
      await form.proveHuman();
      await expect(page.getByText(t("errors.server"))).toBeVisible();
    });
    await expect(form.field("mobile")).toHaveValue(`0${mobile}`);
    await form.sendCode.click();
    await form.proveHuman();
    await expectToast(page, t("common.smsSent"));
    const again = page.getByRole("button", { name: new RegExp(t("sms.sendAgain", { seconds: "\\d+" })) });
    await expect(again).toBeDisabled();
    expect(await gateway.smsCount(mobile)).toBe(1);
  });

  await form.field("smsCode").fill(await gateway.lastSms(mobile));
  await form.fillSecrets();
  await failing("registerByMobile", async () => {
    await form.send();
    await expect(page.getByText(t("errors.server"))).toBeVisible();
  });
  await form.send();

  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(login.username).toHaveValue(mobile);
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
