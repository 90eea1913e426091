import type { Brand } from "../brand/brand.ts";
import type { ContentLanguage } from "../catalogue/content-language.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import { LinkSwitch, TemplateSwitch } from "../data/world/switches.ts";
import { downloadPaths } from "../downloads/paths.ts";
import { servicePath } from "./service-path.ts";

type Slugged = Pick<Brand, "slug">;
type Linked = Pick<Brand, "slug" | "icon">;

type Info = NonNullable<WireValue<Endpoints["getStatus"]>["info"]>;

/**
 * Addresses of a brand's demo merchant (Spec §3 "Download links"): those of the app are pages and files of
 * this gateway. The keyed set CURACAO, FACEBOOK, TELEGRAM, WHATSAPP, VIBER are rows of their own.
 */
const resourcesOf = ({ slug, icon }: Linked) => [
  { name: LinkSwitch.AppForIos, resourceType: "IOS", url: downloadPaths.ios },
  { name: LinkSwitch.AppForAndroid, resourceType: "Android", url: downloadPaths.android },
  { name: LinkSwitch.AppProfile, resourceType: "MOBILECONFIG", url: downloadPaths.profile },
  { name: LinkSwitch.AppIcon, resourceType: "AppDownloadIcon", url: icon },
  { name: undefined, resourceType: "TELEGRAM", url: `https://t.me/${slug}_demo` },
  { name: undefined, resourceType: "FACEBOOK", url: `https://facebook.com/${slug}.demo` },
  { name: undefined, resourceType: "WHATSAPP", url: "https://wa.me/525500000000" },
  { name: undefined, resourceType: "VIBER", url: `https://viber.com/${slug}-demo` },
  // A demonstration has no licence; the page is nobody's.
  { name: undefined, resourceType: "CURACAO", url: `https://licence.example/${slug}` },
];

/**
 * Every contact that a brand's demo merchant can have, some of them as no merchant should (Spec §3 "Customer service").
 */
export const contactsOf = ({ slug }: Slugged) => [
  {
    name: LinkSwitch.Telegram,
    csType: "TELEGRAM" as const,
    csPosition: "1",
    title: "Telegram",
    path: servicePath(`https://t.me/${slug}_demo`, "tg4Demo8"),
  },
  {
    name: LinkSwitch.Facebook,
    csType: "FACEBOOK" as const,
    csPosition: "2",
    title: "Facebook",
    path: servicePath(`https://facebook.com/${slug}.demo`, "fb7Demo8"),
  },
  {
    name: LinkSwitch.Instagram,
    csType: "INSTAGRAM" as const,
    csPosition: "3",
    title: "Instagram",
    path: `https://instagram.com/${slug}.demo`,
  },
  {
    name: LinkSwitch.LiveChat,
    csType: "LIVECHAT" as const,
    csPosition: "4",
    title: "Chat",
    path: servicePath(`https://chat.${slug}.example/`, "lc2Demo8"),
  },
  {
    name: LinkSwitch.Unreadable,
    csType: "TELEGRAM" as const,
    csPosition: "5",
    title: "Telegram VIP",
    path: "AAAAAAAAAAAAAAAAAAAAAA==tg4Demo8",
  },
  {
    name: LinkSwitch.Stranger,
    csType: "TELEGRAM" as const,
    csPosition: "6",
    title: "Telegram",
    path: servicePath(`https://t.me.evil.example/${slug}_demo`, "ev1Demo8"),
  },
];

type IsOn = (name: string) => boolean;

/** The contacts that are switched on. */
export const contactsOn = (brand: Slugged, isOn: IsOn): Info["customerService"] =>
  contactsOf(brand)
    .filter(({ name }) => isOn(name))
    .map(({ name, ...contact }) => contact);

/** The addresses that are switched on, and those that always are. */
export const resourcesOn = (brand: Linked, isOn: IsOn): Info["resources"] =>
  resourcesOf(brand)
    .filter(({ name }) => name === undefined || isOn(name))
    .map(({ name, ...resource }) => resource);

/** How the page about the app looks, and which layouts the merchant chose (Spec §3 "Mobile template"). */
export const mobileTemplate = (language: ContentLanguage, isOn: IsOn): Info["mobileTemplate"] => ({
  app_background: "#221c33",
  app_desc:
    language === "EN"
      ? "Your games, your balance and your promotions in one tap. Lighter on your data, and always up to date."
      : "Tus juegos, tu saldo y tus promociones a un toque. Gasta menos datos y siempre está al día.",
  app_desc_font_color: "#ffe9b8",
  mem_cen: isOn(TemplateSwitch.MemberCentre) ? 1 : 0,
  dep_func: isOn(TemplateSwitch.DepositLayout) ? 1 : 0,
});
