import type { WireRequestOf } from "@volado/api-client";
import { wireFieldNames } from "@volado/api-client/endpoints";
import {
  eachRegistrationField,
  type RegistrationField,
  type RegistrationFields,
  registrationFields,
} from "@volado/domain/registration";
import { cleanName, cleanText } from "@volado/domain/validation";
import type { Endpoints } from "../catalogue/wire.ts";

/** The fields of a registration as they travel. */
export type RegisterRequest = WireRequestOf<Endpoints["registerByUsername"]>;

/** What was typed, in domain words, as the form had it. */
export const typedFields = (request: RegisterRequest): RegistrationFields => {
  const sent = new Map<string, unknown>(Object.entries(request));
  return eachRegistrationField((field) => String(sent.get(wireFieldNames[field]) ?? ""));
};

/** Fields that the gateway keeps in a place of their own, or not at all. */
const keptElsewhere: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
  "username",
  "mobile",
  "smsCode",
  "password",
  "passwordAgain",
  "paymentPassword",
  "email",
  "nickname",
  "referrerId",
  "invitationCode",
  "captcha",
]);

/** What the merchant asks for and nothing else of the gateway keeps. */
const detailFields = registrationFields.filter((field) => !keptElsewhere.has(field));

/**
 * The fields that are shown, without blanks around them but passwords as typed; all others are empty,
 * whatever was sent.
 */
export const shownOnly = (
  fields: RegistrationFields,
  shown: readonly RegistrationField[],
): ((field: RegistrationField) => string) => {
  const asTyped = new Set<RegistrationField>(["password", "passwordAgain", "paymentPassword"]);
  return (field) => {
    const value = shown.includes(field) ? fields[field] : "";
    if (asTyped.has(field)) return value;
    return field === "payeeName" ? cleanName(value) : cleanText(value);
  };
};

/** The details that were filled in. */
export const detailsOf = (given: (field: RegistrationField) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    detailFields.map((field) => [field, given(field)] as const).filter(([, value]) => value !== ""),
  );
