import { Hono } from "hono";
import { sendText, type WireText } from "../pages/wire-text.ts";
import { bannerSvg } from "./banner.ts";
import { coverSvg, iconSvg } from "./cover.ts";
import { artVersion } from "./paths.ts";
import { isSymbolName, symbolSvg } from "./symbol.ts";
import type { BannerInput, CoverInput, VendorInput } from "./types.ts";
import { vendorLogoSvg } from "./vendor-logo.ts";

type Found<T> = T | undefined | Promise<T | undefined>;

/** Where the art finds what to draw; the gateway's world implements it. */
export interface ArtWorld {
  game(id: string): Found<CoverInput>;
  vendor(vendor: string): Found<VendorInput>;
  banner(id: string, lang: string): Found<BannerInput>;
}

const yearInSeconds = 31_536_000;

/** An SVG opened by itself may run nothing and load nothing; styles inside it are its own. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const fileName = /^(?<name>.+)\.svg$/;

/** As many drawings as the seeded world has, kept with their packed forms; the oldest make room for newer ones. */
const keptDrawings = 2_000;

const headersOf = (current: boolean) => ({
  "Content-Type": "image/svg+xml; charset=utf-8",
  "Content-Security-Policy": svgPolicy,
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Cache-Control": current ? `public, max-age=${yearInSeconds}, immutable` : "public, max-age=60",
});

/**
 * Serves `/cover/:version/:id.svg`, `/icon/…`, `/vendor/…`, `/symbol/…` and `/banner/:version/:id.:lang.svg`.
 * An outdated version still gets today's picture, only without the long cache.
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
      case "banner": {
        const dot = name.lastIndexOf(".");
        const banner = dot > 0 ? await world.banner(name.slice(0, dot), name.slice(dot + 1)) : undefined;
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

  return new Hono().get("/:kind/:version/:file", async (c) => {
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
};
