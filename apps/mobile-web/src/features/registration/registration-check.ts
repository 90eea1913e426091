import type { FieldProblem } from "@volado/domain/errors";
import {
  eachRegistrationField,
  type RegistrationField,
  type RegistrationRules,
  registrationFieldBounds,
  registrationFields,
  registrationProblems,
  shownRegistrationFields,
} from "@volado/domain/registration";
import { cleanFigures } from "@volado/domain/validation";

export interface RegistrationFormFields extends Record<RegistrationField, string> {
  terms: boolean;
}

export type RegistrationFormField = keyof RegistrationFormFields;

export const emptyForm = eachRegistrationField(() => "");

const secrets: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
  "smsCode",
  "password",
  "passwordAgain",
  "paymentPassword",
  "idNumber",
  "captcha",
]);

/** Fields that may be stored while the player leaves the page. */
export const storableFields = registrationFields.filter((field) => !secrets.has(field));

/** Validates the form: the domain's rules, taken usernames, and finally the terms (Spec §4 "submission order"). */
export const registrationCheck =
  (rules: RegistrationRules, isTaken: (username: string) => boolean) =>
  (typed: RegistrationFormFields): ReadonlyMap<RegistrationFormField, FieldProblem> => {
    const problems = new Map<RegistrationFormField, FieldProblem>(registrationProblems(typed, rules));
    const named = shownRegistrationFields(rules).includes("username") && !problems.has("username");
    if (named && isTaken(cleanFigures(typed.username))) {
      const values = registrationFieldBounds("username", rules.settings);
      problems.set("username", { key: "errors.usernameTaken", values });
    }
    if (!typed.terms) problems.set("terms", { key: "errors.acceptDisclaimer", values: { min: 1, max: 1 } });
    return problems;
  };
