import type { MessageKey } from "@volado/domain/errors";
import type { ChangePasswordFormFields } from "./change-password-resolver.ts";
import type { RetrieveFormFields } from "./retrieve-resolver.ts";
import type { SetPasswordFormFields } from "./set-password-resolver.ts";

/** The field of a form that a failure is about; undefined: it is told above the form. */
type FieldOf<Fields> = (failure: MessageKey | undefined) => (keyof Fields & string) | undefined;

const fieldsIn =
  <Fields>(fields: Partial<Record<MessageKey, keyof Fields & string>>): FieldOf<Fields> =>
  (failure) =>
    failure && fields[failure];

/** Of the form that asks for an e-mail. */
export const refusedRetrieveField = fieldsIn<RetrieveFormFields>({
  "errors.userNotFound": "username",
  "errors.emailIncorrect": "email",
});

/** Of the form that sets a password by phone. */
export const refusedSetPasswordField = fieldsIn<SetPasswordFormFields>({
  "errors.mobileNotRegistered": "mobile",
  "errors.verificationCodeWrong": "smsCode",
  "errors.passwordUnchanged": "newPassword",
});

/** Of the form that changes a password. */
export const refusedChangeField = fieldsIn<ChangePasswordFormFields>({
  "errors.oldPasswordWrong": "oldPassword",
  "errors.passwordUnchanged": "newPassword",
  "errors.passwordsDiffer": "newPasswordAgain",
});
