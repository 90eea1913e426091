import { expect, type Page } from "@playwright/test";
import type { RegistrationField } from "@volado/domain/registration";
import { fieldLabel } from "../src/features/registration/components/input-props.ts";
import type { Console } from "./console.ts";
import { BIRTHDAY, NEW_PASSWORD } from "./new-names.ts";
import { proveHuman } from "./prove-human.ts";
import type { Words } from "./words.ts";

const escaped = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** The registration form as a player uses it. */
export const registerPage = (page: Page, words: Words, gateway: Console) => {
  const { t } = words;
  const form = page.locator("form");
  const field = (name: RegistrationField) => form.getByLabel(escaped(t(fieldLabel(name)))).first();
  const submit = form.getByRole("button", { name: t("register.submit"), exact: true });
  const picture = form.getByRole("img", { name: t("auth.captchaImage") });
  /** The address of the picture that was copied last. A try that was sent has used it up: the next copies another. */
  let copied = "";
  const copyCaptcha = async () => {
    await expect(picture).not.toHaveAttribute("src", copied);
    copied = (await picture.getAttribute("src")) ?? "";
    await field("captcha").fill(await gateway.lastCaptcha());
  };
  /** What every form asks for beside the way in. */
  const fillSecrets = async () => {
    await field("password").fill(NEW_PASSWORD);
    await field("passwordAgain").fill(NEW_PASSWORD);
    await field("birthday").fill(BIRTHDAY);
  };

  return {
    field,
    submit,
    agentCode: form.getByLabel(t("register.fields.agentCode")),
    /** Every field on the screen, by its name in the form. */
    shown: () =>
      form.locator("input").evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name"))),
    terms: form.getByRole("checkbox"),
    termsLink: form.getByRole("link", { name: t("register.terms.link") }),
    tab: (name: "username" | "mobile") => page.getByRole("tab", { name: t(`register.tabs.${name}`) }),
    sendCode: form.getByRole("button", { name: t("sms.send"), exact: true }),
    picture,
    /** Copies the digits of the picture on show, which is another one than those copied before. */
    copyCaptcha,
    fillSecrets,
    /** What must be filled in on the sandbox's form by username, but for the captcha. */
    fillIn: async (username: string) => {
      await field("username").fill(username);
      await fillSecrets();
    },
    /** Copies the captcha, which every try needs anew, and sends the form. */
    send: async () => {
      await copyCaptcha();
      await submit.click();
    },
    /** Slides through the human verification. */
    proveHuman: () => proveHuman(page, words),
  };
};
