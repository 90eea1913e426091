import type { FieldMessageKey, FieldProblem, MessageKey } from "@volado/domain/errors";
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

/** A field's problem, or why the gateway refused its value before. */
export interface RegistrationProblem extends Pick<FieldProblem, "values"> {
  readonly key: FieldMessageKey | MessageKey;
}

/**
 * Validates the form: the domain's rules, taken usernames, refused numbers, and finally the terms (Spec §4 "submission
 * order").
 */
export const registrationCheck =
  (
    rules: RegistrationRules,
    isTaken: (username: string) => boolean,
    refusalOf: (mobile: string) => MessageKey | undefined = () => undefined,
  ) =>
  (typed: RegistrationFormFields): ReadonlyMap<RegistrationFormField, RegistrationProblem> => {
    const problems = new Map<RegistrationFormField, RegistrationProblem>(registrationProblems(typed, rules));
    const shown = shownRegistrationFields(rules);
    const named = shown.includes("username") && !problems.has("username");
    if (named && isTaken(cleanFigures(typed.username))) {
      const values = registrationFieldBounds("username", rules.settings);
      problems.set("username", { key: "errors.usernameTaken", values });
    }
    const refusal = refusalOf(typed.mobile);
    if (refusal && shown.includes("mobile") && !problems.has("mobile"))
      problems.set("mobile", { key: refusal, values: registrationFieldBounds("mobile", rules.settings) });
    if (!typed.terms) problems.set("terms", { key: "errors.acceptDisclaimer", values: { min: 1, max: 1 } });
    return problems;
  };
