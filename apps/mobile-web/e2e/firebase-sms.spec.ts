import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { NEW_PASSWORD, newMobile } from "./new-names.ts";
import { passwordPages } from "./password-pages.ts";
import { registerPage } from "./register-page.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

/** The number of the demo account "jugador". */
const MOBILE = "5512345678";

test.beforeEach(({ gateway }) => gateway.setSwitch("SMS_BY_FIREBASE", true));

test("with codes by Firebase, a login passes its check, and no failure costs what was typed", async ({
  page,
  words,
  gateway,
  failing,
  expecting,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill(MOBILE);

  await test.step("a code that Firebase could not send hides the loading state without a message", async () => {
    await failing("firebaseAuth", async () => {
      const refused = page.waitForResponse((response) => response.status() === 500);
      await login.sendCode.click();
      await refused;
      await expect(page.getByText(t("sms.sending"))).toHaveCount(0);
      await expect(login.sendCode).toBeEnabled();
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    });
    await expect(login.mobile).toHaveValue(MOBILE);
    await login.sendCode.click();
    await expectToast(page, t("common.smsSent"));
  });
  const code = await gateway.lastSms(MOBILE);

  await test.step("a wrong code signs nobody in", async () => {
    await login.smsCode.fill(code === "000000" ? "000001" : "000000");
    await expecting({ statuses: [400] }, async () => {
      await login.submit.click();
      await expect(page.getByText(t("errors.verificationCodeWrong"))).toBeVisible();
    });
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  await test.step("a check that fails after a reload is reported and keeps the code; the button works again", async () => {
    await page.reload();
    await login.smsTab.click();
    await login.mobile.fill(MOBILE);
    await login.smsCode.fill(code);
    await failing("firebaseAuth", async () => {
      await login.submit.click();
      await expect(page.getByText(t("errors.server"))).toBeVisible();
    });
    await expect(login.smsCode).toHaveValue(code);
    await login.submit.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    expect((await sessionOf(page)).userName).toBe("jugador");
  });
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
