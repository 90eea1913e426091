import type { Layout } from "@volado/config";
import {
  isRegistrationFieldRequired,
  type RegistrationField,
  type RegistrationForm,
  type RegistrationPart,
  registrationFieldRows,
  shownRegistrationFields,
} from "@volado/domain/registration";

/** A part of the form with a heading; "more" is folded up. */
export type RegistrationGroupName = "account" | "contact" | "personal" | "invitation" | "more";

/** The fields of one part, in the order of the screen. */
export interface RegistrationGroup {
  readonly name: RegistrationGroupName;
  readonly fields: readonly RegistrationField[];
}

const fieldsIn = (part: RegistrationPart): readonly RegistrationField[] =>
  registrationFieldRows.filter((row) => row.part === part).map(({ name }) => name);

/** Fields that a long form can fold away while nobody must fill them in. */
const foldable: ReadonlySet<RegistrationField> = new Set(
  registrationFieldRows.filter(({ folds }) => folds).map(({ name }) => name),
);

/** The specification's order (Spec §2 "Registration"); fields that it doesn't name come after it. */
const SPECIFIED: readonly RegistrationField[] = [
  ...(["username", "mobile", "smsCode", "password", "passwordAgain", "paymentPassword"] as const),
  ...(["idNumber", "qq", "facebook", "wechat", "line", "whatsapp", "zalo", "email"] as const),
  ...(["nickname", "payeeName", "referrerId", "birthday", "invitationCode"] as const),
];

/** The form as one list in that order, with nothing folded. */
const asSpecified = (form: RegistrationForm): readonly RegistrationGroup[] => {
  const shown = shownRegistrationFields(form);
  const named = SPECIFIED.filter((field) => shown.includes(field));
  const fields = [...new Set([...named, ...shown])].filter((field) => field !== "captcha");
  return [{ name: "account", fields }];
};

/** From this many on they fold: one or two more lines are no wall. */
const FOLD_FROM = 3;

/**
 * The form in parts: what makes the account first, then contact, person and invitation. Many fields that may
 * stay empty go together into one folded part at the end; a field that must be filled in is never folded. Or one list
 * in the specification's order, as the merchant says. The captcha stands apart, below.
 */
export const registrationGroups = (
  form: RegistrationForm,
  arranged: Layout["registrationFields"],
): readonly RegistrationGroup[] => {
  if (arranged === "specified") return asSpecified(form);
  const shown = new Set(shownRegistrationFields(form));
  const byMobile = form.tab === "mobile";
  const number = fieldsIn("number");
  const groups: readonly RegistrationGroup[] = [
    { name: "account", fields: [...(byMobile ? number : []), ...fieldsIn("account")] },
    { name: "contact", fields: [...(byMobile ? [] : number), ...fieldsIn("contact")] },
    { name: "personal", fields: fieldsIn("personal") },
    { name: "invitation", fields: fieldsIn("invitation") },
  ];
  const mayFold = (field: RegistrationField) =>
    shown.has(field) && foldable.has(field) && !isRegistrationFieldRequired(field, form);
  const foldables = groups.flatMap(({ fields }) => fields.filter(mayFold));
  const folded = new Set(foldables.length < FOLD_FROM ? [] : foldables);
  return [
    ...groups.map(({ name, fields }) => ({
      name,
      fields: fields.filter((field) => shown.has(field) && !folded.has(field)),
    })),
    { name: "more" as const, fields: [...folded] },
  ].filter(({ fields }) => fields.length > 0);
};

/** Every field in the order of the screen, so that the first failing one can be found (Spec §5). */
export const registrationOrder = (
  form: RegistrationForm,
  arranged: Layout["registrationFields"],
): readonly RegistrationField[] => [
  ...registrationGroups(form, arranged).flatMap(({ fields }) => fields),
  ...shownRegistrationFields(form).filter((field) => field === "captcha"),
];
