import { NEW_PASSWORD, newMobile } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { registerPage } from "./register-page.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

/** The number of the demo account "jugador". */
const MOBILE = "5512345678";

test.beforeEach(({ gateway }) => gateway.setSwitch("SMS_BY_FIREBASE", true));

test("with codes by Firebase, a wrong code signs nobody in, and the right one does", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill(MOBILE);

  await login.sendCode.click();
  await expectToast(page, t("common.smsSent"));
  const code = await gateway.lastSms(MOBILE);

  await test.step("a wrong code signs nobody in", async () => {
    await login.smsCode.fill(code === "000000" ? "000001" : "000000");
    await expecting({ statuses: [400] }, async () => {
      await login.submit.click();
      await expect(page.getByText(t("errors.verificationCodeWrong"))).toBeVisible();
    });
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  await login.smsCode.fill(code);
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await sessionOf(page)).userName).toBe("jugador");
});

test("with codes by Firebase, a guest registers by mobile number, forgets the password, and chooses another", async ({
  page,
  words,
  gateway,
  failing,
}) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const { forgot } = passwordPages(page, words);
  const mobile = newMobile();
  await page.goto("/m/register");
  await form.tab("mobile").click();
  await form.field("mobile").fill(`0${mobile}`);
  await form.sendCode.click();
  await expectToast(page, t("common.smsSent"));
  await form.field("smsCode").fill(await gateway.lastSms(mobile));
  await form.fillSecrets();

  await test.step("a code is verified once, and still valid after a failure", async () => {
    await failing("registerByMobile", async () => {
      await form.send();
      await expect(page.getByText(t("errors.server"))).toBeVisible();
    });
    await form.send();
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(loginPage(page, words).username).toHaveValue(mobile);
  });

  await test.step("a forgotten password is set, and the player is in", async () => {
    await page.getByRole("link", { name: t("auth.forgot") }).click();
    await expect(page).toHaveURL(/\/m\/forget$/);
    await forgot.mobile.fill(mobile);
    await forgot.sendCode.click();
    await expectToast(page, t("common.smsSent"));
    await forgot.smsCode.fill(await gateway.lastSms(mobile));
    await forgot.newPassword.fill(`${NEW_PASSWORD}2`);
    await forgot.submit.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect((await sessionOf(page)).userName).toBe(mobile);
  });
});
