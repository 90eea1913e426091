import { eachRegistrationField, type RegistrationField } from "@volado/domain/registration";

/** How one field of the registration form is configured. */
export interface SeedField {
  readonly enabled: boolean;
  readonly required: boolean;
  /** In characters; null where the field's rule alone holds. */
  readonly maxLength: number | null;
}

const off = { enabled: false, required: false, maxLength: 64 } as const;

/** A short form by default; the console turns the rest on. */
export const seedRegistrationFields: Readonly<Record<RegistrationField, SeedField>> = {
  ...eachRegistrationField(() => off),
  username: { enabled: true, required: true, maxLength: null },
  mobile: { enabled: true, required: false, maxLength: 12 },
  smsCode: { enabled: true, required: true, maxLength: null },
  password: { enabled: true, required: true, maxLength: null },
  passwordAgain: { enabled: true, required: true, maxLength: null },
  paymentPassword: { ...off, maxLength: null },
  idNumber: { ...off, maxLength: 20 },
  qq: { ...off, maxLength: 12 },
  wechat: { ...off, maxLength: 20 },
  line: { ...off, maxLength: 20 },
  whatsapp: { ...off, maxLength: 20 },
  zalo: { ...off, maxLength: 20 },
  email: { enabled: true, required: false, maxLength: 64 },
  nickname: { ...off, maxLength: 20 },
  payeeName: { ...off, maxLength: 50 },
  referrerId: { ...off, maxLength: 32 },
  birthday: { enabled: true, required: true, maxLength: null },
  invitationCode: { enabled: true, required: false, maxLength: 16 },
  captcha: { enabled: true, required: true, maxLength: null },
};
