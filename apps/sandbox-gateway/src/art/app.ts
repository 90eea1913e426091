import { Hono } from "hono";
import { sendText, type WireText } from "../pages/wire-text.ts";
import { bannerSvg } from "./banner.ts";
import { coverSvg, iconSvg } from "./cover.ts";
import { dealerSvg } from "./dealer/dealer.ts";
import type { DealerInput } from "./dealer/person.ts";
import { artVersion } from "./paths.ts";
import { plainCover } from "./plain-cover.ts";
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

const yearInSeconds = 31_536_000;

/** An SVG opened by itself may run nothing and load nothing; styles inside it are its own. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const fileName = /^(?<name>.+)\.svg$/;
const bitmapName = /^(?<name>.+)\.png$/;

/** What stands before and after a name's last dot; both are empty without one, and name nothing. */
const atDot = (name: string): readonly [before: string, after: string] => {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? [name.slice(0, dot), name.slice(dot + 1)] : ["", ""];
};

/** As many drawings as the seeded world has, kept with their packed forms; the oldest make room for newer ones. */
const keptDrawings = 2_000;

const headersOf = (current: boolean, type = "image/svg+xml; charset=utf-8") => ({
  "Content-Type": type,
  "Content-Security-Policy": svgPolicy,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": current ? `public, max-age=${yearInSeconds}, immutable` : "public, max-age=60",
});

/**
 * Serves `/cover/:version/:id.svg`, `/icon/…`, `/vendor/…`, `/dealer/…`, `/symbol/…`,
 * `/banner/:version/:id.:lang.svg` and `/vendor-scene/:version/:code.:type.svg`. `/plain/:version/:id.png` is
 * a cover at its cheapest. An outdated version still gets today's picture, only without the long cache.
 */
export const createArtApp = (world: ArtWorld): Hono => {
  const draw = async (kind: string, name: string): Promise<string | undefined> => {
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

  const kept = new Map<string, WireText>();
  const keep = (address: string, svg: string): WireText => {
    const wire: WireText = { text: svg };
    const oldest = kept.size >= keptDrawings ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(address, wire);
    return wire;
  };

  const app = new Hono();

  // Drawn anew each time, which is quicker than packing an SVG: thousands of them would drive all others out of memory.
  app.get("/plain/:version/:file", async (c) => {
    const { version, file } = c.req.param();
    const name = bitmapName.exec(file)?.groups?.name;
    const game = name === undefined ? undefined : await world.game(name);
    if (game === undefined) return c.body(null, 404);
    const picture = plainCover(game);
    return c.body(new Uint8Array(picture), 200, headersOf(version === artVersion(picture), "image/png"));
  });

  app.get("/:kind/:version/:file", async (c) => {
    const { kind, version, file } = c.req.param();
    const name = fileName.exec(file)?.groups?.name;
    const address = `${kind}/${version}/${file}`;
    const known = kept.get(address);
    if (known !== undefined) return sendText(c, known, headersOf(true));
    const svg = name === undefined ? undefined : await draw(kind, name);
    if (svg === undefined) return c.body(null, 404);
    if (version !== artVersion(svg)) return sendText(c, { text: svg }, headersOf(false));
    return sendText(c, keep(address, svg), headersOf(true));
  });

  return app;
};
