import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanCode, cleanFigures } from "../validation/clean-text.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { nameProblem, textProblem } from "../validation/free-text.ts";
import { captchaProblem, usernameProblem } from "../validation/login.ts";
import { cleanMobile, mobileProblem, smsCodeProblem } from "../validation/mobile.ts";
import { type Guessable, newPasswordProblem, passwordAgainProblem } from "../validation/new-password.ts";
import { collectProblems } from "../validation/problems.ts";
import { birthdayProblem } from "./birthday.ts";
import { registrationFieldBounds } from "./field-limits.ts";
import type { RegistrationField, RegistrationFields } from "./registration-fields.ts";
import {
  isRegistrationFieldRequired,
  type RegistrationForm,
  type RegistrationTab,
  shownRegistrationFields,
} from "./registration-form.ts";

/** Values that the form's rules depend on. */
export interface RegistrationRules extends RegistrationForm {
  /** Selected calling code, without plus sign. */
  readonly diallingCode: string;
  /** In years (decisions S2). */
  readonly minimumAge: number;
  readonly emailPattern: EmailPattern;
  /** YYYY-MM-DD in the player's time zone. */
  readonly today: string;
  readonly isCommon?: Guessable["isCommon"];
}

/** What the login password must not be: the name that the account will have. Payment passwords may be common. */
const guessableAs = (
  fields: RegistrationFields,
  { tab, diallingCode, isCommon }: RegistrationRules,
): Guessable => ({
  username: tab === "username" ? cleanFigures(fields.username) : cleanMobile(fields.mobile, diallingCode),
  isCommon,
});

const registrationProblem = (
  field: RegistrationField,
  fields: RegistrationFields,
  rules: RegistrationRules,
): FieldProblem | undefined => {
  const typed = fields[field];
  const required = isRegistrationFieldRequired(field, rules);
  const bounds = registrationFieldBounds(field, rules.settings);
  switch (field) {
    case "username":
      return usernameProblem(typed, bounds);
    case "mobile":
      return mobileProblem(typed, rules.diallingCode, bounds, required);
    case "smsCode":
      // The rule of the number decides whether a number is required.
      return fields.mobile.trim() === "" ? undefined : smsCodeProblem(typed, bounds);
    case "password":
    case "paymentPassword":
      return newPasswordProblem(
        typed,
        { ...bounds, pattern: rules.settings.rules.password.pattern },
        { required, ...(field === "password" && guessableAs(fields, rules)) },
      );
    case "passwordAgain":
      return passwordAgainProblem(fields.password, typed);
    case "email":
      return emailProblem(typed, { required, pattern: rules.emailPattern, max: bounds.max });
    case "payeeName":
      return nameProblem(typed, { required, max: bounds.max });
    case "invitationCode":
      return textProblem(cleanCode(typed), { required, max: bounds.max });
    case "birthday":
      return birthdayProblem(typed, { required, minimumAge: rules.minimumAge, today: rules.today });
    case "captcha":
      return captchaProblem(typed);
    default:
      return textProblem(typed, { required, max: bounds.max });
  }
};

/**
 * The problems of the shown fields in screen order, so that the first can be focused (Spec §5). Hidden fields are not
 * checked, because a problem that nobody sees would block the form.
 */
export const registrationProblems = (
  fields: RegistrationFields,
  rules: RegistrationRules,
): ReadonlyMap<RegistrationField, FieldProblem> =>
  collectProblems(
    shownRegistrationFields(rules).map((field) => [field, registrationProblem(field, fields, rules)]),
  );

/**
 * Copies the number to the other tab (Spec §2). Both tabs share the field `mobile`. If it is empty and the username is
 * a mobile number, as the phone tip suggests, the username is copied into it.
 */
export const carryMobile = (
  from: RegistrationTab,
  fields: RegistrationFields,
  { settings, diallingCode }: Pick<RegistrationRules, "settings" | "diallingCode">,
): RegistrationFields => {
  if (from !== "username" || fields.mobile.trim() !== "") return fields;
  const bounds = registrationFieldBounds("mobile", settings);
  return mobileProblem(fields.username, diallingCode, bounds)
    ? fields
    : { ...fields, mobile: fields.username.trim() };
};
