import { TEXT_MAX_LENGTH } from "../validation/free-text.ts";
import { CAPTCHA_MAX_DIGITS, USERNAME_MAX_LENGTH } from "../validation/login.ts";
import { MOBILE_MAX_LENGTH, SMS_CODE_MAX_DIGITS } from "../validation/mobile.ts";
import { newPasswordBounds } from "../validation/new-password.ts";
import { type Bounds, usableBounds } from "../validation/problems.ts";
import type { RegistrationField } from "./registration-fields.ts";
import type { RegistrationSettings } from "./registration-form.ts";

const INVITATION_MAX_LENGTH = 64;
/** The shortest valid address: `a@b.mx`. */
const EMAIL_MIN_LENGTH = 6;

/**
 * The length of each field: the shared rule sets, tightened by the field's own `maxLength` (Spec §3, §5). Mobile and
 * codes count digits; the username's phone tip names the maximum of `mobile`.
 */
export const registrationFieldBounds = (
  field: RegistrationField,
  { fields, rules }: RegistrationSettings,
): Bounds => {
  const { maxLength } = fields[field];
  switch (field) {
    case "username":
      return usableBounds(rules.username, USERNAME_MAX_LENGTH, maxLength);
    case "mobile":
      return usableBounds(rules.mobile, MOBILE_MAX_LENGTH, maxLength);
    case "smsCode":
      return usableBounds(rules.smsCode, SMS_CODE_MAX_DIGITS, maxLength);
    case "password":
    case "passwordAgain":
      return newPasswordBounds(rules.password, fields.password.maxLength);
    case "paymentPassword":
      return newPasswordBounds(rules.password, maxLength);
    case "captcha":
      return { min: 1, max: CAPTCHA_MAX_DIGITS };
    case "email":
      return usableBounds({ min: EMAIL_MIN_LENGTH, max: TEXT_MAX_LENGTH }, TEXT_MAX_LENGTH, maxLength);
    case "invitationCode":
      return usableBounds({ min: 1, max: INVITATION_MAX_LENGTH }, INVITATION_MAX_LENGTH, maxLength);
    default:
      return usableBounds({ min: 1, max: TEXT_MAX_LENGTH }, TEXT_MAX_LENGTH, maxLength);
  }
};
