/**
 * The fields of the registration form in the order of the screen (Spec §2 "Registration").
 * Which of them are shown, and which must be filled in, is the merchant's setting.
 */
export const registrationFields = [
  "username",
  "mobile",
  "smsCode",
  "password",
  "passwordAgain",
  "paymentPassword",
  "idNumber",
  "qq",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "email",
  "nickname",
  "payeeName",
  "referrerId",
  "birthday",
  "invitationCode",
  "captcha",
] as const;

/** A field of the registration form. */
export type RegistrationField = (typeof registrationFields)[number];

/** What is typed into each of them; fields that are not shown stay empty. Birthday is `YYYY-MM-DD`. */
export type RegistrationFields = Readonly<Record<RegistrationField, string>>;
