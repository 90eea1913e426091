/** The group of a field. The mobile number moves to the account group on the mobile tab. */
export type RegistrationPart = "account" | "number" | "contact" | "personal" | "invitation" | "captcha";

interface FieldRow {
  readonly name: string;
  readonly part: RegistrationPart;
  /** Folded in a long form while optional. */
  readonly folds: boolean;
}

/**
 * The fields of the registration form in screen order (Spec §2 "Registration"). The merchant's settings decide which
 * are shown and required. A plain text field needs nothing else but its label in every language (docs/recipes.md).
 */
export const registrationFieldRows = [
  { name: "username", part: "account", folds: false },
  { name: "mobile", part: "number", folds: false },
  { name: "smsCode", part: "number", folds: false },
  { name: "password", part: "account", folds: false },
  { name: "passwordAgain", part: "account", folds: false },
  { name: "paymentPassword", part: "account", folds: false },
  { name: "email", part: "contact", folds: false },
  { name: "whatsapp", part: "contact", folds: true },
  { name: "facebook", part: "contact", folds: true },
  { name: "line", part: "contact", folds: true },
  { name: "wechat", part: "contact", folds: true },
  { name: "zalo", part: "contact", folds: true },
  { name: "qq", part: "contact", folds: true },
  { name: "nickname", part: "personal", folds: true },
  { name: "payeeName", part: "personal", folds: true },
  { name: "birthday", part: "personal", folds: true },
  { name: "idNumber", part: "personal", folds: true },
  { name: "invitationCode", part: "invitation", folds: false },
  { name: "referrerId", part: "invitation", folds: true },
  { name: "captcha", part: "captcha", folds: false },
] as const satisfies readonly FieldRow[];

export type RegistrationField = (typeof registrationFieldRows)[number]["name"];

/** The field names in screen order. */
export const registrationFields: readonly RegistrationField[] = registrationFieldRows.map(({ name }) => name);

/** The typed texts; hidden fields are empty. Birthday is `YYYY-MM-DD`. */
export type RegistrationFields = Readonly<Record<RegistrationField, string>>;

/** Makes a record with a value for every field. */
export function eachRegistrationField<Value>(
  make: (field: RegistrationField) => Value,
): Readonly<Record<RegistrationField, Value>>;
export function eachRegistrationField(
  make: (field: RegistrationField) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(registrationFields.map((field) => [field, make(field)]));
}
