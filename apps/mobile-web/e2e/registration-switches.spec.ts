import { BIRTHDAY, newMobile, newName } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { loginPage } from "./login-page.ts";
import { registerPage, withFields } from "./register-page.ts";
import { expectToast } from "./toasts.ts";

/** The fields of each tab of the sandbox's form, with every switch on. */
const byUsername = [
  "username",
  "password",
  "passwordAgain",
  "mobile",
  "smsCode",
  "email",
  "birthday",
  "invitationCode",
  "captcha",
  "terms",
];
const byMobile = [
  "mobile",
  "smsCode",
  "password",
  "passwordAgain",
  "email",
  "birthday",
  "invitationCode",
  "captcha",
  "terms",
];
const without = (fields: readonly string[], ...gone: readonly string[]) =>
  fields.filter((field) => !gone.includes(field));

test("MOBILENUMPASSREG3 off requires no password on the mobile tab, and login begins at its SMS code", async ({
  page,
  words,
  gateway,
  withSwitch,
}) => {
  const { t } = words;
  const form = registerPage(page, words, gateway);
  const login = loginPage(page, words);
  const mobile = newMobile();
  await withSwitch("MOBILENUMPASSREG3", false, () =>
    withSwitch("MOBILEVERCODELOGIN3", true, async () => {
      await page.goto("/m/register");
      await expect(form.tab("username")).toHaveAttribute("aria-selected", "true");
      await expect.poll(form.shown).toEqual(byUsername);
      await form.tab("mobile").click();
      await expect.poll(form.shown).toEqual(without(byMobile, "password", "passwordAgain"));
      await form.field("mobile").fill(mobile);
      await form.sendCode.click();
      await form.proveHuman();
      await expectToast(page, t("common.smsSent"));
      await form.field("smsCode").fill(await gateway.lastSms(mobile));
      await form.field("birthday").fill(BIRTHDAY);
      await form.send();
      await expect(page).toHaveURL(/\/m\/login$/);
      await expect(login.smsTab).toHaveAttribute("aria-selected", "true");
      await expect(login.mobile).toHaveValue(mobile);
      await expect(login.remember).not.toBeChecked();
    }),
  );
});

test("every field that is turned on can be submitted", async ({ page, words, gateway, gatewayUrl }) => {
  const form = registerPage(page, words, gateway);
  const extras = [
    "paymentPassword",
    "whatsapp",
    "facebook",
    "line",
    "wechat",
    "zalo",
    "qq",
    "nickname",
    "payeeName",
    "idNumber",
    "referrerId",
  ] as const;
  const optional = Object.fromEntries(extras.map((name) => [name, { required: false }]));
  await withFields(gatewayUrl, { ...optional, captcha: "off" }, async () => {
    await page.goto("/m/register");
    await expect
      .poll(form.shown)
      .toEqual(expect.arrayContaining([...without(byUsername, "captcha"), ...extras]));
    await page.getByText(words.t("register.groups.more")).click();
    await form.fillIn(newName());
    await form.field("nickname").fill("Lucero");
    await form.field("payeeName").fill("María José Núñez");
    await form.field("qq").fill("123456");
    await form.submit.click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});
