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

/** Fields that fold in a long form while they are optional. */
const foldable: ReadonlySet<RegistrationField> = new Set(
  registrationFieldRows.filter(({ folds }) => folds).map(({ name }) => name),
);

/** The specification's order (Spec §2 "Registration"); other fields follow. */
const SPECIFIED: readonly RegistrationField[] = [
  ...(["username", "mobile", "smsCode", "password", "passwordAgain", "paymentPassword"] as const),
  ...(["idNumber", "qq", "facebook", "wechat", "line", "whatsapp", "zalo", "email"] as const),
  ...(["nickname", "payeeName", "referrerId", "birthday", "invitationCode"] as const),
];

/** The form as one unfolded list in that order. */
const asSpecified = (form: RegistrationForm): readonly RegistrationGroup[] => {
  const shown = shownRegistrationFields(form);
  const named = SPECIFIED.filter((field) => shown.includes(field));
  const fields = [...new Set([...named, ...shown])].filter((field) => field !== "captcha");
  return [{ name: "account", fields }];
};

const FOLD_FROM = 3;

/**
 * Groups the form into account, contact, person and invitation, or into one list in the specification's order, as the
 * merchant configures. If many fields are optional they fold into a last part; required fields never fold. The
 * captcha is shown separately.
 */
export const registrationGroups = (
  form: RegistrationForm,
  layout: Layout["registrationFields"],
): readonly RegistrationGroup[] => {
  if (layout === "specified") return asSpecified(form);
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

/** All fields in visible order, to find the first invalid one (Spec §5). */
export const registrationOrder = (
  form: RegistrationForm,
  layout: Layout["registrationFields"],
): readonly RegistrationField[] => [
  ...registrationGroups(form, layout).flatMap(({ fields }) => fields),
  ...shownRegistrationFields(form).filter((field) => field === "captcha"),
];
