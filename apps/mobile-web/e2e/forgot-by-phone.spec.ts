import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { newMobile } from "./new-names.ts";
import { passwordPages } from "./password-pages.ts";
import { proveHuman } from "./prove-human.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "Nopal2026verde";

test("by phone: the button waits for every field; a code, a new password, and the player is in", {
  tag: "@core",
}, async ({ page, words, gateway, expecting, member }) => {
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await page.goto("/m/forget");
  await expect(forgot.phoneTab).toHaveAttribute("aria-selected", "true");
  await expect(forgot.submit).toBeDisabled();

  await test.step("each field says what is wrong when it is left", async () => {
    await forgot.sendCode.click();
    await expect(forgot.mobile).toBeFocused();
    await expect(forgot.mobile).toHaveAccessibleDescription(t("errors.mobileRequired"));
    await forgot.mobile.fill("55 1234 5678");
    await forgot.smsCode.fill("12");
    await forgot.newPassword.fill("corta1");
    await forgot.newPassword.blur();
    await expect(forgot.smsCode).toHaveAccessibleDescription(t("errors.smsCodeLength", { max: 6 }));
    await expect(page.getByText(t("errors.passwordLength", { min: 8, max: 20 }))).toBeVisible();
    await expect(forgot.submit).toBeDisabled();
    await forgot.smsCode.fill("123456");
    await forgot.newPassword.fill(NEW_PASSWORD);
    await expect(forgot.submit).toBeEnabled();
    await forgot.mobile.fill("12");
    await expect(forgot.submit).toBeDisabled();
  });

  await test.step("a number without an account says so beside it", async () => {
    await forgot.mobile.fill(newMobile());
    await expecting({ statuses: [404] }, async () => {
      await forgot.sendCode.click();
      await proveHuman(page, words);
      await expect(forgot.mobile).toHaveAccessibleDescription(t("errors.mobileNotRegistered"));
    });
  });

  await forgot.newPassword.fill("");
  await forgot.mobile.fill(`0${member.mobile}`);
  await forgot.sendCode.click();
  await proveHuman(page, words);
  await expectToast(page, t("common.smsSent"));
  await expect(forgot.smsCode).toBeFocused();
  const code = await gateway.lastSms(member.mobile);

  await expecting({ statuses: [422] });
  await test.step("a wrong code is told, and typed again", async () => {
    await forgot.smsCode.fill(code === "111111" ? "222222" : "111111");
    await expect(forgot.submit).toBeDisabled();
    await forgot.newPassword.fill(member.password);
    await expect(forgot.submit).toBeEnabled();
    await forgot.submit.click();
    await expect(forgot.smsCode).toHaveAccessibleDescription(t("errors.verificationCodeWrong"));
    await expect(forgot.smsCode).toHaveValue("");
    await expect(forgot.smsCode).toBeFocused();
    await expect(forgot.newPassword).toHaveValue(member.password);
    await expect(forgot.submit).toBeDisabled();
  });

  await test.step("the old password is told, and another one typed", async () => {
    await forgot.smsCode.fill(code);
    await forgot.submit.click();
    await expect(forgot.newPassword).toHaveAccessibleDescription(
      new RegExp(`^${t("errors.passwordUnchanged")}`),
    );
    await expect(forgot.newPassword).toHaveValue("");
    await expect(forgot.newPassword).toBeFocused();
    await expect(forgot.smsCode).toHaveValue(code);
  });

  await forgot.newPassword.fill(NEW_PASSWORD);
  await forgot.submit.click();
  await expectToast(page, t("common.passwordChanged"));
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ userName: member.username, firstTimeLogin: false });
  for (const secret of [member.password, NEW_PASSWORD])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
});

test("a gateway that fails in the middle of the phone costs only the code's typing", async ({
  page,
  words,
  gateway,
  failing,
  member,
}) => {
  const { t } = words;
  const { forgot, failure } = passwordPages(page, words);
  await failing("getRegistrationSettings", async () => {
    await page.goto("/m/forget");
    await expect(page.getByRole("button", { name: t("common.retry") })).toBeVisible();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();

  await forgot.mobile.fill(member.mobile);
  await failing("sendSmsCode", async () => {
    await forgot.sendCode.click();
    await proveHuman(page, words);
    await expect(failure).toContainText(t("errors.server"));
    await expect(forgot.mobile).toHaveValue(member.mobile);
  });
  await forgot.sendCode.click();
  await proveHuman(page, words);
  await expectToast(page, t("common.smsSent"));
  const code = await gateway.lastSms(member.mobile);
  await forgot.smsCode.fill(code);
  await forgot.newPassword.fill(NEW_PASSWORD);
  await failing("setPasswordByPhone", async () => {
    await forgot.submit.click();
    await expect(failure).toContainText(t("errors.server"));
    await expect(forgot.mobile).toHaveValue(member.mobile);
    await expect(forgot.newPassword).toHaveValue(NEW_PASSWORD);
    await expect(forgot.smsCode).toHaveValue("");
    await expect(forgot.smsCode).toBeFocused();
  });

  await forgot.smsCode.fill(code);
  const login = loginPage(page, words);
  await failing("login", async () => {
    await forgot.submit.click();
    await expectToast(page, t("password.phone.logInYourself"));
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(login.username).toHaveValue(member.mobile);
  });
  await login.logIn(member.mobile, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ userName: member.username });
});

test("an agent's new password leads to their login", async ({ page, words, gateway, expecting, member }) => {
  await expecting({ statuses: [403] });
  await gateway.makeAgent(member.username);
  const { forgot } = passwordPages(page, words);
  const login = loginPage(page, words);
  await page.goto("/m/forget");
  await forgot.mobile.fill(member.mobile);
  await forgot.sendCode.click();
  await proveHuman(page, words);
  await expectToast(page, words.t("common.smsSent"));
  await forgot.smsCode.fill(await gateway.lastSms(member.mobile));
  await forgot.newPassword.fill(NEW_PASSWORD);
  await forgot.submit.click();
  await expect(page).toHaveURL(/\/m\/login\?as=agent$/);
  await expect(login.username).toHaveValue(member.mobile);
  await login.logIn(member.username, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ userName: member.username });
});
