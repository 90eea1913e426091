import { eachRegistrationField, type RegistrationField } from "@volado/domain/registration";
import type { Brand } from "../../brand/brand.ts";

/** A bank that withdrawals can go to; the code begins every CLABE of the bank. */
interface SeedBank {
  readonly code: string;
  readonly name: string;
}

/** Banks of Mexico, by name. */
export const seedBanks: readonly SeedBank[] = [
  { code: "062", name: "Afirme" },
  { code: "127", name: "Azteca" },
  { code: "030", name: "BanBajío" },
  { code: "002", name: "Banamex" },
  { code: "137", name: "BanCoppel" },
  { code: "072", name: "Banorte" },
  { code: "058", name: "Banregio" },
  { code: "012", name: "BBVA México" },
  { code: "021", name: "HSBC" },
  { code: "036", name: "Inbursa" },
  { code: "722", name: "Mercado Pago" },
  { code: "638", name: "Nu México" },
  { code: "014", name: "Santander" },
  { code: "044", name: "Scotiabank" },
  { code: "728", name: "Spin by OXXO" },
  { code: "646", name: "STP" },
];

/** A bank's name; its code for one that is not among them any more. */
export const bankName = (code: string): string => seedBanks.find((bank) => bank.code === code)?.name ?? code;

/** A country whose numbers the sandbox's merchants accept; its name is the client's matter (`Intl.DisplayNames`). */
interface SeedCountry {
  readonly code: string;
  readonly diallingCode: string;
}

const neighbours: readonly SeedCountry[] = [
  { code: "US", diallingCode: "1" },
  { code: "ES", diallingCode: "34" },
  { code: "PE", diallingCode: "51" },
  { code: "MX", diallingCode: "52" },
  { code: "AR", diallingCode: "54" },
  { code: "BR", diallingCode: "55" },
  { code: "CL", diallingCode: "56" },
  { code: "CO", diallingCode: "57" },
  { code: "VE", diallingCode: "58" },
  { code: "MY", diallingCode: "60" },
  { code: "ID", diallingCode: "62" },
  { code: "PH", diallingCode: "63" },
  { code: "TH", diallingCode: "66" },
  { code: "VN", diallingCode: "84" },
  { code: "GT", diallingCode: "502" },
  { code: "SV", diallingCode: "503" },
  { code: "HN", diallingCode: "504" },
  { code: "NI", diallingCode: "505" },
  { code: "CR", diallingCode: "506" },
  { code: "PA", diallingCode: "507" },
  { code: "BO", diallingCode: "591" },
  { code: "EC", diallingCode: "593" },
  { code: "PY", diallingCode: "595" },
  { code: "UY", diallingCode: "598" },
];

/** The brand's own first (Spec §9 "Default dialing code"), then by calling code. Each calling code once. */
export const countriesOf = ({
  country,
  diallingCode,
}: Pick<Brand, "country" | "diallingCode">): SeedCountry[] => [
  { code: country, diallingCode },
  ...neighbours.filter((other) => other.diallingCode !== diallingCode),
];

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

/** Pieces of the demo games that members may have as their picture. */
export const headIconNames = ["sol", "coin", "crown", "gem", "clover", "bell", "cherry", "seven"] as const;

/** Whether a name is one of those on offer. */
export const isHeadIconName = (name: string): name is (typeof headIconNames)[number] =>
  headIconNames.some((offered) => offered === name);
