import { SiteSwitch, siteSwitchLabels } from "@volado/domain/site";

/** Switches that travel outside the list of white-label switches (Spec §3 "Promo keys", "hasVip flag"). */
export const PromoSwitch = {
  AppDownload: "APP_DOWNLOAD",
  Referral: "REFERRAL",
  Vip: "HAS_VIP",
  /** Whether announcements of type PU are sent (Spec §2 "login popups"). */
  LoginPopups: "LOGIN_POPUPS",
} as const;

/** See {@link PromoSwitch}. */
export type PromoSwitch = (typeof PromoSwitch)[keyof typeof PromoSwitch];

/**
 * Contacts of the customer service, and addresses of the app: each may be there or not (Spec §3 "Customer
 * service", "Download links").
 */
export const LinkSwitch = {
  Telegram: "CONTACT_TELEGRAM",
  Facebook: "CONTACT_FACEBOOK",
  Instagram: "CONTACT_INSTAGRAM",
  LiveChat: "CONTACT_LIVECHAT",
  Unreadable: "CONTACT_UNREADABLE",
  Stranger: "CONTACT_STRANGER",
  AppForIos: "APP_IOS",
  AppForAndroid: "APP_ANDROID",
  AppProfile: "APP_MOBILECONFIG",
  AppIcon: "APP_ICON",
} as const;

/** See {@link LinkSwitch}. */
export type LinkSwitch = (typeof LinkSwitch)[keyof typeof LinkSwitch];

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

/** Layouts that the merchant's mobile template chooses (Spec §3 "Mobile template"). */
export const TemplateSwitch = {
  /** `mem_cen`: the new member centre instead of the plain list. */
  MemberCentre: "TEMPLATE_MEM_CEN",
  /** `dep_func`: the new deposit layout instead of the plain one. */
  DepositLayout: "TEMPLATE_DEP_FUNC",
} as const;

/** See {@link TemplateSwitch}. */
export type TemplateSwitch = (typeof TemplateSwitch)[keyof typeof TemplateSwitch];

/** Hosts that the status names (Spec §3 "imageCDNs"). */
export const HostSwitch = {
  /** A second place for every picture of the gateway's own. */
  ImageCdn: "IMAGE_CDN",
} as const;

/** See {@link HostSwitch}. */
export type HostSwitch = (typeof HostSwitch)[keyof typeof HostSwitch];

/** A white-label switch as the console shows it (Spec §3 "Site switches"). */
export interface SeedSwitch {
  readonly name: SiteSwitch | PromoSwitch | LinkSwitch | TemplateSwitch | HostSwitch | VerificationSwitch;
  readonly on: boolean;
  readonly group: string;
  readonly description: string;
}

const link = (name: LinkSwitch, on: boolean, group: string, description: string): SeedSwitch => ({
  name,
  on,
  group,
  description,
});

const linkSwitches: readonly SeedSwitch[] = [
  link(LinkSwitch.Telegram, true, "Customer service", "A Telegram contact; its path is encrypted."),
  link(LinkSwitch.Facebook, true, "Customer service", "A Facebook contact; its path is encrypted."),
  link(LinkSwitch.Instagram, true, "Customer service", "An Instagram contact; its path is in the clear."),
  link(
    LinkSwitch.LiveChat,
    false,
    "Customer service",
    "A chat on a host that the demo site does not allow: it stays hidden.",
  ),
  link(
    LinkSwitch.Unreadable,
    false,
    "Customer service",
    "A contact that can't be read: sites hide and report it.",
  ),
  link(
    LinkSwitch.Stranger,
    false,
    "Customer service",
    "A Telegram contact that leads elsewhere: sites hide and report it.",
  ),
  link(LinkSwitch.AppForIos, true, "App", "The app for iOS."),
  link(LinkSwitch.AppForAndroid, true, "App", "The app for Android."),
  link(LinkSwitch.AppProfile, true, "App", "A configuration profile with a web clip, for iOS."),
  link(LinkSwitch.AppIcon, true, "App", "The app's icon."),
];

/** Every switch of the site is on. */
const siteSwitches: readonly SeedSwitch[] = Object.values(SiteSwitch).map((name) => ({
  name,
  on: true,
  ...siteSwitchLabels[name],
}));

/**
 * Defaults of a merchant that opens its doors with everything the site can do; the gateway stands in for the
 * third parties.
 */
export const seedSwitches: readonly SeedSwitch[] = [
  ...siteSwitches,
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
  {
    name: PromoSwitch.LoginPopups,
    on: true,
    group: "Promotions",
    description: "Sends the popups that members meet on home, once each.",
  },
  { name: PromoSwitch.Vip, on: true, group: "Promotions", description: "Says that there is a VIP club." },
  {
    name: TemplateSwitch.MemberCentre,
    on: true,
    group: "Template",
    description: "Shows member centre and profile page as tiles, the new member centre (mem_cen).",
  },
  {
    name: TemplateSwitch.DepositLayout,
    on: true,
    group: "Template",
    description: "Shows the ways to deposit as cards instead of a strip of names (dep_func).",
  },
  {
    name: HostSwitch.ImageCdn,
    on: true,
    group: "Hosts",
    description: "Names a second place for pictures, where the site looks for those that fail.",
  },
  ...linkSwitches,
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
