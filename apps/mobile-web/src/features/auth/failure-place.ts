import type { MessageKey } from "@volado/domain/errors";

/** A field that can show a refusal. */
export type RefusedField = "captcha" | "smsCode";

const shownAt: Partial<Record<MessageKey, RefusedField>> = {
  "errors.captchaRequired": "captcha",
  "errors.captchaWrong": "captcha",
  "errors.verificationCodeWrong": "smsCode",
};

const fixedIn: Partial<Record<MessageKey, string>> = {
  ...shownAt,
  "errors.userNotFound": "username",
  "errors.wrongPassword": "password",
  "errors.mobileNotRegistered": "mobile",
};

/**
 * The field to focus because correcting it may help. Undefined if no input is wrong, so that no keyboard covers the
 * message.
 */
export const fieldToCorrect = <Field extends string>(
  failure: MessageKey,
  fields: readonly Field[],
): Field | undefined => fields.find((field) => field === fixedIn[failure]);

/** Where a refusal is shown: at its field while that is visible, otherwise above the form. */
export const failurePlace = (
  failure: MessageKey | undefined,
  shown: ReadonlySet<RefusedField>,
): RefusedField | "form" => {
  const field = failure && shownAt[failure];
  return field && shown.has(field) ? field : "form";
};
