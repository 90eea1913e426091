import { SiteSwitch, siteSwitchLabels } from "@volado/domain/site";

/** Switches sent outside the list of white-label switches (Spec §3 "Promo keys", "hasVip flag"). */
export const PromoSwitch = {
  AppDownload: "APP_DOWNLOAD",
  Referral: "REFERRAL",
  Vip: "HAS_VIP",
  /** Whether announcements of type PU are sent (Spec §2 "login popups"). */
  LoginPopups: "LOGIN_POPUPS",
} as const;

/** Contacts and app addresses, each optional (Spec §3 "Customer service", "Download links"). */
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

/** Switches of the gateway alone: identity checks. */
export const VerificationSwitch = {
  /** SMS codes require a human verification (Spec §3 "SMS code request"). */
  SmsHumanCheck: "SMS_HUMAN_CHECK",
  /** Logins by username require a human verification too. */
  LoginHumanCheck: "LOGIN_HUMAN_CHECK",
  /** Firebase sends and checks SMS codes instead of the gateway. */
  SmsByFirebase: "SMS_BY_FIREBASE",
} as const;

/** Layouts of the merchant's mobile template (Spec §3 "Mobile template"). */
export const TemplateSwitch = {
  /** `mem_cen`: the new member centre instead of the plain list. */
  MemberCentre: "TEMPLATE_MEM_CEN",
  /** `dep_func`: the new deposit layout instead of the plain one. */
  DepositLayout: "TEMPLATE_DEP_FUNC",
} as const;

/** Image hosts in the status (Spec §3 "imageCDNs"): a second address for each of the gateway's pictures. */
export const HostSwitch = { ImageCdn: "IMAGE_CDN" } as const;

type ValueOf<T> = T extends unknown ? T[keyof T] : never;

type SwitchName =
  | ValueOf<typeof SiteSwitch | typeof PromoSwitch | typeof LinkSwitch>
  | ValueOf<typeof TemplateSwitch | typeof HostSwitch | typeof VerificationSwitch>;

const inGroup = (
  group: string,
  rows: readonly (readonly [name: SwitchName, description: string, on?: boolean])[],
) => rows.map(([name, description, on = true]) => ({ name, on, group, description }));

/** All switches of the console (Spec §3 "Site switches"); by default all features are on. */
export const seedSwitches = [
  ...Object.values(SiteSwitch).map((name) => ({ name, on: true, ...siteSwitchLabels[name] })),
  ...inGroup("Promotions", [
    [PromoSwitch.AppDownload, "Offers the app for download."],
    [PromoSwitch.Referral, "Lets members invite friends."],
    [PromoSwitch.LoginPopups, "Sends the popups that members meet on home, once each."],
    [PromoSwitch.Vip, "Says that there is a VIP club."],
  ]),
  ...inGroup("Template", [
    [TemplateSwitch.MemberCentre, "Shows member centre and profile page as tiles (mem_cen)."],
    [TemplateSwitch.DepositLayout, "Shows the ways to deposit as cards instead of names (dep_func)."],
  ]),
  ...inGroup("Hosts", [
    [HostSwitch.ImageCdn, "Names a second place for pictures, where the site looks for those that fail."],
  ]),
  ...inGroup("Customer service", [
    [LinkSwitch.Telegram, "A Telegram contact; its path is encrypted."],
    [LinkSwitch.Facebook, "A Facebook contact; its path is encrypted."],
    [LinkSwitch.Instagram, "An Instagram contact; its path is in the clear."],
    [LinkSwitch.LiveChat, "A chat on a host that the demo site does not allow: it stays hidden.", false],
    [LinkSwitch.Unreadable, "A contact that can't be read: sites hide and report it.", false],
    [LinkSwitch.Stranger, "A Telegram contact that leads elsewhere: sites hide and report it.", false],
  ]),
  ...inGroup("App", [
    [LinkSwitch.AppForIos, "The app for iOS."],
    [LinkSwitch.AppForAndroid, "The app for Android."],
    [LinkSwitch.AppProfile, "A configuration profile with a web clip, for iOS."],
    [LinkSwitch.AppIcon, "The app's icon."],
  ]),
  ...inGroup("Verification", [
    [VerificationSwitch.SmsHumanCheck, "Sends an SMS code only after a human verification."],
    [VerificationSwitch.LoginHumanCheck, "Asks for a human verification before a login by username.", false],
    [VerificationSwitch.SmsByFirebase, "Leaves SMS codes to Firebase phone sign-in.", false],
  ]),
];
