import { describe, expect, test } from "vitest";
import { form, setting, settingsWith } from "../../samples/index.ts";
import { SiteSwitch } from "../site/switches.ts";
import { type RegistrationField, registrationFields } from "./registration-fields.ts";
import {
  isRegistrationFieldRequired,
  type RegistrationForm,
  registrationTabs,
  shownRegistrationFields,
} from "./registration-form.ts";

const { UsernameRegistration, MobileRegistration, RegistrationSmsCheck, MobileRegistrationPassword } =
  SiteSwitch;

test.each([
  [[UsernameRegistration, MobileRegistration], "username,mobile"],
  [[UsernameRegistration], "username"],
  [[MobileRegistration], "mobile"],
  [[], ""],
])("with %o on the tabs are %s, the default first (Spec §2)", (switches, tabs) => {
  expect(registrationTabs(new Set(switches)).join()).toBe(tabs);
});

test("the fallback tab applies only while both switches are off", () => {
  expect(registrationTabs(new Set(), "username")).toEqual(["username"]);
  expect(registrationTabs(new Set([MobileRegistration]), "username")).toEqual(["mobile"]);
});

const allOn = settingsWith(Object.fromEntries(registrationFields.map((field) => [field, setting()])));

describe("fields on the screen", () => {
  const none: RegistrationForm["switches"] = new Set();
  const fields = (...enabled: readonly RegistrationField[]) => ({
    settings: settingsWith(Object.fromEntries(enabled.map((field) => [field, setting()]))),
  });

  test.each<[string, Partial<RegistrationForm>, string]>([
    ["by username, nothing enabled", {}, "username password"],
    ["by mobile, nothing enabled", { tab: "mobile" }, "mobile smsCode password"],
    [
      "by mobile without its password",
      { tab: "mobile", switches: new Set([RegistrationSmsCheck]) },
      "mobile smsCode",
    ],
    [
      "by mobile without its code",
      { tab: "mobile", switches: new Set([MobileRegistrationPassword]) },
      "mobile password",
    ],
    ["by mobile, no switch on", { tab: "mobile", switches: none }, "mobile"],
    [
      "a second password only where there is a first",
      { tab: "mobile", switches: none, ...fields("passwordAgain") },
      "mobile",
    ],
    ["by username the code needs a number", fields("smsCode"), "username password"],
    ["by username the code needs its own setting", fields("mobile"), "username mobile password"],
    ["by username with number and code", fields("mobile", "smsCode"), "username mobile smsCode password"],
    [
      "by username the code needs the switch",
      { switches: none, ...fields("mobile", "smsCode") },
      "username mobile password",
    ],
    ["an invitation code, when enabled", fields("invitationCode"), "username password invitationCode"],
    [
      "no invitation code, when the link's is known",
      { ...fields("invitationCode"), invitationKnown: true },
      "username password",
    ],
    ["an agent's code, though not enabled", { agentInvitation: true }, "username password invitationCode"],
    [
      "no agent's code, when the link's is known",
      { agentInvitation: true, invitationKnown: true },
      "username password",
    ],
    ["everything, by username, in the screen's order", { settings: allOn }, registrationFields.join(" ")],
    [
      "everything, by mobile, in the screen's order",
      { settings: allOn, tab: "mobile" },
      registrationFields.filter((field) => field !== "username").join(" "),
    ],
  ])("%s", (_what, given, shown) => {
    expect(shownRegistrationFields({ ...form, ...given }).join(" ")).toBe(shown);
  });

  const own = registrationFields.filter(
    (field) => !["username", "mobile", "smsCode", "password"].includes(field),
  );
  test.each(own)("%s is shown exactly when enabled (Spec §2)", (field) => {
    const shownWith = (enabled: boolean) =>
      shownRegistrationFields({ ...form, settings: settingsWith({ [field]: setting({ enabled }) }) });
    expect(shownWith(true)).toContain(field);
    expect(shownWith(false)).not.toContain(field);
  });
});

describe("a social sign-up asks for", () => {
  const required = setting({ required: true });
  const none: RegistrationForm["switches"] = new Set();
  const fields = (...enabled: readonly RegistrationField[]) => ({
    settings: settingsWith(Object.fromEntries(enabled.map((field) => [field, required]))),
  });
  const passwords = ["password", "passwordAgain", "paymentPassword"];
  const others = registrationFields.filter((field) => !passwords.includes(field));

  test.each<[string, Partial<RegistrationForm>, string]>([
    ["the name alone, nothing enabled", {}, "username"],
    ["nothing that is optional", { settings: allOn }, "username captcha"],
    ["a required field", fields("birthday"), "username birthday"],
    [
      "the captcha, though not marked as required",
      { settings: settingsWith({ captcha: setting() }) },
      "username captcha",
    ],
    ["a required number and its code", fields("mobile", "smsCode"), "username mobile smsCode"],
    ["no code without the switch", { switches: none, ...fields("mobile", "smsCode") }, "username mobile"],
    ["no code with an optional number", fields("smsCode"), "username"],
    ["an invitation code", fields("invitationCode"), "username invitationCode"],
    ["none besides the link's", { ...fields("invitationCode"), invitationKnown: true }, "username"],
    ["name, number and code by mobile", { tab: "mobile" }, "username mobile smsCode"],
    ["name and number by mobile without the switch", { tab: "mobile", switches: none }, "username mobile"],
    ["everything required but passwords", fields(...registrationFields), others.join(" ")],
  ])("%s", (_, changes, shown) => {
    expect(shownRegistrationFields({ ...form, ...changes, social: true }).join(" ")).toBe(shown);
  });
});

describe("required fields", () => {
  const always: readonly RegistrationField[] = ["username", "password", "passwordAgain", "captcha"];
  test.each(always)("%s is always required", (field) => {
    expect(isRegistrationFieldRequired(field, form)).toBe(true);
  });

  const configured = registrationFields.filter((field) => !always.includes(field) && field !== "smsCode");
  test.each(configured)("%s is required when configured", (field) => {
    const requiredWith = (required: boolean) =>
      isRegistrationFieldRequired(field, {
        ...form,
        settings: settingsWith({ [field]: setting({ required }) }),
      });
    expect(requiredWith(true)).toBe(true);
    expect(requiredWith(false)).toBe(false);
  });

  test("number and code are required on the mobile tab", () => {
    expect(isRegistrationFieldRequired("mobile", { ...form, tab: "mobile" })).toBe(true);
    expect(isRegistrationFieldRequired("smsCode", { ...form, tab: "mobile" })).toBe(true);
  });

  test("by username the code is required when the number is", () => {
    const withMobile = (required: boolean) => ({
      ...form,
      settings: settingsWith({ mobile: setting({ required }), smsCode: setting({ required: !required }) }),
    });
    expect(isRegistrationFieldRequired("smsCode", withMobile(true))).toBe(true);
    expect(isRegistrationFieldRequired("smsCode", withMobile(false))).toBe(false);
  });

  test("an agent's code is required", () => {
    expect(isRegistrationFieldRequired("invitationCode", { ...form, agentInvitation: true })).toBe(true);
  });
});
