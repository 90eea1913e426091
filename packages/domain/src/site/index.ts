/** What the gateway says of the site: its switches and whether it is open; languages, theme, countries. */

export * from "./language.ts";
export * from "./language-to-offer.ts";
export { type PictureOffer, pictureSources, shownPictureWidths } from "./picture-address.ts";
export * from "./site-access.ts";
export * from "./site-info.ts";
export * from "./switches.ts";
export { resolveTheme, type Theme } from "./theme.ts";
export * from "./vitals.ts";
