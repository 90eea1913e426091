import { createHash } from "node:crypto";
import { bannerSvg } from "./banner.ts";
import { coverSvg, iconSvg } from "./cover.ts";
import { dealerSvg } from "./dealer/dealer.ts";
import type { DealerInput } from "./dealer/person.ts";
import { plainCover } from "./plain-cover.ts";
import { type SymbolName, symbolSvg } from "./symbol.ts";
import type { BannerInput, CoverInput, VendorInput, VendorSceneInput } from "./types.ts";
import { vendorLogoSvg } from "./vendor-logo.ts";
import { vendorSceneSvg } from "./vendor-scene.ts";

/** Changes with how drawings are painted, so that what was painted otherwise has another address. */
const paintingRecipe = "1";

/**
 * A picture's version: a hash of the drawing itself, so that an address never changes its content and may be kept
 * for ever by a browser, while a new drawing or title gets a new address.
 */
export const artVersion = (picture: string | Buffer): string =>
  createHash("sha256").update(paintingRecipe).update(picture).digest("hex").slice(0, 8);

/** Lettering that our own alphabet lacks is left to the phone's faces, which a painter on a server doesn't have. */
const isLetteredByPhone = (svg: string): boolean => svg.includes("<text");

/** Where a drawing is fetched: as a picture, painted when it is first asked for, like a merchant's CDN has it. */
const path = (kind: string, svg: string, file: string): string => {
  const ending = isLetteredByPhone(svg) ? "svg" : "webp";
  return `/art/${kind}/${artVersion(svg)}/${encodeURIComponent(file)}.${ending}`;
};

/** Address of a game's 3:4 cover. */
export const coverPath = (game: CoverInput): string => path("cover", coverSvg(game), game.id);

/** Address of a game's cover in a catalogue of thousands. */
export const plainCoverPath = (game: CoverInput): string =>
  `/art/plain/${artVersion(plainCover(game))}/${encodeURIComponent(game.id)}.png`;

/** Address of a game's square icon: winners, recents, search results. */
export const iconPath = (game: CoverInput): string => path("icon", iconSvg(game), game.id);

/** Address of a vendor's logo, 150x60, legible on dark and light. */
export const vendorLogoPath = (vendor: VendorInput): string =>
  path("vendor", vendorLogoSvg(vendor), vendor.vendor);

/** Address of a vendor's picture for one of its categories, 320x200. */
export const vendorScenePath = (vendor: VendorSceneInput): string =>
  path("vendor-scene", vendorSceneSvg(vendor), `${vendor.vendor}.${vendor.category}`);

/** Address of a dealer's portrait, 240x300. */
export const dealerPath = (dealer: DealerInput): string => path("dealer", dealerSvg(dealer), dealer.id);

/** Address of a banner in its language, 780x330. */
export const bannerPath = (banner: BannerInput): string =>
  path("banner", bannerSvg(banner), `${banner.id}.${banner.lang}`);

/** Address of a piece of a demo game, a drawing: it is small, and shown in many sizes. */
export const symbolPath = (name: SymbolName): string =>
  `/art/symbol/${artVersion(symbolSvg(name))}/${encodeURIComponent(name)}.svg`;

/** How the art's app names a picture in another width, as a merchant's pattern says it. */
export const PICTURE_PATTERN = "{url}?width={width}&format={format}";

/** The folder that stands in for a merchant's image CDN: everything of `/art` is there too. */
export const IMAGE_CDN_PATH = "/image-cdn";
