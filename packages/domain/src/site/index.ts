/** The site's status and switches; languages, theme, countries, pictures and web vitals. */

export * from "./language.ts";
export * from "./language-to-offer.ts";
export * from "./page-contract.ts";
export { type PictureOffer, pictureSources, shownPictureWidths } from "./picture-address.ts";
export * from "./site-access.ts";
export * from "./site-info.ts";
export * from "./switches.ts";
export * from "./vitals.ts";
