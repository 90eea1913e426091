import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { coverSvg } from "./cover.ts";
import {
  type ArtWorld,
  bannerPath,
  coverPath,
  createArtApp,
  type DealerInput,
  dealerPath,
  folderPictureCache,
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

const world: ArtWorld = {
  game: (id) => (id === game.id ? game : undefined),
  vendor: (id) => (id === vendor.vendor ? vendor : undefined),
  vendorScene: (code, category) => (code === scene.vendor && category === scene.category ? scene : undefined),
  dealer: (id) => (id === dealer.id ? dealer : undefined),
  banner: (id, lang) => (id === banner.id && lang === banner.lang ? banner : undefined),
};

const app = createArtApp(world);

const get = (path: string) => app.request(path.replace("/art", ""));

const drawingOf = (path: string) => path.replace(/webp$/, "svg");

const pictureOf = async (path: string) => {
  const response = await get(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { format, width, height } = await sharp(bytes).metadata();
  return { type: response.headers.get("Content-Type"), bytes, format, width, height };
};

describe("the art app", () => {
  const addresses = [
    ["cover", coverPath(game)],
    ["icon", iconPath(game)],
    ["vendor", vendorLogoPath(vendor)],
    ["vendor-scene", vendorScenePath(scene)],
    ["dealer", dealerPath(dealer)],
    ["banner", bannerPath(banner)],
  ] as const;

  it.each(addresses)("serves the %s that its address names as a picture, for ever", async (_, path) => {
    expect(path).toMatch(/\.webp$/);
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect(format).toBe("webp");
  });

  it.each([
    ["", "webp", "image/webp", 300, 400],
    ["?width=240", "webp", "image/webp", 240, 320],
    ["?width=200&format=webp", "webp", "image/webp", 240, 320],
    ["?width=120&format=avif", "heif", "image/avif", 120, 160],
    ["?width=99999", "webp", "image/webp", 1_170, 1_560],
    ["?width=-1&format=exe", "webp", "image/webp", 300, 400],
    ["?width=x", "webp", "image/webp", 300, 400],
  ])("paints a cover as %j asks", async (query, format, type, width, height) => {
    expect(await pictureOf(coverPath(game) + query)).toMatchObject({ type, format, width, height });
  });

  it("makes pictures small: a cover under 20 KB at two pixels a point, a banner under 50 KB", async () => {
    expect((await pictureOf(coverPath(game))).bytes.length).toBeLessThan(20_000);
    expect((await pictureOf(bannerPath(banner))).bytes.length).toBeLessThan(50_000);
  });

  it("leaves lettering to the phone that a server has no face for", async () => {
    const path = coverPath({ ...game, title: "幸运之龙" });
    expect(path).toMatch(/\.svg$/);
  });

  it("paints once, and finds the picture again after a restart", async () => {
    const folder = await mkdtemp(join(tmpdir(), "volado-pictures-"));
    const asked = vi.fn(world.game);
    const log = vi.fn();
    const start = () => createArtApp({ ...world, game: asked }, folderPictureCache(folder, log));
    const path = coverPath(game).replace("/art", "");
    try {
      const first = await (await start().request(path)).arrayBuffer();
      expect(await readdir(folder)).toHaveLength(1);
      const again = await start().request(path);
      expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(first))).toBe(true);
      expect(again.headers.get("Cache-Control")).toContain("immutable");
      expect(asked).toHaveBeenCalledOnce();
      expect(log).not.toHaveBeenCalled();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it("paints on where the folder can't be used, and says so once", async () => {
    const log = vi.fn();
    const file = fileURLToPath(import.meta.url);
    const app = createArtApp(world, folderPictureCache(file, log));
    const path = coverPath(game).replace("/art", "");
    for (const width of [120, 240]) {
      const response = await app.request(`${path}?width=${width}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/webp");
    }
    expect(log).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledWith(expect.stringContaining(file), expect.any(Error));
  });

  it("keeps nothing of an outdated version", async () => {
    const write = vi.fn(async () => undefined);
    const old = coverPath(game)
      .replace("/art", "")
      .replace(/[0-9a-f]{8}/, "00000000");
    const response = await createArtApp(world, { read: async () => undefined, write }).request(old);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
    expect(write).not.toHaveBeenCalled();
  });

  it.each<readonly [string, string]>([
    ...addresses.map(([kind, path]) => [kind, drawingOf(path)] as const),
    ["symbol", symbolPath("coin")],
  ])("serves the %s as it was drawn, too", async (_, path) => {
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
    const response = await get(drawingOf(coverPath(game)).replace(/[0-9a-f]{8}/, "00000000"));
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  });

  it("packs a drawing for browsers that take brotli", async () => {
    const response = await app.request(drawingOf(coverPath(game)).replace("/art", ""), {
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
    "/cover/0/nobody.webp",
    "/cover/0/JL.exe",
    "/other/0/x.svg",
    "/cover/0/%E0%A4%A.svg",
  ])("answers %s with 404", async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });
});
