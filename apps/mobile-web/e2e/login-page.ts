import type { Page } from "@playwright/test";
import { PASSWORD } from "./player.ts";
import { proveHuman } from "./prove-human.ts";
import type { Texts } from "./texts.ts";

/** Page object of the login. */
export const loginPage = (page: Page, words: Texts) => {
  const { t } = words;
  const form = page.getByRole("tabpanel");
  const username = form.getByLabel(t("auth.username"), { exact: true });
  const password = form.getByLabel(t("auth.password"), { exact: true });
  const captcha = form.getByLabel(t("auth.captcha"));
  const submit = form.getByRole("button", { name: t("auth.submit"), exact: true });
  const mobile = form.getByLabel(t("sms.mobile"), { exact: true });
  return {
    username,
    password,
    captcha,
    /** The captcha's digits. Every submit uses them up; the next captcha has different ones. */
    picture: form.getByRole("img", { name: t("auth.captchaImage") }),
    submit,
    mobile,
    smsCode: form.getByLabel(t("sms.code"), { exact: true }),
    sendCode: form.getByRole("button", { name: t("sms.send"), exact: true }),
    smsTab: page.getByRole("tab", { name: t("auth.waySms") }),
    usernameTab: page.getByRole("tab", { name: t("auth.wayUsername") }),
    /** Of the visible form. */
    remember: form.getByRole("checkbox"),
    failure: form.getByRole("alert"),
    logIn: async (name: string, secret = PASSWORD) => {
      await username.fill(name);
      await password.fill(secret);
      await submit.click();
    },
    proveHuman: () => proveHuman(page, words),
  };
};
