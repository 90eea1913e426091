/**
 * Game art: deterministic SVG covers, icons, vendor logos and banners, and the sub-app that serves them.
 * There is no stock art in the sandbox; every picture is drawn from the world's own data.
 */

export type { ArtWorld } from "./app.ts";
export { createArtApp } from "./app.ts";
export { bannerPath, coverPath, iconPath, symbolPath, vendorLogoPath } from "./paths.ts";
export type { SymbolName } from "./symbol.ts";
export type { ArtCategory, BannerInput, BannerScene, CoverInput } from "./types.ts";
export { artCategories, bannerScenes } from "./types.ts";
