import { SiteSwitch } from "@volado/domain";

/** Switches that travel outside the list of white-label switches (Spec §3 "Promo keys", "hasVip flag"). */
export const PromoSwitch = {
  AppDownload: "APP_DOWNLOAD",
  Referral: "REFERRAL",
  Vip: "HAS_VIP",
} as const;

/** See {@link PromoSwitch}. */
export type PromoSwitch = (typeof PromoSwitch)[keyof typeof PromoSwitch];

/** Switches of the gateway alone: how it makes sure who is there. */
export const VerificationSwitch = {
  /** An SMS is sent only with the proof of a human verification (Spec §3 "SMS code request"). */
  SmsHumanCheck: "SMS_HUMAN_CHECK",
  /** A login by username needs such a proof too. */
  LoginHumanCheck: "LOGIN_HUMAN_CHECK",
  /** Firebase sends and checks SMS codes instead of the gateway. */
  SmsByFirebase: "SMS_BY_FIREBASE",
} as const;

/** See {@link VerificationSwitch}. */
export type VerificationSwitch = (typeof VerificationSwitch)[keyof typeof VerificationSwitch];

/** A white-label switch as the console shows it (Spec §3 "Site switches"). */
export interface SeedSwitch {
  readonly name: SiteSwitch | PromoSwitch | VerificationSwitch;
  readonly on: boolean;
  readonly group: string;
  readonly description: string;
}

/** Defaults of a merchant that opens its doors with everything the site can do; the gateway stands in for the third parties. */
export const seedSwitches: readonly SeedSwitch[] = [
  {
    name: SiteSwitch.UsernameRegistration,
    on: true,
    group: "Registration",
    description: "Shows registration by username.",
  },
  {
    name: SiteSwitch.MobileRegistration,
    on: true,
    group: "Registration",
    description: "Shows registration by mobile number.",
  },
  {
    name: SiteSwitch.RegistrationSmsCheck,
    on: true,
    group: "Registration",
    description: "Asks for an SMS code when registering by mobile number.",
  },
  {
    name: SiteSwitch.MobileRegistrationPassword,
    on: true,
    group: "Registration",
    description: "Asks for a password when registering by mobile number.",
  },
  {
    name: SiteSwitch.SmsLogin,
    on: true,
    group: "Login",
    description: "Shows the login by mobile number and SMS code.",
  },
  { name: SiteSwitch.FacebookLogin, on: true, group: "Login", description: "Shows the Facebook login." },
  { name: SiteSwitch.GoogleLogin, on: true, group: "Login", description: "Shows the Google login." },
  {
    name: SiteSwitch.PasswordChangeSmsCheck,
    on: true,
    group: "Login",
    description: "Offers to find a lost password by mobile number.",
  },
  { name: SiteSwitch.LiveChat, on: true, group: "Service", description: "Shows the live chat." },
  {
    name: SiteSwitch.RewardCenter,
    on: true,
    group: "Rewards",
    description: "Shows the reward center and promo codes.",
  },
  { name: SiteSwitch.Missions, on: true, group: "Rewards", description: "Shows the daily tasks." },
  {
    name: PromoSwitch.AppDownload,
    on: true,
    group: "Promotions",
    description: "Offers the app for download.",
  },
  {
    name: PromoSwitch.Referral,
    on: true,
    group: "Promotions",
    description: "Lets members invite friends.",
  },
  { name: PromoSwitch.Vip, on: true, group: "Promotions", description: "Says that there is a VIP club." },
  {
    name: VerificationSwitch.SmsHumanCheck,
    on: true,
    group: "Verification",
    description: "Sends an SMS code only after a human verification.",
  },
  {
    name: VerificationSwitch.LoginHumanCheck,
    on: false,
    group: "Verification",
    description: "Asks for a human verification before every login by username.",
  },
  {
    name: VerificationSwitch.SmsByFirebase,
    on: false,
    group: "Verification",
    description: "Leaves SMS codes to Firebase phone sign-in.",
  },
];
