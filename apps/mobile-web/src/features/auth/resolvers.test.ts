import type { ResolverOptions } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { type SmsFormFields, smsResolver, type UsernameFormFields, usernameResolver } from "./resolvers.ts";

describe("SMS form validation", () => {
  const typed: SmsFormFields = { mobile: "055 1234-5678", smsCode: "482913", captcha: "", keep: true };
  const options: ResolverOptions<SmsFormFields> = { fields: {}, shouldUseNativeValidation: false };
  const rules = { mobile: { min: 8, max: 12 }, smsCode: { min: 6, max: 6 } };

  const check = (fields: Partial<SmsFormFields>, captchaShown = false) =>
    smsResolver(({ key, values }) => `${key} ${values.min}-${values.max}`, {
      rules,
      diallingCode: "52",
      captchaShown,
    })({ ...typed, ...fields }, undefined, options);

  it("returns number and code as typed", async () => {
    expect(await check({})).toEqual({ values: typed, errors: {} });
  });

  it.each<[Partial<SmsFormFields>, boolean, Record<string, string>]>([
    [{ mobile: "" }, false, { mobile: "errors.mobileRequired" }],
    [{ mobile: "1234" }, false, { mobile: "errors.mobileFormat" }],
    [{ smsCode: "12" }, false, { smsCode: "errors.smsCodeLength" }],
    [{}, true, { captcha: "errors.captchaRequired" }],
    [
      { mobile: "", smsCode: "", captcha: "x" },
      true,
      {
        mobile: "errors.mobileRequired",
        smsCode: "errors.smsCodeRequired",
        captcha: "errors.captchaFormat",
      },
    ],
  ])("reports %j with captcha %s in field order", async (fields, captchaShown, wrong) => {
    const { errors } = await check(fields, captchaShown);
    expect(Object.entries(errors).map(([name, error]) => [name, error?.type])).toEqual(Object.entries(wrong));
  });
});

describe("username form validation", () => {
  const typed: UsernameFormFields = { username: "jugador", password: "Volado2026", captcha: "", keep: true };
  const options: ResolverOptions<UsernameFormFields> = { fields: {}, shouldUseNativeValidation: false };

  const check = (fields: Partial<UsernameFormFields>, captchaShown = false) =>
    usernameResolver(({ key, values }) => `${key} ${values.min}-${values.max}`, captchaShown)(
      { ...typed, ...fields },
      undefined,
      options,
    );

  it("returns valid fields unchanged", async () => {
    expect(await check({})).toEqual({ values: typed, errors: {} });
  });

  it.each<[keyof UsernameFormFields, Partial<UsernameFormFields>, string]>([
    ["username", { username: " " }, "errors.usernameRequired"],
    ["username", { username: "año nuevo" }, "errors.usernameFormat"],
    ["password", { password: "" }, "errors.passwordRequired"],
  ])("describes the problem with the %s %j", async (field, fields, key) => {
    const { values, errors } = await check(fields);
    expect(values).toEqual({});
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors).toMatchObject({ [field]: { type: key } });
    expect(errors).toHaveProperty([field, "message"], expect.stringMatching(`^${key} \\d+-\\d+$`));
  });

  it.each(["5512345678", "55 1234 5678", "+52 1 (55) 1234 - 5678"])(
    "accepts the mobile number %s as a username",
    async (username) => {
      expect((await check({ username })).errors).toEqual({});
    },
  );

  it("reports every wrong field, in field order", async () => {
    const { errors } = await check({ username: "", password: "", captcha: "x" }, true);
    expect(Object.keys(errors)).toEqual(["username", "password", "captcha"]);
  });

  it.each([
    ["", false, []],
    ["no number", false, []],
    ["", true, ["captcha"]],
    ["1234567", true, ["captcha"]],
    ["123456", true, []],
  ])("validates the captcha (%j) only while shown: %s", async (captcha, shown, wrong) => {
    const { errors } = await check({ captcha }, shown);
    expect(Object.keys(errors)).toEqual(wrong);
  });
});
