import { createCipheriv } from "node:crypto";
import { gateCode, SiteSwitch } from "@volado/domain/site";
import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage, Endpoints, WireValue } from "../catalogue/wire.ts";
import { HostSwitch, LinkSwitch, PromoSwitch, TemplateSwitch } from "../data/world/switches.ts";
import { downloadPaths } from "../downloads/web-clip.ts";
import { IMAGE_CDN_PATH, PICTURE_PATTERN } from "../pictures/painted-pictures.ts";
import type { Services } from "../services.ts";

/**
 * A customer-service path as gateways send it (decisions W5): DES in ECB, base64, the key as the last 8 characters.
 * Node no longer supports single DES; triple DES with one key three times is equivalent.
 */
const servicePath = (url: string, key: string): string => {
  const cipher = createCipheriv("des-ede3-ecb", Buffer.from(key.repeat(3), "latin1"), null);
  return Buffer.concat([cipher.update(url, "utf8"), cipher.final()]).toString("base64") + key;
};

type Slugged = Pick<Brand, "slug">;
type Linked = Pick<Brand, "slug" | "icon" | "licenceUrl">;
type Info = NonNullable<WireValue<Endpoints["getStatus"]>["info"]>;
type ContactKind = NonNullable<Info["customerService"]>[number]["csType"];
type SwitchName = (typeof LinkSwitch)[keyof typeof LinkSwitch];
type Contact = readonly [name: SwitchName, kind: ContactKind, title: string, path: string];

/** Addresses of a brand's demo merchant (Spec §3 "Download links"): the app's are pages and files of this gateway. */
const resourcesOf = ({ slug, icon, licenceUrl }: Linked) => [
  { name: LinkSwitch.AppForIos, resourceType: "IOS", url: downloadPaths.ios },
  { name: LinkSwitch.AppForAndroid, resourceType: "Android", url: downloadPaths.android },
  { name: LinkSwitch.AppProfile, resourceType: "MOBILECONFIG", url: downloadPaths.profile },
  { name: LinkSwitch.AppIcon, resourceType: "AppDownloadIcon", url: icon },
  { name: undefined, resourceType: "TELEGRAM", url: `https://t.me/${slug}_demo` },
  { name: undefined, resourceType: "FACEBOOK", url: `https://facebook.com/${slug}.demo` },
  { name: undefined, resourceType: "WHATSAPP", url: "https://wa.me/525500000000" },
  { name: undefined, resourceType: "VIBER", url: `https://viber.com/${slug}-demo` },
  ...(licenceUrl === undefined ? [] : [{ name: undefined, resourceType: "CURACAO", url: licenceUrl }]),
];

/** All contacts of the demo merchant; some are invalid on purpose (Spec §3 "Customer service"). */
export const contactsOf = ({ slug }: Slugged) => {
  const facebook = servicePath(`https://facebook.com/${slug}.demo`, "fb7Demo8");
  const strange = servicePath(`https://t.me.evil.example/${slug}_demo`, "ev1Demo8");
  const contacts: readonly Contact[] = [
    [LinkSwitch.Telegram, "TELEGRAM", "Telegram", servicePath(`https://t.me/${slug}_demo`, "tg4Demo8")],
    [LinkSwitch.Facebook, "FACEBOOK", "Facebook", facebook],
    [LinkSwitch.Instagram, "INSTAGRAM", "Instagram", `https://instagram.com/${slug}.demo`],
    [LinkSwitch.LiveChat, "LIVECHAT", "Chat", servicePath(`https://chat.${slug}.example/`, "lc2Demo8")],
    [LinkSwitch.Unreadable, "TELEGRAM", "Telegram VIP", "AAAAAAAAAAAAAAAAAAAAAA==tg4Demo8"],
    [LinkSwitch.Stranger, "TELEGRAM", "Telegram", strange],
  ];
  return contacts.map(([name, csType, title, path], at) => {
    return { name, csType, csPosition: String(at + 1), title, path };
  });
};

type IsOn = (name: string) => boolean;

export const contactsOn = (brand: Slugged, isOn: IsOn): Info["customerService"] =>
  contactsOf(brand)
    .filter(({ name }) => isOn(name))
    .map(({ name, ...contact }) => contact);

/** The addresses that are switched on, and those without a switch. */
export const resourcesOn = (brand: Linked, isOn: IsOn): Info["resources"] =>
  resourcesOf(brand)
    .filter(({ name }) => name === undefined || isOn(name))
    .map(({ name, ...resource }) => resource);

/** The app page's look and the merchant's layouts (Spec §3 "Mobile template"). */
const mobileTemplate = (language: ContentLanguage, isOn: IsOn): Info["mobileTemplate"] => ({
  app_background: "#221c33",
  app_desc:
    language === "EN"
      ? "Your games, your balance and your promotions in one tap. Lighter on your data, and always up to date."
      : "Tus juegos, tu saldo y tus promociones a un toque. Gasta menos datos y siempre está al día.",
  app_desc_font_color: "#ffe9b8",
  mem_cen: isOn(TemplateSwitch.MemberCentre) ? 1 : 0,
  dep_func: isOn(TemplateSwitch.DepositLayout) ? 1 : 0,
});

/** Response of the status call (Spec §3). @param ip the caller's address, omitted from shared responses */
export const siteStatus = (
  { settings, faults, brand }: Pick<Services, "settings" | "faults" | "brand">,
  ip: string | undefined,
  language: ContentLanguage,
): WireValue<Endpoints["getStatus"]> => {
  const { maintenance, maintenanceEnd, regionRestriction, blocked } = faults.current();
  const switches = settings.switches();
  const isOn = (name: string): boolean => switches.get(name) ?? false;
  return {
    info: {
      customerService: contactsOn(brand, isOn),
      mobileTemplate: mobileTemplate(language, isOn),
      paths: {},
      register: {},
      resources: resourcesOn(brand, isOn),
      whitelabel: Object.fromEntries(Object.values(SiteSwitch).map((name) => [name, isOn(name)])),
      promo: {
        APP_DOWNLOAD: { enabled: isOn(PromoSwitch.AppDownload) },
        REFERRAL: { enabled: isOn(PromoSwitch.Referral) },
      },
      hasVip: isOn(PromoSwitch.Vip),
      imageCDNs: isOn(HostSwitch.ImageCdn) ? [IMAGE_CDN_PATH] : [],
      pictureAddress: PICTURE_PATTERN,
      encryptionKeys: settings.publicKeys().map(({ kid, jwk }) => ({ kid, jwk })),
    },
    location: ip === undefined ? {} : { ip },
    maintenance,
    regionRestriction,
    gateStatus: gateCode({ maintenance, blocked }),
    ...(maintenance && { maintenanceEnd }),
  };
};
