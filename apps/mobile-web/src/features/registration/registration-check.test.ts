import { describe, expect, it } from "vitest";
import { nothingTyped, type RegistrationFormFields, registrationCheck } from "./registration-check.ts";
import { formWith } from "./testing/registration-forms.ts";

const typed: RegistrationFormFields = {
  ...nothingTyped,
  username: "lucero",
  password: "Volado2026",
  terms: true,
};

const rules = (...of: Parameters<typeof formWith>) => ({
  ...formWith(...of),
  diallingCode: "52",
  minimumAge: 18,
  emailPattern: "specified" as const,
  today: "2026-11-21",
});

const wrong = (fields: Partial<RegistrationFormFields>, taken: readonly string[] = []) => [
  ...registrationCheck(rules({ birthday: {} }), (name) => taken.includes(name))({
    ...typed,
    birthday: "1990-05-01",
    ...fields,
  }),
];

describe("the registration form", () => {
  it("has no problem when everything is filled in", () => {
    expect(wrong({})).toEqual([]);
  });

  it.each<[Partial<RegistrationFormFields>, string, string]>([
    [{ username: "" }, "username", "errors.usernameRequired"],
    [{ password: "short" }, "password", "errors.passwordLength"],
    [{ birthday: "2010-05-01" }, "birthday", "errors.birthdayUnderAge"],
    [{ terms: false }, "terms", "errors.acceptDisclaimer"],
  ])("%j: %s says %s", (fields, field, key) => {
    expect(wrong(fields).map(([name, problem]) => [name, problem.key])).toEqual([[field, key]]);
  });

  it("checks the terms after the fields (Spec §4)", () => {
    expect(wrong({ username: "", terms: false }).map(([name]) => name)).toEqual(["username", "terms"]);
  });

  it("knows a username that the gateway called taken, blanks or not", () => {
    const [problem] = wrong({ username: " lucero " }, ["lucero"]);
    expect(problem).toEqual(["username", { key: "errors.usernameTaken", values: { min: 4, max: 16 } }]);
  });

  it("says first what is wrong with a name, and nothing of names on the mobile tab", () => {
    expect(wrong({ username: "a b" }, ["a b"])[0]?.[1].key).toBe("errors.usernameFormat");
    const check = registrationCheck(
      rules({}, { tab: "mobile", switches: new Set(["MOBILENUMREG3"]) }),
      () => true,
    );
    expect([...check({ ...typed, mobile: "55 1234 5678" })]).toEqual([]);
  });
});
