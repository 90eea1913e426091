/** The merchant's app and the home screen: what device this is, and who is offered which. */

export type { AppLinks } from "./app-links.ts";
export { appLinks, hasAppLink } from "./app-links.ts";
export type { AppPageLook } from "./app-page-look.ts";
export { appPageLook } from "./app-page-look.ts";
export type { DeviceKind, DeviceSigns } from "./device-kind.ts";
export { deviceKind, HomeScreenGuide, homeScreenGuides } from "./device-kind.ts";
export type { DownloadConditions } from "./download-bar.ts";
export { showsDownloadBar, showsDownloadButton } from "./download-bar.ts";
export type { DownloadOfferMemory } from "./download-offer.ts";
export { offersDownload } from "./download-offer.ts";
export { isInstalled } from "./installed.ts";
export { needsLegacyTip } from "./ios-version.ts";
export type { StandaloneSigns } from "./standalone.ts";
export { isStandalone } from "./standalone.ts";
