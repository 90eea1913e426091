import type { ResolverOptions } from "react-hook-form";
import { expect, it } from "vitest";
import { type SmsFormFields, smsResolver } from "./resolvers.ts";

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
