import { registrationFields } from "@volado/domain/registration";
import { describe, expect, test } from "vitest";
import { REFUSED, readSchema } from "../../test-server/read-schema.ts";
import { countDroppedRows } from "./dropped-rows.ts";
import { countriesSchema, registrationSettingsSchema, wireFieldNames } from "./registration.schema.ts";

describe("registration settings", () => {
  const bounds = { minLength: 4, maxLength: "16" };
  const wire = {
    register: {
      username: { enabled: 1, required: "1" },
      mobileNum: { enabled: true, required: false, maxLength: "12" },
      qqNum: { required: true },
      shoeSize: { enabled: true },
    },
    rules: {
      loginUsername: bounds,
      loginPassword: { ...bounds, regexp: "^[a-z]+$" },
      loginMobileNum: bounds,
      verificationCode: bounds,
    },
  };
  const settings = (more: object = {}) => registrationSettingsSchema.parse({ ...wire, ...more });

  test("list every field; missing ones are disabled, and disabled ones are not required", () => {
    const { fields } = settings();
    expect(Object.keys(fields).toSorted()).toEqual([...registrationFields].toSorted());
    expect(fields.username).toEqual({ enabled: true, required: true, maxLength: undefined });
    expect(fields.mobile).toEqual({ enabled: true, required: false, maxLength: 12 });
    expect(fields.qq).toEqual({ enabled: false, required: false, maxLength: undefined });
    expect(fields.captcha.enabled).toBe(false);
  });

  test.each(registrationFields)("read %s by its wire name", (name) => {
    const register = { [wireFieldNames[name]]: { enabled: true, required: true, maxLength: 7 } };
    const on = Object.entries(settings({ register }).fields).filter(([, { enabled }]) => enabled);
    expect(on).toEqual([[name, { enabled: true, required: true, maxLength: 7 }]]);
  });

  test("contain the rules with the password's pattern", () => {
    const { rules, smsBy, smsNeedsHuman } = settings();
    expect(rules.mobile).toEqual({ min: 4, max: 16 });
    expect(rules.password.pattern?.test("abc")).toBe(true);
    expect([smsBy, smsNeedsHuman]).toEqual(["gateway", false]);
    expect(settings({ smsProvider: "firebase", smsHumanVerification: "1" })).toMatchObject({
      smsBy: "firebase",
      smsNeedsHuman: true,
    });
  });

  const withPattern = (regexp: string | undefined) =>
    countDroppedRows(
      () =>
        settings({ rules: { ...wire.rules, loginPassword: { ...bounds, regexp } } }).rules.password.pattern,
    );

  test.each([undefined, ""])("ignore the pattern %j", (regexp) => {
    expect(withPattern(regexp)).toEqual({ result: undefined, dropped: 0 });
  });

  test.each(["(", "(?<x"])("report and ignore the invalid pattern %j", (regexp) => {
    expect(withPattern(regexp)).toEqual({ result: undefined, dropped: 1 });
  });

  test.each([
    ["^[\\w-.]+$", "ab.c-1", "ab c"],
    ["^(?=.*\\@)[a-z\\@]+$", "ab@c", "abc"],
    ["^[a-z]{2,}\\-[0-9]+$", "ab-1", "ab1"],
  ])("read the pattern %s, which is one only without the flag u", (regexp, good, bad) => {
    const { result, dropped } = withPattern(regexp);
    expect([result?.test(good), result?.test(bad), dropped]).toEqual([true, false, 0]);
  });

  test("treat astral characters as one where the pattern allows it", () => {
    expect(withPattern("^.{1}$").result?.test("😀")).toBe(true);
  });

  test("countries need a code and a calling code", () => {
    expect(readSchema(countriesSchema, [{ code: "MX", countryDialingCode: "52" }])).toEqual([
      { code: "MX", diallingCode: "52" },
    ]);
    for (const row of [
      { code: "mx", countryDialingCode: "52" },
      { code: "MX", countryDialingCode: "+52" },
    ]) {
      expect(readSchema(countriesSchema, [row])).toBe(REFUSED);
    }
  });
});
