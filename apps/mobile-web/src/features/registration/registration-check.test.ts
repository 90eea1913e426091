import { expect, it } from "vitest";
import { emptyForm, type RegistrationFormFields, registrationCheck } from "./registration-check.ts";
import { formWith } from "./testing/registration-forms.ts";

const typed: RegistrationFormFields = {
  ...emptyForm,
  username: "lucero",
  password: "Nopal2026",
  terms: true,
};

const rules = (...of: Parameters<typeof formWith>) => ({
  ...formWith(...of),
  diallingCode: "52",
  minimumAge: 18,
  emailPattern: "specified" as const,
  today: "2026-11-21",
});

const problemsOf = (fields: Partial<RegistrationFormFields>, takenNames: readonly string[] = []) => [
  ...registrationCheck(rules({ birthday: {} }), (name) => takenNames.includes(name))({
    ...typed,
    birthday: "1990-05-01",
    ...fields,
  }),
];

it("checks the terms after the fields (Spec §4)", () => {
  expect(problemsOf({ username: "", terms: false }).map(([name]) => name)).toEqual(["username", "terms"]);
});

it("rejects the username as password", () => {
  const [problem] = problemsOf({ username: "lucero_2026", password: "Lucero_2026" });
  expect(problem?.[1].key).toBe("errors.passwordIsUsername");
});

it("rejects a taken username, ignoring whitespace", () => {
  const [problem] = problemsOf({ username: " lucero " }, ["lucero"]);
  expect(problem).toEqual(["username", { key: "errors.usernameTaken", values: { min: 4, max: 16 } }]);
});

it("reports an invalid username first, and none on the mobile tab", () => {
  expect(problemsOf({ username: "a b" }, ["a b"])[0]?.[1].key).toBe("errors.usernameFormat");
  const check = registrationCheck(
    rules({}, { tab: "mobile", switches: new Set(["MOBILENUMREG3"]) }),
    () => true,
  );
  expect([...check({ ...typed, mobile: "55 1234 5678" })]).toEqual([]);
});
