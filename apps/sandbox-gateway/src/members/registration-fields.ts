import type { WireRequestOf } from "@volado/api-client";
import {
  type RegistrationField,
  type RegistrationFields,
  registrationFields,
} from "@volado/domain/registration";
import type { Endpoints } from "../catalogue/wire.ts";

/** The fields of a registration as they travel. */
export type RegisterRequest = WireRequestOf<Endpoints["registerByUsername"]>;

/** What was typed, in domain words, as the form had it. */
export const typedFields = (request: RegisterRequest): RegistrationFields => ({
  username: request.username,
  mobile: request.mobileNum,
  smsCode: request.verificationCode,
  password: request.password,
  passwordAgain: request.confirmPassword,
  paymentPassword: request.paymentPassword,
  idNumber: request.idNumber,
  qq: request.qqNum,
  facebook: request.facebook,
  wechat: request.wechat,
  line: request.line,
  whatsapp: request.whatsapp,
  zalo: request.zalo,
  email: request.email,
  nickname: request.nickname,
  payeeName: request.payeeName,
  referrerId: request.recommenderId,
  birthday: request.birthday,
  invitationCode: request.affiliateCode,
  captcha: request.captcha,
});

/** What the merchant asks for and nothing else of the gateway keeps. */
const detailFields = [
  "idNumber",
  "qq",
  "facebook",
  "wechat",
  "line",
  "whatsapp",
  "zalo",
  "payeeName",
  "birthday",
] as const satisfies readonly RegistrationField[];

/**
 * The fields that are shown, without blanks around them but passwords as typed; all others are empty,
 * whatever was sent.
 */
export const shownOnly = (
  fields: RegistrationFields,
  shown: readonly RegistrationField[],
): ((field: RegistrationField) => string) => {
  const kept = new Map(
    registrationFields.map((field) => [field, shown.includes(field) ? fields[field] : ""]),
  );
  const asTyped = new Set<RegistrationField>(["password", "passwordAgain", "paymentPassword"]);
  return (field) => {
    const value = kept.get(field) ?? "";
    return asTyped.has(field) ? value : value.trim();
  };
};

/** The details that were filled in. */
export const detailsOf = (given: (field: RegistrationField) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    detailFields.map((field) => [field, given(field)] as const).filter(([, value]) => value !== ""),
  );
