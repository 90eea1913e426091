import type { Page } from "@playwright/test";
import { PASSWORD } from "./player.ts";
import type { Words } from "./words.ts";

/** The login page as a player uses it. */
export const loginPage = (page: Page, { t }: Words) => {
  const username = page.getByLabel(t("auth.username"));
  const password = page.getByLabel(t("auth.password"), { exact: true });
  const captcha = page.getByLabel(t("auth.captcha"));
  const submit = page.getByRole("main").getByRole("button", { name: t("auth.submit") });
  return {
    username,
    password,
    captcha,
    submit,
    logIn: async (name: string, secret = PASSWORD) => {
      await username.fill(name);
      await password.fill(secret);
      await submit.click();
    },
  };
};
