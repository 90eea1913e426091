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

/** The registration form as typed. */
export interface RegistrationFormFields extends Record<RegistrationField, string> {
  /** The terms are accepted. */
  terms: boolean;
}

/** Everything that can be wrong: a field, or the terms. */
export type RegistrationFormField = keyof RegistrationFormFields;

/** A form with nothing typed. */
export const nothingTyped = eachRegistrationField(() => "");

const secrets: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
  "smsCode",
  "password",
  "passwordAgain",
  "paymentPassword",
  "idNumber",
  "captcha",
]);

/** The fields whose words may be kept while the player is elsewhere. */
export const storableFields = registrationFields.filter((field) => !secrets.has(field));

/**
 * What is wrong with the form: the domain's rules, a username that the gateway called taken, and after them
 * the terms (Spec §4 "submission order").
 */
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
