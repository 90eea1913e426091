import { bannerSvg } from "./banner.ts";
import { coverSvg, iconSvg } from "./cover.ts";
import { dealerSvg } from "./dealer/dealer.ts";
import type { DealerInput } from "./dealer/person.ts";
import { isSymbolName, symbolSvg } from "./symbol.ts";
import type { BannerInput, CoverInput, VendorInput, VendorSceneInput } from "./types.ts";
import { vendorLogoSvg } from "./vendor-logo.ts";
import { vendorSceneSvg } from "./vendor-scene.ts";

type Found<T> = T | undefined | Promise<T | undefined>;

/** Where the art finds what to draw; the gateway's world implements it. */
export interface ArtWorld {
  game(id: string): Found<CoverInput>;
  vendor(vendor: string): Found<VendorInput>;
  vendorScene(vendor: string, category: string): Found<VendorSceneInput>;
  dealer(id: string): Found<DealerInput>;
  banner(id: string, lang: string): Found<BannerInput>;
}

/** What stands before and after a name's last dot; both are empty without one, and name nothing. */
const atDot = (name: string): readonly [before: string, after: string] => {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : ["", ""];
};

/** Draws what an address names; undefined where the world has no such thing. */
export const drawingsOf =
  (world: ArtWorld) =>
  async (kind: string, name: string): Promise<string | undefined> => {
    switch (kind) {
      case "cover": {
        const game = await world.game(name);
        return game && coverSvg(game);
      }
      case "icon": {
        const game = await world.game(name);
        return game && iconSvg(game);
      }
      case "vendor": {
        const vendor = await world.vendor(name);
        return vendor && vendorLogoSvg(vendor);
      }
      case "vendor-scene": {
        const scene = await world.vendorScene(...atDot(name));
        return scene && vendorSceneSvg(scene);
      }
      case "dealer": {
        const dealer = await world.dealer(name);
        return dealer && dealerSvg(dealer);
      }
      case "banner": {
        const banner = await world.banner(...atDot(name));
        return banner && bannerSvg(banner);
      }
      case "symbol":
        return isSymbolName(name) ? symbolSvg(name) : undefined;
      default:
        return undefined;
    }
  };
