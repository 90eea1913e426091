import type { GameType } from "../src/games/game.ts";
import { hundredthsOf, type Money, moneyOf } from "../src/money/index.ts";
import {
  eachRegistrationField,
  type FieldSetting,
  type RegistrationField,
  type RegistrationFields,
  type RegistrationForm,
  type RegistrationRules,
  type RegistrationSettings,
} from "../src/registration/index.ts";
import { SiteSwitch } from "../src/site/index.ts";
import type { LotteryVendors, Vendor, VendorCategory } from "../src/vendors/index.ts";

/** Pesos in major units. */
export const pesos = (major: number): Money => moneyOf(hundredthsOf(major), "MXN");

/** A field's setting, enabled and optional by default. */
export const setting = (given: Partial<FieldSetting> = {}): FieldSetting => ({
  enabled: true,
  required: false,
  maxLength: undefined,
  ...given,
});

/** Settings with the given fields, all others disabled. */
export const settingsWith = (
  fields: Partial<Record<RegistrationField, FieldSetting>> = {},
): RegistrationSettings => ({
  fields: { ...eachRegistrationField(() => setting({ enabled: false })), ...fields },
  rules: {
    username: { min: 4, max: 12 },
    password: { min: 8, max: 16, pattern: /\d/ },
    mobile: { min: 10, max: 10 },
    smsCode: { min: 6, max: 6 },
  },
  smsBy: "gateway",
  smsNeedsHuman: false,
});

/** A form by username with every switch on and no field enabled. */
export const form: RegistrationForm = {
  settings: settingsWith(),
  switches: new Set(Object.values(SiteSwitch)),
  tab: "username",
  invitationKnown: false,
};

/** The rules of {@link form}. */
export const rules: RegistrationRules = {
  ...form,
  diallingCode: "52",
  minimumAge: 18,
  emailPattern: "specified",
  today: "2026-11-21",
};

/** Typed fields, empty by default. */
export const typed = (fields: Partial<RegistrationFields> = {}): RegistrationFields => ({
  ...eachRegistrationField(() => ""),
  ...fields,
});

/** The specification's lottery vendors (Spec §4, §9). */
export const lotteries: LotteryVendors = {
  electronic: ["TCG_LOTTO_VN", "LOTT"],
  sea: ["TCG_SEA"],
  vietnamese: ["TCG_LOTTO_VN"],
};

/** A vendor without pictures. */
export const vendor = (type: GameType, code: string): Vendor => ({
  code,
  name: `Vendor ${code}`,
  type,
  classify: [],
  imageUrl: undefined,
  logoUrl: undefined,
});

/** A category with vendors of these codes. */
export const category = (type: GameType, ...codes: readonly string[]): VendorCategory => ({
  type,
  vendors: codes.map((code) => vendor(type, code)),
});
