import { eachRegistrationField, type RegistrationField } from "@volado/domain/registration";

/** Configuration of a registration field. */
export interface SeedField {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; null uses the field's own rule. */
  readonly maxLength: number | null;
}

const off = (maxLength: number | null = 64): SeedField => ({ enabled: false, required: false, maxLength });
const required: SeedField = { enabled: true, required: true, maxLength: null };
const optional = (maxLength: number): SeedField => ({ enabled: true, required: false, maxLength });

/** A short form by default; the console enables the rest. */
export const seedRegistrationFields: Readonly<Record<RegistrationField, SeedField>> = {
  ...eachRegistrationField(() => off()),
  username: required,
  mobile: optional(12),
  smsCode: required,
  password: required,
  passwordAgain: required,
  paymentPassword: off(null),
  idNumber: off(20),
  qq: off(12),
  wechat: off(20),
  line: off(20),
  whatsapp: off(20),
  zalo: off(20),
  email: optional(64),
  nickname: off(20),
  payeeName: off(50),
  referrerId: off(32),
  birthday: required,
  invitationCode: optional(16),
  captcha: required,
};
