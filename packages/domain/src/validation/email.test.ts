import { expect, test } from "vitest";
import { emailProblem } from "./email.ts";

test.each([
  ["", true, "errors.emailRequired"],
  ["  ", true, "errors.emailRequired"],
  ["", false, undefined],
  ["ana@correo.com", true, undefined],
  [" ana@correo.com ", true, undefined],
  ["ana.maria_lopez@correo.com.mx", true, undefined],
  ["ANA@CORREO.COM", false, undefined],
  ["ana@mi-correo.co.uk", true, undefined],
  ["a@b.mx", true, undefined],
  ["a@b.com.gob.mx", true, undefined],
  ["a@b.com.gob.mx.mx", true, "errors.emailFormat"],
  ["ana@correo", false, "errors.emailFormat"],
  ["ana@correo.c", true, "errors.emailFormat"],
  ["ana@correo.info", true, "errors.emailFormat"],
  ["ana@correo.c0m", true, "errors.emailFormat"],
  ["ana..maria@correo.com", true, "errors.emailFormat"],
  [".ana@correo.com", true, "errors.emailFormat"],
  ["ana@@correo.com", true, "errors.emailFormat"],
  ["ana maria@correo.com", true, "errors.emailFormat"],
  ["correo.com", true, "errors.emailFormat"],
])("e-mail %j, required %s: %s", (typed, required, key) => {
  expect(emailProblem(typed, required)?.key).toBe(key);
});

test("an address is not longer than configured, blanks apart", () => {
  expect(emailProblem(" ana@correo.com ", true, 14)).toBe(undefined);
  expect(emailProblem("ana@correo.com", true, 13)).toEqual({
    key: "errors.fieldTooLong",
    values: { min: 1, max: 13 },
  });
});
