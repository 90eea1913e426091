import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { coverSvg } from "./cover.ts";
import {
  bannerPath,
  coverPath,
  createArtApp,
  type DealerInput,
  dealerPath,
  iconPath,
  plainCoverPath,
  symbolPath,
  vendorLogoPath,
  vendorScenePath,
} from "./index.ts";
import { plainCover } from "./plain-cover.ts";
import type { BannerInput, CoverInput, VendorInput, VendorSceneInput } from "./types.ts";

const game: CoverInput = { id: "JL/204 ñ", title: "Azteca & Oro", category: "RNG", vendor: "JL" };
const vendor: VendorInput = { vendor: "JL", displayName: "Jili" };
const scene: VendorSceneInput = { ...vendor, category: "FISH" };
const dealer: DealerInput = {
  id: "LUZ-Renata",
  name: "Renata",
  vendor: "LUZ",
  look: "gown",
  table: "roulette",
};
const banner: BannerInput = { id: "welcome", lang: "es", scene: "coin", headline: "Hola" };

const app = createArtApp({
  game: (id) => (id === game.id ? game : undefined),
  vendor: (id) => (id === vendor.vendor ? vendor : undefined),
  vendorScene: (code, category) => (code === scene.vendor && category === scene.category ? scene : undefined),
  dealer: (id) => (id === dealer.id ? dealer : undefined),
  banner: (id, lang) => (id === banner.id && lang === banner.lang ? banner : undefined),
});

const get = (path: string) => app.request(path.replace("/art", ""));

describe("the art app", () => {
  it.each([
    ["cover", coverPath(game)],
    ["icon", iconPath(game)],
    ["vendor", vendorLogoPath(vendor)],
    ["vendor-scene", vendorScenePath(scene)],
    ["dealer", dealerPath(dealer)],
    ["banner", bannerPath(banner)],
    ["symbol", symbolPath("coin")],
  ])("serves the %s that its address names, for ever", async (_, path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).toMatch(/^<svg /);
  });

  it("serves a plain cover as a bitmap, a small one and its own for every game", async () => {
    const response = await get(plainCoverPath(game));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/png");
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(Buffer.from(await response.arrayBuffer()).equals(plainCover(game))).toBe(true);
    expect((await get("/art/plain/00000000/nobody.png")).status).toBe(404);

    const wall = Array.from({ length: 500 }, (_, index) => plainCover({ ...game, id: `JL-RNG-${index}` }));
    expect(new Set(wall.map((picture) => picture.toString("base64"))).size).toBe(wall.length);
    for (const picture of wall) expect(picture.length).toBeLessThan(1_000);
  });

  it("gives today's picture for an outdated version, without the long cache", async () => {
    const response = await get(coverPath(game).replace(/[0-9a-f]{8}/, "00000000"));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  });

  it("packs a drawing for browsers that take brotli", async () => {
    const response = await app.request(coverPath(game).replace("/art", ""), {
      headers: { "Accept-Encoding": "gzip, br" },
    });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    const packed = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(packed).toString()).toBe(coverSvg(game));
  });

  it("names another title's picture differently", () => {
    expect(coverPath({ ...game, title: "Azteca y Oro" })).not.toBe(coverPath(game));
  });

  it.each([
    "/cover/0/nobody.svg",
    "/cover/0/JL.png",
    "/banner/0/welcome.svg",
    "/banner/0/welcome.fr.svg",
    "/vendor-scene/0/JL.svg",
    "/vendor-scene/0/JL.RNG.svg",
    "/vendor-scene/0/.FISH.svg",
    "/dealer/0/nobody.svg",
    "/symbol/0/toString.svg",
    "/other/0/x.svg",
    "/cover/0/%E0%A4%A.svg",
  ])("answers %s with 404", async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
