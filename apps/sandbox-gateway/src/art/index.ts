/**
 * Game art: deterministic covers, icons, vendor logos and banners, and the sub-app that paints and serves them.
 * There is no stock art in the sandbox; every picture is drawn from the world's own data.
 */

export { createArtApp } from "./app.ts";
export type { DealerInput, DealerLook } from "./dealer/person.ts";
export type { ArtWorld } from "./drawings.ts";
export { oklch } from "./palette.ts";
export {
  bannerPath,
  coverPath,
  dealerPath,
  IMAGE_CDN_PATH,
  iconPath,
  PICTURE_PATTERN,
  plainCoverPath,
  symbolPath,
  vendorLogoPath,
  vendorScenePath,
} from "./paths.ts";
export { folderPictureCache, memoryPictureCache } from "./picture-cache.ts";
export { isSymbolName, type SymbolName } from "./symbol.ts";
export type { ArtCategory, BannerInput, BannerScene, CoverInput, VendorSceneInput } from "./types.ts";
export { artCategories, bannerScenes } from "./types.ts";
