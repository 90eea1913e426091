import { describe, expect, test } from "vitest";
import { emailProblem } from "./email.ts";

const specified = { required: true, pattern: "specified" } as const;

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
  expect(emailProblem(typed, { required, pattern: "specified" })?.key).toBe(key);
});

test("an address has the configured length at most, without blanks", () => {
  expect(emailProblem(" ana@correo.com ", { ...specified, max: 14 })).toBe(undefined);
  expect(emailProblem("ana@correo.com", { ...specified, max: 13 })).toEqual({
    key: "errors.fieldTooLong",
    values: { min: 1, max: 13 },
  });
});

describe("the wide pattern", () => {
  test.each([
    ["ana@correo.com", true],
    ["ana+volado@correo.com", true],
    ["ana-maria@correo.com", true],
    ["o'neil@correo.ie", true],
    ["ana@correo.info", true],
    ["ana@correo.technology", true],
    ["ana@a.b.c.d.correo.com.mx", true],
    ["josé@correo.mx", true],
    ["jose\u0301@correo.mx", true],
    ["ana@piñata.mx", true],
    ["ana@piñata.español", true],
    ["用户@例子.公司", true],
    ["ana@correo.xn--p1ai", true],
    ["ana@1and1.com", true],
    [`ana@${"a".repeat(63)}.mx`, true],
    [`ana@${"a".repeat(64)}.mx`, false],
    [`ana@correo.${"a".repeat(63)}`, true],
    [`ana@correo.${"a".repeat(64)}`, false],
    ["ana@correo", false],
    ["ana@correo.c", false],
    ["ana@correo.c0m", false],
    ["ana@correo.xn--", false],
    ["ana@-correo.com", false],
    ["ana@correo-.com", false],
    ["ana@correo..com", false],
    ["ana@correo.com.", false],
    ["ana@127.0.0.1", false],
    ["ana@[127.0.0.1]", false],
    ['"ana maria"@correo.com', false],
    ["ana..maria@correo.com", false],
    [".ana@correo.com", false],
    ["ana.@correo.com", false],
    ["ana@@correo.com", false],
    ["ana maria@correo.com", false],
    ["ana@correo.com,luz@correo.com", false],
    ["ana@correo.com\nluz", false],
    ["correo.com", false],
    ["@correo.com", false],
  ])("e-mail %j: %s", (typed, right) => {
    const problem = emailProblem(typed, { required: true, pattern: "wide" });
    expect(problem?.key).toBe(right ? undefined : "errors.emailFormat");
  });
});
