import type { Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Page object of the password forms. */
export const passwordPages = (page: Page, { t }: Texts) => {
  const main = page.getByRole("main");
  const field = (label: string) => main.getByLabel(label, { exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const forgot = {
    phoneTab: page.getByRole("tab", { name: t("password.wayPhone") }),
    emailTab: page.getByRole("tab", { name: t("password.wayEmail") }),
    username: field(t("auth.username")),
    email: field(t("password.email.address")),
    retrieve: button(t("password.email.submit")),
    mobile: field(t("sms.mobile")),
    smsCode: field(t("sms.code")),
    sendCode: button(t("sms.send")),
    newPassword: field(t("password.newPassword")),
    submit: button(t("password.phone.submit")),
  };
  const change = {
    account: field(t("auth.username")),
    oldPassword: field(t("password.oldPassword")),
    newPassword: field(t("password.newPassword")),
    again: field(t("password.again")),
    submit: button(t("password.submit")),
    /** Types the new password twice and sends the form. */
    to: async (password: string, again = password) => {
      await change.newPassword.fill(password);
      await change.again.fill(again);
      await change.submit.click();
    },
  };
  return { forgot, change, failure: main.getByRole("alert") };
};
