import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { passwordPages } from "./password-pages.ts";
import { proveHuman } from "./prove-human.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

const NEW_PASSWORD = "Nopal2026verde";

test("by phone: with a code and a new password the player is in, once every field is filled in", {
  tag: "@core",
}, async ({ page, words, gateway, expecting, member }) => {
  const { t } = words;
  const { forgot } = passwordPages(page, words);
  const bodies: string[] = [];
  page.on("request", (request) => bodies.push(request.postData() ?? ""));
  await page.goto("/m/forget");
  await expect(forgot.phoneTab).toHaveAttribute("aria-selected", "true");
  await expect(forgot.submit).toBeDisabled();

  await forgot.mobile.fill(`0${member.mobile}`);
  await forgot.sendCode.click();
  await proveHuman(page, words);
  await expectToast(page, t("common.smsSent"));
  await expect(forgot.smsCode).toBeFocused();
  const code = await gateway.lastSms(member.mobile);

  await expecting({ statuses: [422] });
  await test.step("a wrong code is reported and cleared", async () => {
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

  await test.step("an unchanged password is reported and cleared", async () => {
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
  await expect(page).toHaveURL(/\/m\/agent$/);
  expect(await sessionOf(page)).toMatchObject({ userName: member.username });
});
