import { eachRegistrationField, type RegistrationField } from "@volado/domain/registration";
import type { Brand } from "../../brand/brand.ts";

/** Banks of Mexico for withdrawals, by name; a bank's CLABEs begin with its code. */
export const seedBanks = (
  "062 Afirme, 127 Azteca, 030 BanBajío, 002 Banamex, 137 BanCoppel, 072 Banorte, 058 Banregio, 012 BBVA México, " +
  "021 HSBC, 036 Inbursa, 722 Mercado Pago, 638 Nu México, 014 Santander, 044 Scotiabank, 728 Spin by OXXO, 646 STP"
)
  .split(", ")
  .map((bank) => ({ code: bank.slice(0, 3), name: bank.slice(4) }));

/** A bank's name; its code for one that is no longer listed. */
export const bankName = (code: string): string => seedBanks.find((bank) => bank.code === code)?.name ?? code;

const neighbours = (
  "US 1, ES 34, PE 51, MX 52, AR 54, BR 55, CL 56, CO 57, VE 58, MY 60, ID 62, PH 63, TH 66, VN 84, GT 502, SV 503, " +
  "HN 504, NI 505, CR 506, PA 507, BO 591, EC 593, PY 595, UY 598"
)
  .split(", ")
  .map((country) => ({ code: country.slice(0, 2), diallingCode: country.slice(3) }));

/** Countries whose numbers a merchant accepts, the brand's own first (Spec §9), each calling code once. */
export const countriesOf = ({ country, diallingCode }: Pick<Brand, "country" | "diallingCode">) => [
  { code: country, diallingCode },
  ...neighbours.filter((other) => other.diallingCode !== diallingCode),
];

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

/** Preset profile pictures, from the demo games. */
export const headIconNames = ["sol", "coin", "crown", "gem", "clover", "bell", "cherry", "seven"] as const;

/** Whether a name is a preset. */
export const isHeadIconName = (name: string): name is (typeof headIconNames)[number] =>
  headIconNames.some((offered) => offered === name);
