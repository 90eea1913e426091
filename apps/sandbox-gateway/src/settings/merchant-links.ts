import { symbolPath } from "../art/index.ts";
import type { ContentLanguage } from "../catalogue/content.ts";
import type { Endpoints, WireValue } from "../catalogue/wire.ts";
import { LinkSwitch, TemplateSwitch } from "../data/world/switches.ts";
import { downloadPaths } from "../downloads/paths.ts";
import { servicePath } from "./service-path.ts";

type Info = NonNullable<WireValue<Endpoints["getStatus"]>["info"]>;

/** Addresses of the demo merchant (Spec §3 "Download links"): those of the app are pages and files of this gateway. */
const resources = [
  { name: LinkSwitch.AppForIos, resourceType: "IOS", url: downloadPaths.ios },
  { name: LinkSwitch.AppForAndroid, resourceType: "Android", url: downloadPaths.android },
  { name: LinkSwitch.AppProfile, resourceType: "MOBILECONFIG", url: downloadPaths.profile },
  { name: LinkSwitch.AppIcon, resourceType: "AppDownloadIcon", url: symbolPath("sol") },
  { name: undefined, resourceType: "TELEGRAM", url: "https://t.me/volado_demo" },
  { name: undefined, resourceType: "FACEBOOK", url: "https://facebook.com/volado.demo" },
] as const;

/** Every contact that the demo merchant can have, some of them as no merchant should (Spec §3 "Customer service"). */
export const merchantContacts = [
  {
    name: LinkSwitch.Telegram,
    csType: "TELEGRAM",
    csPosition: "1",
    title: "Telegram",
    path: servicePath("https://t.me/volado_demo", "tg4Volad"),
  },
  {
    name: LinkSwitch.Facebook,
    csType: "FACEBOOK",
    csPosition: "2",
    title: "Facebook",
    path: servicePath("https://facebook.com/volado.demo", "fb7Volad"),
  },
  {
    name: LinkSwitch.Instagram,
    csType: "INSTAGRAM",
    csPosition: "3",
    title: "Instagram",
    path: "https://instagram.com/volado.demo",
  },
  {
    name: LinkSwitch.LiveChat,
    csType: "LIVECHAT",
    csPosition: "4",
    title: "Chat",
    path: servicePath("https://chat.volado.example/", "lc2Volad"),
  },
  {
    name: LinkSwitch.Unreadable,
    csType: "TELEGRAM",
    csPosition: "5",
    title: "Telegram VIP",
    path: "AAAAAAAAAAAAAAAAAAAAAA==tg4Volad",
  },
  {
    name: LinkSwitch.Stranger,
    csType: "TELEGRAM",
    csPosition: "6",
    title: "Telegram",
    path: servicePath("https://t.me.evil.example/volado_demo", "ev1Volad"),
  },
] as const;

type IsOn = (name: string) => boolean;

/** The contacts that are switched on. */
export const contactsOn = (isOn: IsOn): Info["customerService"] =>
  merchantContacts.filter(({ name }) => isOn(name)).map(({ name, ...contact }) => contact);

/** The addresses that are switched on, and those that always are. */
export const resourcesOn = (isOn: IsOn): Info["resources"] =>
  resources.filter(({ name }) => name === undefined || isOn(name)).map(({ name, ...resource }) => resource);

/** How the page about the app looks, and which layouts the merchant chose (Spec §3 "Mobile template"). */
export const mobileTemplate = (language: ContentLanguage, isOn: IsOn): Info["mobileTemplate"] => ({
  app_background: "#2b1450",
  app_desc:
    language === "EN"
      ? "Your games, your balance and your promotions in one tap. Lighter on your data, and always up to date."
      : "Tus juegos, tu saldo y tus promociones a un toque. Gasta menos datos y siempre está al día.",
  app_desc_font_color: "#ffe9b8",
  mem_cen: isOn(TemplateSwitch.MemberCentre) ? 1 : 0,
  dep_func: isOn(TemplateSwitch.DepositLayout) ? 1 : 0,
});
