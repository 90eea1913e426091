import { eachRegistrationField, registrationFields } from "@volado/domain/registration";
import { describe, expect, it } from "vitest";
import { shownOnly } from "./register.ts";

const typed = eachRegistrationField((field) => ` ${field} `);

describe("what was typed into a registration", () => {
  const given = shownOnly(typed, registrationFields);

  it.each(["password", "passwordAgain", "paymentPassword"] as const)("keeps the blanks of %s", (field) => {
    expect(given(field)).toBe(` ${field} `);
  });

  it.each(["username", "nickname", "email", "captcha"] as const)("loses those around %s", (field) => {
    expect(given(field)).toBe(field);
  });

  it("is nothing where the field isn't shown, whatever was sent", () => {
    const shown = shownOnly(typed, ["username"]);
    expect(registrationFields.filter((field) => shown(field) !== "")).toEqual(["username"]);
  });
});
