import type { RuleSets } from "@volado/domain/validation";
import type { FieldValues, Resolver } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { lazyMerchantConfig } from "../../shared/lazy-merchant-config.ts";
import { changePasswordResolver, retrieveResolver, setPasswordResolver } from "./resolvers.ts";

const rules: RuleSets = {
  username: { min: 4, max: 16 },
  password: { min: 8, max: 20, pattern: /^(?=.*[A-Za-z])(?=.*[0-9])[!-~]+$/ },
  mobile: { min: 8, max: 12 },
  smsCode: { min: 6, max: 6 },
};
const tell = ({ key, values }: { key: string; values: { min: number; max: number } }) =>
  `${key} ${values.min}-${values.max}`;

/** Wrong fields with their messages, in the order of the form. */
const wrong = async <Fields extends FieldValues>(resolver: Resolver<Fields>, typed: Fields) => {
  const { errors } = await resolver(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.entries(errors).map(([field, error]) => `${field}: ${error?.message}`);
};

describe("the form that asks for an e-mail", () => {
  const typed = { username: " jugador ", email: " jugador@example.com " };
  const { min, max } = lazyMerchantConfig.login.username;

  it.each([
    ["blanks around both", {}, []],
    ["a mobile number for a username", { username: "+52 1 (55) 1234 - 5678" }, []],
    ["no username", { username: " " }, [`username: errors.usernameRequired ${min}-${max}`]],
    ["no e-mail", { email: "" }, ["email: errors.emailRequired 1-128"]],
    ["an e-mail without a host", { email: "jugador@" }, ["email: errors.emailFormat 1-128"]],
  ])("with %s says %j", async (_name, fields, messages) => {
    expect(await wrong(retrieveResolver(tell), { ...typed, ...fields })).toEqual(messages);
  });

  it("names both wrong fields, the first one first", async () => {
    expect(await wrong(retrieveResolver(tell), { username: "", email: "" })).toEqual([
      expect.stringMatching(/^username/),
      expect.stringMatching(/^email/),
    ]);
  });
});

describe("the form that sets a password by phone", () => {
  const typed = { diallingCode: "52", mobile: "55 1234 5678", smsCode: "123456", newPassword: "Nopal2026" };

  it.each([
    ["everything right", {}, []],
    ["its own dialling code in the number", { mobile: "+52 55 1234 5678" }, []],
    ["another country's number", { mobile: "+1 55 1234 5678" }, ["mobile: errors.mobileCountry 10-10"]],
    ["that country chosen", { diallingCode: "1", mobile: "+1 55 1234 5678" }, []],
    ["half a code", { smsCode: "123" }, ["smsCode: errors.smsCodeLength 6-6"]],
    ["letters only", { newPassword: "solamente" }, ["newPassword: errors.passwordFormat 8-20"]],
    [
      "nothing",
      { mobile: "", smsCode: "", newPassword: "" },
      [
        "mobile: errors.mobileRequired 10-10",
        "smsCode: errors.smsCodeRequired 6-6",
        "newPassword: errors.passwordRequired 8-20",
      ],
    ],
  ])("with %s says %j", async (_name, fields, messages) => {
    expect(await wrong(setPasswordResolver(tell, rules), { ...typed, ...fields })).toEqual(messages);
  });
});

describe("the form that changes a password", () => {
  const typed = { oldPassword: "Volado2026", newPassword: "Nopal2026", newPasswordAgain: "Nopal2026" };

  it.each([
    ["everything right", true, {}, []],
    [
      "no old one, which is needed",
      true,
      { oldPassword: "" },
      ["oldPassword: errors.oldPasswordRequired 1-128"],
    ],
    ["no old one, which is known", false, { oldPassword: "" }, []],
    [
      "a short one",
      true,
      { newPassword: "a1", newPasswordAgain: "a1" },
      ["newPassword: errors.passwordLength 8-20"],
    ],
    [
      "another one again",
      true,
      { newPasswordAgain: "Nopal2027" },
      ["newPasswordAgain: errors.passwordsDiffer 1-128"],
    ],
    ["none again", true, { newPasswordAgain: "" }, ["newPasswordAgain: errors.passwordAgainRequired 1-128"]],
  ])("with %s (old needed: %s) says %j", async (_name, oldNeeded, fields, messages) => {
    const resolver = changePasswordResolver(tell, { rule: rules.password, oldNeeded });
    expect(await wrong(resolver, { ...typed, ...fields })).toEqual(messages);
  });
});
