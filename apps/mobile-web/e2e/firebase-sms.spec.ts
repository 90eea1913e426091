import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { NEW_PASSWORD, newMobile } from "./new-names.ts";
import { passwordPages } from "./password-pages.ts";
import { registerPage } from "./register-page.ts";
import { sessionOf } from "./session.ts";
import { expectTold } from "./told.ts";

test.beforeEach(({ gateway }) => gateway.setSwitch("SMS_BY_FIREBASE", true));
test.afterEach(({ gateway }) => gateway.setSwitch("SMS_BY_FIREBASE", false));

test("with codes by Firebase, a login goes through its check", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [400] });
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("5512345678");
  await login.sendCode.click();
  await expectTold(page, words.t("common.smsSent"));

  await login.smsCode.fill("000000");
  await login.submit.click();
  await expect(page.getByText(words.t("errors.verificationCodeWrong"))).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);

  await page.reload();
  await login.smsTab.click();
  await login.mobile.fill("5512345678");
  await login.smsCode.fill(await gateway.lastSms("5512345678"));
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await sessionOf(page)).userName).toBe("jugador");
});

test("with codes by Firebase, a guest registers by mobile number", async ({ page, words, gateway }) => {
  const form = registerPage(page, words, gateway);
  const mobile = newMobile();
  await page.goto("/m/register");
  await form.tab("mobile").click();
  await form.field("mobile").fill(`0${mobile}`);
  await form.sendCode.click();
  await expectTold(page, words.t("common.smsSent"));
  await form.field("smsCode").fill(await gateway.lastSms(mobile));
  await form.fillSecrets();
  await form.send();

  await expect(page).toHaveURL(/\/m\/login$/);
  await expect(loginPage(page, words).username).toHaveValue(mobile);
});

test("with codes by Firebase, a forgotten password is set, and the player is in", async ({
  page,
  words,
  gateway,
  member,
}) => {
  const { forgot } = passwordPages(page, words);
  await page.goto("/m/forget");
  await forgot.mobile.fill(member.mobile);
  await forgot.sendCode.click();
  await expectTold(page, words.t("common.smsSent"));
  await forgot.smsCode.fill(await gateway.lastSms(member.mobile));
  await forgot.newPassword.fill(NEW_PASSWORD);
  await forgot.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await sessionOf(page)).userName).toBe(member.username);
});

test("a code that Firebase could not send hides the loading and says nothing", async ({
  page,
  words,
  failing,
}) => {
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("5523456789");
  await failing("firebaseAuth", async () => {
    const refused = page.waitForResponse((response) => response.status() === 500);
    await login.sendCode.click();
    await refused;
    await expect(page.getByText(words.t("sms.sending"))).toHaveCount(0);
    await expect(login.sendCode).toBeEnabled();
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  });
  await expect(login.mobile).toHaveValue("5523456789");
  await login.sendCode.click();
  await expectTold(page, words.t("common.smsSent"));
});

test("a check that fails in the middle is told, keeps the code, and the button works again", async ({
  page,
  words,
  gateway,
  failing,
}) => {
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("5512345678");
  await login.sendCode.click();
  await expectTold(page, words.t("common.smsSent"));
  const code = await gateway.lastSms("5512345678");
  await login.smsCode.fill(code);
  await failing("firebaseAuth", async () => {
    await login.submit.click();
    await expect(page.getByText(words.t("errors.server"))).toBeVisible();
  });
  await expect(login.smsCode).toHaveValue(code);
  await login.submit.click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
