import type { RefusalKey } from "../../shared/forms/refusal-key.ts";

/** The field of a form that a failure is about; undefined: it is told above the form. */
const fieldsIn =
  <Field extends string>(fields: Partial<Record<RefusalKey, Field>>) =>
  (failure: RefusalKey | undefined): Field | undefined =>
    failure && fields[failure];

/** Of the payment password's form. */
export const refusedPaymentField = fieldsIn({
  "errors.oldPasswordWrong": "proof",
  "errors.paymentPasswordWrong": "proof",
  "errors.paymentPasswordSame": "newPassword",
  "errors.passwordUnchanged": "newPassword",
});

/** Of the form that binds a mobile number. */
export const refusedMobileField = fieldsIn({
  "errors.mobileTaken": "mobile",
  "errors.verificationCodeWrong": "smsCode",
  "errors.oldPasswordWrong": "password",
});

/** Of the form that binds an e-mail address. */
export const refusedEmailField = fieldsIn({
  "errors.emailTaken": "email",
  "errors.verificationCodeWrong": "code",
  "errors.oldPasswordWrong": "password",
});

/** Of the form that adds a bank card. */
export const refusedCardField = fieldsIn({
  "errors.bankCardTaken": "number",
  "errors.paymentPasswordWrong": "paymentPassword",
});
