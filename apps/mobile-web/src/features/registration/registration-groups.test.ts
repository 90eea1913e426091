import { registrationFields, shownRegistrationFields } from "@volado/domain/registration";
import { describe, expect, it } from "vitest";
import { registrationGroups, registrationOrder } from "./registration-groups.ts";
import { formWith } from "./testing/registration-forms.ts";

const optional = { required: false };
const everything = (required: boolean) =>
  Object.fromEntries(registrationFields.map((field) => [field, { required }]));

const partsOf = (...of: Parameters<typeof formWith>) =>
  Object.fromEntries(
    registrationGroups(formWith(...of), "grouped").map(({ name, fields }) => [name, fields]),
  );

it.each(["specified", "grouped"] as const)("the %s form shows every enabled field once", (layout) => {
  const alone = registrationFields.map((field) => ({ [field]: {} }));
  for (const tab of ["username", "mobile"] as const)
    for (const fields of [{}, everything(true), everything(false), ...alone]) {
      const form = formWith(fields, { tab });
      expect([...registrationOrder(form, layout)].sort()).toEqual([...shownRegistrationFields(form)].sort());
    }
});

describe("the form in the specification's order", () => {
  const listed = (...of: Parameters<typeof formWith>) => registrationGroups(formWith(...of), "specified");

  it("is one unfolded list without the captcha (Spec §2 Registration)", () => {
    const specified = [
      ...["username", "mobile", "smsCode", "password", "passwordAgain", "paymentPassword", "idNumber", "qq"],
      ...["facebook", "wechat", "line", "whatsapp", "zalo", "email", "nickname", "payeeName", "referrerId"],
      ...["birthday", "invitationCode"],
    ];
    const inOtherOrder = Object.fromEntries(specified.toSorted().map((field) => [field, optional]));
    expect(listed(inOtherOrder)).toEqual([{ name: "account", fields: specified }]);
  });
});

describe("the parts of the form", () => {
  it("start with the account, on either tab", () => {
    const fields = { passwordAgain: {}, mobile: optional, smsCode: {}, email: optional };
    expect(partsOf(fields)).toEqual({
      account: ["username", "password", "passwordAgain"],
      contact: ["mobile", "smsCode", "email"],
    });
    expect(partsOf(fields, { tab: "mobile" })).toEqual({
      account: ["mobile", "smsCode", "password", "passwordAgain"],
      contact: ["email"],
    });
  });

  it("keep one or two optional fields in place", () => {
    expect(partsOf({ line: optional, nickname: optional })).toEqual({
      account: ["username", "password"],
      contact: ["line"],
      personal: ["nickname"],
    });
  });

  it("fold three or more optional fields, never required ones", () => {
    expect(partsOf({ line: optional, zalo: optional, nickname: optional, birthday: {}, qq: {} })).toEqual({
      account: ["username", "password"],
      contact: ["qq"],
      personal: ["birthday"],
      more: ["line", "zalo", "nickname"],
    });
  });

  it("end with the captcha", () => {
    expect(registrationOrder(formWith(everything(true)), "grouped").at(-1)).toBe("captcha");
  });
});
