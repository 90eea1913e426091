import { BIRTHDAY, NEW_PASSWORD, newName } from "../../e2e/accounts.ts";
import { PASSWORD } from "../../e2e/player.ts";
import { fieldLabel } from "../../src/features/registration/components/input-props.ts";
import type { Journey, Walk } from "../journey.ts";
import { containing, css, label, role, text } from "../locators.ts";
import { until } from "../phone.ts";

const logIn = async ({ phone, words: { t } }: Walk, username: string, password: string): Promise<void> => {
  const form = role("tabpanel");
  const submit = role("button", t("auth.submit"), form);
  // The registration, shown until login's code has loaded, has fields of the same names.
  await phone.see(submit);
  await phone.type(label(t("auth.username"), form), username);
  await phone.type(label(t("auth.password"), form), password);
  await phone.tap(submit);
};

/** Moves the human verification's slider with the arrow keys. */
const proveHuman = async ({ phone, words: { t } }: Walk): Promise<void> => {
  const dialog = role("dialog", t("sms.human.title"));
  const slide = role("slider", undefined, dialog);
  await phone.see(slide);
  await until("that the slide is done", async () => {
    const [bar] = await phone.all(slide);
    if (!bar) return true;
    await bar.sendKeys("\uE014");
    return false;
  });
  await phone.disappeared(dialog);
};

const login: Journey = {
  title: "login",
  walk: async (walk) => {
    const { phone, words, gateway, newMember } = walk;
    const { t, money } = words;
    const { username, password } = await newMember();
    await gateway.setBalance(username, 314_159);
    await phone.open("/m/home");
    await phone.tap(role("link", t("shell.login"), role("banner")));
    await phone.at("/m/login");
    await logIn(walk, username, `${password}no`);
    await phone.see(text(t("errors.wrongPassword")));
    await logIn(walk, username, password);
    await phone.at("/m/home");
    await phone.see(text(money(314_159)));
  },
};

const loginBySms: Journey = {
  title: "login by SMS",
  walk: async (walk) => {
    const { phone, words, gateway, newMember } = walk;
    const { t } = words;
    const { mobile } = await newMember();
    await phone.open("/m/login");
    await phone.tap(role("tab", t("auth.waySms")));
    const form = role("tabpanel");
    await phone.type(label(t("sms.mobile"), form), mobile);
    await phone.tap(role("button", t("sms.send"), form));
    await proveHuman(walk);
    const code = await until("an SMS", () => gateway.lastSms(mobile));
    await phone.type(label(t("sms.code"), form), code);
    await phone.tap(role("button", t("auth.submit"), form));
    await phone.at("/m/home");
    await phone.see(role("button", t("shell.profile")));
  },
};

const registration: Journey = {
  title: "registration",
  walk: async (walk) => {
    const { phone, words, gateway } = walk;
    const { t } = words;
    const name = newName();
    await phone.open("/m/home");
    await phone.tap(role("link", t("shell.register"), role("banner")));
    await phone.at("/m/register");
    const field = (of: Parameters<typeof fieldLabel>[0]) => label(containing(t(fieldLabel(of))), css("form"));
    await phone.type(field("username"), name);
    await phone.type(field("password"), NEW_PASSWORD);
    await phone.type(field("passwordAgain"), NEW_PASSWORD);
    await phone.pickDate(field("birthday"), BIRTHDAY);
    await phone.has(role("img", t("auth.captchaImage")), "src", /./);
    await phone.type(field("captcha"), await gateway.lastCaptcha());
    await phone.tap(role("button", t("register.submit")));
    await phone.at("/m/login");
    await logIn(walk, name, NEW_PASSWORD);
    await phone.at("/m/home");
    await phone.see(role("button", t("shell.profile")));
  },
};

const demoAgent: Journey = {
  title: "agent overview",
  walk: async (walk) => {
    const { phone, words } = walk;
    const { t } = words;
    await phone.open("/m/login");
    await logIn(walk, "agente", PASSWORD);
    await phone.at("/m/agent");
    const counter = css("dd", role("region", t("agency.ownTeam")));
    await until("four counters", async () => {
      const shown = await Promise.all((await phone.all(counter)).map((one) => one.getText()));
      return shown.length >= 4 && shown.every((one) => /^[\d,]+$/.test(one));
    });
    await phone.tap(role("button", t("shell.hideBalance"), role("main")));
    await phone.see(text(t("shell.balanceHidden"), role("main")));
    await phone.tap(role("link", t("agency.tool.records")));
    await phone.at("/m/transaction/record?types=A");
  },
};

/** Registration and login. */
export const signingInJourneys: readonly Journey[] = [login, loginBySms, registration, demoAgent];
