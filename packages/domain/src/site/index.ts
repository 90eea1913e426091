/** What the gateway says of the site: its switches and whether it is open; languages, theme, countries. */

export { chooseLanguage } from "./choose-language.ts";
export type { Country } from "./country.ts";
export { Gateway } from "./gateway.ts";
export { DEFAULT_LANGUAGE, Language } from "./language.ts";
export type { LanguageVisit } from "./language-to-offer.ts";
export { languageToOffer } from "./language-to-offer.ts";
export type { PictureOffer } from "./picture-address.ts";
export { pictureSources, shownPictureWidths } from "./picture-address.ts";
export type { SiteAccess, SiteClosure } from "./site-access.ts";
export {
  accessOf,
  gateCode,
  siteAccessFromFetch,
  siteAccessFromFlags,
  siteAccessFromGate,
  siteClosure,
} from "./site-access.ts";
export type {
  EncryptionKey,
  MobileTemplate,
  ResourceLink,
  ServiceContact,
  SiteInfo,
} from "./site-info.ts";
export type { SiteSwitches, SiteSwitchLabel } from "./switches.ts";
export { SiteSwitch, siteSwitchLabels } from "./switches.ts";
export type { Theme } from "./theme.ts";
export { resolveTheme } from "./theme.ts";
export type { VitalsReport } from "./vitals.ts";
export { percentile75, VitalName } from "./vitals.ts";
