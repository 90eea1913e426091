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
const describeProblem = ({ key, values }: { key: string; values: { min: number; max: number } }) =>
  `${key} ${values.min}-${values.max}`;

/** Invalid fields with their messages, in the order of the form. */
const problemsOf = async <Fields extends FieldValues>(resolver: Resolver<Fields>, typed: Fields) => {
  const { errors } = await resolver(typed, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.entries(errors).map(([field, error]) => `${field}: ${error?.message}`);
};

describe("the recovery form by e-mail", () => {
  const typed = { username: " jugador ", email: " jugador@example.com " };
  const { min, max } = lazyMerchantConfig.login.username;

  it.each([
    ["surrounding whitespace", {}, []],
    ["a mobile number for a username", { username: "+52 1 (55) 1234 - 5678" }, []],
    ["no username", { username: " " }, [`username: errors.usernameRequired ${min}-${max}`]],
    ["no e-mail", { email: "" }, ["email: errors.emailRequired 1-128"]],
    ["an e-mail without a host", { email: "jugador@" }, ["email: errors.emailFormat 1-128"]],
  ])("with %s reports %j", async (_name, fields, messages) => {
    expect(await problemsOf(retrieveResolver(describeProblem), { ...typed, ...fields })).toEqual(messages);
  });

  it("reports both invalid fields in order", async () => {
    expect(await problemsOf(retrieveResolver(describeProblem), { username: "", email: "" })).toEqual([
      expect.stringMatching(/^username/),
      expect.stringMatching(/^email/),
    ]);
  });
});

describe("the recovery form by phone", () => {
  const typed = { diallingCode: "52", mobile: "55 1234 5678", smsCode: "123456", newPassword: "Nopal2026" };

  it.each([
    ["valid fields", {}, []],
    ["its dialling code in the number", { mobile: "+52 55 1234 5678" }, []],
    ["another country's number", { mobile: "+1 55 1234 5678" }, ["mobile: errors.mobileCountry 10-10"]],
    ["that country selected", { diallingCode: "1", mobile: "+1 55 1234 5678" }, []],
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
  ])("with %s reports %j", async (_name, fields, messages) => {
    expect(await problemsOf(setPasswordResolver(describeProblem, rules), { ...typed, ...fields })).toEqual(
      messages,
    );
  });
});

describe("the password change form", () => {
  const typed = { oldPassword: "Volado2026", newPassword: "Nopal2026", newPasswordAgain: "Nopal2026" };

  it.each([
    ["valid fields", true, {}, []],
    ["a missing old password", true, { oldPassword: "" }, ["oldPassword: errors.oldPasswordRequired 1-128"]],
    ["a known old password", false, { oldPassword: "" }, []],
    [
      "a short password",
      true,
      { newPassword: "a1", newPasswordAgain: "a1" },
      ["newPassword: errors.passwordLength 8-20"],
    ],
    [
      "a different confirmation",
      true,
      { newPasswordAgain: "Nopal2027" },
      ["newPasswordAgain: errors.passwordsDiffer 1-128"],
    ],
    [
      "no confirmation",
      true,
      { newPasswordAgain: "" },
      ["newPasswordAgain: errors.passwordAgainRequired 1-128"],
    ],
  ])("with %s (old needed: %s) reports %j", async (_name, oldNeeded, fields, messages) => {
    const resolver = changePasswordResolver(describeProblem, { rule: rules.password, oldNeeded });
    expect(await problemsOf(resolver, { ...typed, ...fields })).toEqual(messages);
  });
});
