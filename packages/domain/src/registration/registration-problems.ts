import type { FieldProblem } from "../errors/field-message-key.ts";
import { cleanCode } from "../validation/clean-text.ts";
import { type EmailPattern, emailProblem } from "../validation/email.ts";
import { nameProblem, textProblem } from "../validation/free-text.ts";
import { captchaProblem, usernameProblem } from "../validation/login.ts";
import { mobileProblem } from "../validation/mobile.ts";
import { newPasswordProblem, passwordAgainProblem } from "../validation/new-password.ts";
import { smsCodeProblem } from "../validation/sms-code.ts";
import { birthdayProblem } from "./birthday.ts";
import { registrationFieldBounds } from "./field-limits.ts";
import type { RegistrationField, RegistrationFields } from "./registration-fields.ts";
import {
  isRegistrationFieldRequired,
  type RegistrationForm,
  shownRegistrationFields,
} from "./registration-form.ts";

/** What the rules of a registration depend on. */
export interface RegistrationRules extends RegistrationForm {
  /** Calling code chosen beside the mobile number, without plus sign. */
  readonly diallingCode: string;
  /** In years (decisions S2). */
  readonly minimumAge: number;
  readonly emailPattern: EmailPattern;
  /** YYYY-MM-DD, where the player is. */
  readonly today: string;
}

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
      // Without a number there is nothing to send a code to; whether there must be one is the number's rule.
      return fields.mobile.trim() === "" ? undefined : smsCodeProblem(typed, bounds);
    case "password":
    case "paymentPassword":
      return newPasswordProblem(
        typed,
        { ...bounds, pattern: rules.settings.rules.password.pattern },
        required,
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
 * What is wrong with each field, in the order of the screen, so that the first can take the focus (Spec §5).
 * Only fields that are shown can be wrong: a problem nobody sees would lock the form.
 */
export const registrationProblems = (
  fields: RegistrationFields,
  rules: RegistrationRules,
): ReadonlyMap<RegistrationField, FieldProblem> => {
  const problems = new Map<RegistrationField, FieldProblem>();
  for (const field of shownRegistrationFields(rules)) {
    const problem = registrationProblem(field, fields, rules);
    if (problem) problems.set(field, problem);
  }
  return problems;
};
