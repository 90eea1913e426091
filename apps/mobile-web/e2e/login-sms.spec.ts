import { expectAccessible } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { sessionOf } from "./session.ts";
import { expectTold } from "./told.ts";

/** The number of the demo account "jugador". */
const MOBILE = "5512345678";

test("a code by SMS signs a player in, after a person asked for it", async ({
  page,
  words,
  gateway,
  expecting,
}) => {
  await expecting({ statuses: [422] });
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("055 1234-5678");
  await login.sendCode.click();
  await login.proveHuman();
  await expectTold(page, t("common.smsSent"));
  await expect(login.smsCode).toBeFocused();

  await login.smsCode.fill("000000");
  await login.submit.click();
  await expect(page.getByText(t("errors.verificationCodeWrong"))).toBeVisible();
  await expect(login.smsCode).toHaveAccessibleDescription(t("errors.verificationCodeWrong"));
  await expect(login.mobile).toHaveValue("055 1234-5678");

  const sent = page.waitForRequest((request) => request.url().endsWith("/api/login"));
  await login.smsCode.fill(await gateway.lastSms(MOBILE));
  await login.submit.click();
  expect(Object.keys((await sent).postDataJSON())).toEqual(["data"]);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ userName: "jugador" });
});

test("no second code is sent while the seconds count, also after a reload", async ({
  page,
  words,
  gateway,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("5523456789");
  const before = await gateway.smsCount("5523456789");
  await login.sendCode.click();
  await login.proveHuman();
  const counting = page.getByRole("button", { name: new RegExp(t("sms.sendAgain", { seconds: "\\d+" })) });
  await expect(counting).toBeDisabled();
  await login.usernameTab.click();
  await login.smsTab.click();
  await expect(counting).toBeDisabled();
  await expect(login.mobile).toHaveValue("5523456789");

  await page.reload();
  await login.smsTab.click();
  await expect(counting).toBeDisabled();
  expect(await gateway.smsCount("5523456789")).toBe(before + 1);
});

test("fields are checked before anything is sent, the first wrong one has the cursor", async ({
  page,
  words,
}) => {
  const { t } = words;
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.sendCode.click();
  await expect(login.mobile).toBeFocused();
  await expect(login.mobile).toHaveAccessibleDescription(t("errors.mobileRequired"));
  await login.mobile.fill("12");
  await login.submit.click();
  await expect(login.mobile).toBeFocused();
  await expect(page.getByText(t("errors.smsCodeRequired"))).toBeVisible();
  expect(calls).toEqual([]);
});

test("a number that nobody registered leads to registration", async ({ page, words, expecting }) => {
  await expecting({ statuses: [404] });
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("5500000001");
  await login.sendCode.click();
  await login.proveHuman();
  await expect(login.failure).toContainText(t("errors.mobileNotRegistered"));
  await expect(login.failure.getByRole("link", { name: t("auth.toRegister") })).toHaveAttribute(
    "href",
    "/m/register",
  );
  await expect(login.mobile).toHaveValue("5500000001");
});

test("phones can fill in number and code by themselves", async ({ page, words }) => {
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await expect(login.mobile).toHaveAttribute("autocomplete", "tel-national");
  await expect(login.mobile).toHaveAttribute("type", "tel");
  await expect(login.smsCode).toHaveAttribute("autocomplete", "one-time-code");
  await expect(login.smsCode).toHaveAttribute("inputmode", "numeric");
  await expectAccessible(page);
});

test("a gateway that fails in the middle costs neither number nor code", async ({
  page,
  words,
  gateway,
  failing,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.smsTab.click();
  await login.mobile.fill("5567890123");
  await failing("sendSmsCode", async () => {
    await login.sendCode.click();
    await login.proveHuman();
    await expect(login.failure).toContainText(t("errors.server"));
    await expect(login.mobile).toHaveValue("5567890123");
  });
  await login.sendCode.click();
  await login.proveHuman();
  await expectTold(page, t("common.smsSent"));
  const code = await gateway.lastSms("5567890123");
  await login.smsCode.fill(code);
  await failing("login", async () => {
    await login.submit.click();
    await expect(login.failure).toContainText(t("errors.server"));
    await expect(login.smsCode).toHaveValue(code);
  });
  await login.submit.click();
  await expect(page).not.toHaveURL(/\/m\/login/);
});

test("settings that can't be had say so in the tab, and come at the next tap", async ({
  page,
  words,
  failing,
}) => {
  const { t } = words;
  const login = loginPage(page, words);
  await failing("getRegistrationSettings", async () => {
    await page.goto("/m/login");
    await login.username.fill("jugador");
    await login.smsTab.click();
    await expect(page.getByRole("button", { name: t("common.retry") })).toBeVisible();
  });
  await page.getByRole("button", { name: t("common.retry") }).click();
  await expect(login.mobile).toBeVisible();
  await login.usernameTab.click();
  await expect(login.username).toHaveValue("jugador");
});

test("a tab whose code can't be had says so, and costs nothing that was typed", async ({
  page,
  words,
  expecting,
}) => {
  await expecting({ noAnswer: true });
  const login = loginPage(page, words);
  await page.goto("/m/login");
  await login.username.fill("jugador");
  await expect(page.locator("[data-prerendered]")).toHaveCount(0);
  await page.route("**/assets/sms-login*.js", (route) => route.abort());
  await login.smsTab.click();
  const retry = page.getByRole("tabpanel").getByRole("button", { name: words.t("common.retry") });
  await expect(retry).toBeVisible();
  await page.unroute("**/assets/sms-login*.js");
  await retry.click();
  await expect(login.mobile).toBeVisible();
  await login.usernameTab.click();
  await expect(login.username).toHaveValue("jugador");
});

test("MOBILEVERCODELOGIN3 decides whether there is an SMS tab", async ({ page, words, withSwitch }) => {
  const login = loginPage(page, words);
  await withSwitch("MOBILEVERCODELOGIN3", true, async () => {
    await page.goto("/m/login");
    await expect(login.usernameTab).toHaveAttribute("aria-selected", "true");
    await expect(login.smsTab).toBeVisible();
  });
  await withSwitch("MOBILEVERCODELOGIN3", false, async () => {
    await page.goto("/m/login");
    await page.waitForLoadState("networkidle");
    await expect(login.usernameTab).toBeVisible();
    await expect(login.smsTab).toHaveCount(0);
    await expect(login.mobile).toHaveCount(0);
    await login.logIn("agente");
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

for (const on of [true, false]) {
  test(`a number that another page sent along begins the form, with the SMS tab ${on ? "on" : "off"}`, async ({
    page,
    words,
    withSwitch,
  }) => {
    const login = loginPage(page, words);
    await withSwitch("MOBILEVERCODELOGIN3", on, async () => {
      await page.goto("/m/login");
      await page.evaluate((usr) => history.replaceState({ ...history.state, usr }, ""), {
        type: "sms",
        username: MOBILE,
        diallingCode: "52",
      });
      await page.reload();
      await expect(on ? login.mobile : login.username).toHaveValue(MOBILE);
      await expect(on ? login.smsTab : login.usernameTab).toHaveAttribute("aria-selected", "true");
      await expect(login.remember).not.toBeChecked();
    });
  });
}

test("the gateway may ask for a person before any login", async ({ page, words, withSwitch, expecting }) => {
  await expecting({ statuses: [403] });
  const login = loginPage(page, words);
  await withSwitch("LOGIN_HUMAN_CHECK", true, async () => {
    await page.goto("/m/login");
    await login.logIn("agente");
    const human = page.getByRole("dialog", { name: words.t("sms.human.title") });
    await human.press("Escape");
    await expect(human).toBeHidden();
    await expect(login.failure).toContainText(words.t("errors.humanRequired"));
    await expect(login.username).toHaveValue("agente");
    await login.submit.click();
    await login.proveHuman();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});
