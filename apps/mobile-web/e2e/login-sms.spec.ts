import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { settleDeferred } from "./navigation.ts";
import { sessionOf } from "./session.ts";
import { expectToast } from "./toasts.ts";

/** The number of the demo account "jugador". */
const MOBILE = "5512345678";

test("a code by SMS signs a player in, after a human check; no failure costs what was typed", {
  tag: "@core",
}, async ({ page, words, gateway, failing, expecting }) => {
  test.setTimeout(90_000);
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await expect(login.usernameTab).toHaveAttribute("aria-selected", "true");
  const before = await gateway.smsCount(MOBILE);
  await login.smsTab.click();

  await test.step("phones can autofill number and code", async () => {
    await expect(login.mobile).toHaveAttribute("autocomplete", "tel-national");
    await expect(login.mobile).toHaveAttribute("type", "tel");
    await expect(login.smsCode).toHaveAttribute("autocomplete", "one-time-code");
    await expect(login.smsCode).toHaveAttribute("inputmode", "numeric");
    await expectAccessible(page);
  });

  await test.step("an unregistered number leads to registration", async () => {
    await login.mobile.fill("5500000001");
    await expecting({ statuses: [404] }, async () => {
      await login.sendCode.click();
      await login.proveHuman();
      await expect(login.failure).toContainText(t("errors.mobileNotRegistered"));
    });
    await expect(login.failure.getByRole("link", { name: t("auth.toRegister") })).toHaveAttribute(
      "href",
      "/m/register",
    );
    await expect(login.mobile).toHaveValue("5500000001");
  });

  await test.step("a code that can't be sent keeps the number, and the next try sends it", async () => {
    await login.mobile.fill("055 1234-5678");
    await failing("sendSmsCode", async () => {
      await login.sendCode.click();
      await login.proveHuman();
      await expect(login.failure).toContainText(t("errors.server"));
      await expect(login.mobile).toHaveValue("055 1234-5678");
    });
    await login.sendCode.click();
    await login.proveHuman();
    await expectToast(page, t("common.smsSent"));
    await expect(login.smsCode).toBeFocused();
  });

  await test.step("no second code is sent during the countdown, also after a reload", async () => {
    const counting = page.getByRole("button", { name: new RegExp(t("sms.sendAgain", { seconds: "\\d+" })) });
    await expect(counting).toBeDisabled();
    await login.usernameTab.click();
    await login.smsTab.click();
    await expect(counting).toBeDisabled();
    await expect(login.mobile).toHaveValue("055 1234-5678");

    await page.reload();
    await expect(counting).toBeDisabled();
    await expect(login.mobile).toHaveValue("055 1234-5678");
    expect(await gateway.smsCount(MOBILE)).toBe(before + 1);
  });

  await test.step("a wrong code says so beside it", async () => {
    await login.mobile.fill("055 1234-5678");
    await login.smsCode.fill("000000");
    await expecting({ statuses: [422] }, async () => {
      await login.submit.click();
      await expect(page.getByText(t("errors.verificationCodeWrong"))).toBeVisible();
    });
    await expect(login.smsCode).toHaveAccessibleDescription(t("errors.verificationCodeWrong"));
    await expect(login.mobile).toHaveValue("055 1234-5678");
  });

  await test.step("the right one signs in, once the gateway has recovered", async () => {
    const code = await gateway.lastSms(MOBILE);
    await login.smsCode.fill(code);
    await failing("login", async () => {
      await login.submit.click();
      await expect(login.failure).toContainText(t("errors.server"));
      await expect(login.smsCode).toHaveValue(code);
    });
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/login"));
    await login.submit.click();
    expect(Object.keys((await sent).postDataJSON())).toEqual(["data"]);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await sessionOf(page)).toMatchObject({ userName: "jugador" });
  });
});

test("without MOBILEVERCODELOGIN3 there is only the username; LOGIN_HUMAN_CHECK asks for a human check first", async ({
  page,
  words,
  withSwitch,
  expecting,
}) => {
  const login = loginPage(page, words);
  const visit = async () => {
    await page.goto("/m/login");
    await settleDeferred(page);
    await expect(login.usernameTab).toBeVisible();
    await expect(login.smsTab).toHaveCount(0);
    await expect(login.mobile).toHaveCount(0);

    await test.step("the gateway may require a human check before any login", async () => {
      await expecting({ statuses: [403] });
      await login.logIn("agente");
      const human = page.getByRole("dialog", { name: words.t("sms.human.title") });
      await human.press("Escape");
      await expect(human).toBeHidden();
      await expect(login.failure).toContainText(words.t("errors.humanRequired"));
      await expect(login.username).toHaveValue("agente");
      await login.submit.click();
      await login.proveHuman();
      await expect(page).toHaveURL(/\/m\/agent$/);
    });
  };
  await withSwitch("MOBILEVERCODELOGIN3", false, () => withSwitch("LOGIN_HUMAN_CHECK", true, visit));
});
