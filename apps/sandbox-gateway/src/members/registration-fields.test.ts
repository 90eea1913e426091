import { eachRegistrationField, registrationFields } from "@volado/domain/registration";
import { expect, it } from "vitest";
import { shownOnly } from "./register.ts";

const typed = eachRegistrationField((field) => ` ${field} `);

it("a registration counts only shown fields, trimmed except for passwords", () => {
  const given = shownOnly(typed, registrationFields);
  for (const field of ["password", "passwordAgain", "paymentPassword"] as const)
    expect(given(field)).toBe(` ${field} `);
  for (const field of ["username", "nickname", "email", "captcha"] as const) expect(given(field)).toBe(field);
  const shown = shownOnly(typed, ["username"]);
  expect(registrationFields.filter((field) => shown(field) !== "")).toEqual(["username"]);
});
