import { expect, type Locator, type Page } from "@playwright/test";
import type { RegistrationField } from "@volado/domain/registration";
import { fieldLabel } from "../src/features/registration/components/input-props.ts";
import { BIRTHDAY, NEW_PASSWORD } from "./accounts.ts";
import type { Console } from "./console.ts";
import { proveHuman } from "./prove-human.ts";
import type { Texts } from "./texts.ts";

const escaped = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** Page object of the registration form; `root` holds it, if the page has others. */
export const registerPage = (page: Page, words: Texts, gateway: Console, root: Page | Locator = page) => {
  const { t } = words;
  const form = root.locator("form");
  const field = (name: RegistrationField) => form.getByLabel(escaped(t(fieldLabel(name)))).first();
  const submit = form.getByRole("button", { name: t("register.submit"), exact: true });
  const picture = form.getByRole("img", { name: t("auth.captchaImage") });
  /** The captcha that was copied last: the next copy waits for a new one. */
  let copied = "";
  const copyCaptcha = async () => {
    await expect(picture).not.toHaveAttribute("src", copied);
    copied = (await picture.getAttribute("src")) ?? "";
    await field("captcha").fill(await gateway.lastCaptcha());
  };
  /** Fields of every form in addition to username and mobile number. */
  const fillSecrets = async () => {
    await field("password").fill(NEW_PASSWORD);
    await field("passwordAgain").fill(NEW_PASSWORD);
    await field("birthday").fill(BIRTHDAY);
  };

  return {
    field,
    submit,
    agentCode: form.getByLabel(t("register.fields.agentCode")),
    /** Every visible field, by its name in the form. */
    shown: () =>
      form.locator("input").evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name"))),
    terms: form.getByRole("checkbox"),
    termsLink: form.getByRole("link", { name: t("register.terms.link") }),
    tab: (name: "username" | "mobile") => page.getByRole("tab", { name: t(`register.tabs.${name}`) }),
    sendCode: form.getByRole("button", { name: t("sms.send"), exact: true }),
    picture,
    /** Copies the digits of the visible captcha, which must differ from those copied before. */
    copyCaptcha,
    fillSecrets,
    /** The required fields of the sandbox's form by username, except the captcha. */
    fillIn: async (username: string) => {
      await field("username").fill(username);
      await fillSecrets();
    },
    /** Copies the captcha, unless a refusal of something else has kept it, and submits the form. */
    send: async () => {
      if ((await field("captcha").inputValue()) === "") await copyCaptcha();
      await submit.click();
    },
    /** Completes the human verification. */
    proveHuman: () => proveHuman(page, words),
  };
};

/** The configuration of one field in the gateway's console. */
interface ConsoleField {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly maxLength: number | null;
}

/** Fields to set: on and required or not, or off. */
type FieldChanges = Partial<Record<RegistrationField, { readonly required: boolean } | "off">>;

/** Runs with this configuration of the registration form, and restores it. */
export const withFields = async (
  gatewayUrl: string,
  changes: FieldChanges,
  run: () => Promise<void>,
): Promise<void> => {
  const address = `${gatewayUrl}/console/api/registration-fields`;
  const answer: { readonly value: readonly (ConsoleField & { readonly name: string })[] } = await (
    await fetch(address)
  ).json();
  const before = new Map(answer.value.map(({ name, ...field }) => [name, field]));
  const put = async (name: string, field: ConsoleField | undefined) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${address}/${name}`, {
      method: "PUT",
      headers,
      body: JSON.stringify(field),
    });
    if (!response.ok) throw new Error(`The console refused the field ${name}.`);
  };
  for (const [name, change] of Object.entries(changes)) {
    const maxLength = before.get(name)?.maxLength ?? null;
    const required = change !== "off" && change.required;
    await put(name, { enabled: change !== "off", required, maxLength });
  }
  try {
    await run();
  } finally {
    for (const name of Object.keys(changes)) await put(name, before.get(name));
  }
};
