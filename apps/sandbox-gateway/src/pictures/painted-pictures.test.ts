import { brotliDecompressSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { coverPath } from "../catalogue/game-cover.ts";
import { seedPromotionCategories } from "../data/world/announcements.ts";
import { seedBanners } from "../data/world/banners.ts";
import { dealersAt, moreSlots, seedGames } from "../data/world/games.ts";
import { seedVendors } from "../data/world/vendors.ts";
import { createPaintedPicturesApp, picturePath } from "./painted-pictures.ts";

const app = createPaintedPicturesApp();

const get = (path: string, headers = {}) => app.request(path.replace("/art", ""), { headers });

const cover = picturePath("cover", "RNG-jaguar");

const coverOf = (
  game: Pick<(typeof seedGames)[number], "node_id" | "name" | "type" | "vendor" | "classify">,
) => coverPath({ ...game, searchName: game.name.toLowerCase() });

describe("the seeded world's pictures are there", () => {
  it.each<[string, readonly string[]]>([
    ["covers", [...seedGames, ...moreSlots(1_000)].map(coverOf)],
    ["banners", seedBanners.map(({ id }) => picturePath("banner", id))],
    ["dealers", dealersAt(0).map(({ id }) => picturePath("dealer", id))],
    ["logos", seedVendors.map(({ code }) => picturePath("vendor", code))],
    ["vendors", seedVendors.map(({ code, type }) => picturePath("vendor-scene", `${code}.${type}`))],
    ["head icons", houseBrand.sandbox.headIcons.map((name) => picturePath("symbol", name))],
    ["icons", seedPromotionCategories.flatMap(({ icon }) => (icon ? [picturePath("symbol", icon)] : []))],
  ])("%s", async (_what, paths) => {
    for (const path of new Set(paths)) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    }
  });
});

describe("a game's cover", () => {
  it.each([
    ["cohete patrio", /-despegue/],
    ["globo rojo", /-despegue/],
    ["balero", /-(canicas|minas|moneda|perinola|rebote|torre)/],
  ])("of the house's %s shows a game that is played alike", (searchName, shown) => {
    const game = { node_id: "JFF-INHOUSE-003", vendor: "JFF", classify: [], searchName };
    expect(coverPath({ ...game, type: "RNG" })).toMatch(shown);
  });

  it("matches its name", () => {
    const game = { node_id: "ARR-FISH-001", searchName: "caza del tiburon", vendor: "ARR", classify: [] };
    expect(coverPath({ ...game, type: "FISH" })).toContain("/FISH-tiburon.avif");
  });

  it("is otherwise any of its kind, and the lists use all of them", () => {
    expect(new Set(seedGames.map(coverOf)).size).toBeGreaterThan(100);
    for (const game of seedGames) {
      if (game.type === "FISH") expect(coverOf(game)).toContain("/FISH-");
      if (game.vendor === "JFF") expect(coverOf(game)).toContain("/INHOUSE-");
    }
  });
});

describe("a picture", () => {
  it.each([
    ["", 360],
    ["?width=120", 240],
    ["?width=240&format=avif", 240],
    ["?width=241&format=webp", 360],
    ["?width=99999", 360],
    ["?width=-1", 360],
    ["?width=x", 360],
  ])("has the smallest width that is enough for %j", async (query, width) => {
    const answer = await get(cover + query);
    expect(answer.headers.get("Content-Type")).toBe("image/avif");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: "heif", width, height: (width * 4) / 3 });
  });

  it("is the current one for an outdated version, without the long cache", async () => {
    const answer = await get(cover.replace(/[0-9a-f]{8}/, "00000000"));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=60");
  });

  it("that is a drawing is sent in brotli to browsers that accept it", async () => {
    const path = picturePath("symbol", "coin");
    const plain = await get(path);
    expect(plain.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    const packed = await get(path, { "Accept-Encoding": "gzip, br" });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    const text = brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString();
    expect(text).toBe(await plain.text());
  });

  it.each([
    picturePath("dealer", "nobody"),
    "/cover/0/RNG-jaguar.svg",
    "/cover/0/RNG-jaguar.240.avif",
    "/symbol/0/toString.svg",
    "/other/0/x.svg",
    "/cover/0/..%2F..%2Fpackage.json",
    "/cover/0/%E0%A4%A.avif",
  ])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
