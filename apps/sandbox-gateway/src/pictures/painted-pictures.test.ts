import { brotliDecompressSync } from "node:zlib";
import { GameType, isLotteryType } from "@volado/domain/games";
import { foldedText } from "@volado/domain/validation";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { houseBrand } from "../brand/brand.ts";
import { gameCovers } from "../catalogue/game-cover.ts";
import { seedPromotionCategories } from "../data/world/announcements.ts";
import { seedBanners } from "../data/world/banners.ts";
import { dealersAt, moreSlots, seedGames } from "../data/world/games.ts";
import { seedVendors } from "../data/world/vendors.ts";
import { bannerLookNames } from "./looks.ts";
import { bannerPath, createPaintedPicturesApp, pictureNames, picturePath } from "./painted-pictures.ts";

const { Slots, Live, Fishing, Poker, Lottery, ElectronicLottery } = GameType;

const app = createPaintedPicturesApp();

const get = (path: string, headers = {}) => app.request(path.replace("/art", ""), { headers });

const cover = picturePath("cover", "RNG-jaguar");

const coversOf = (
  games: readonly Pick<(typeof seedGames)[number], "node_id" | "name" | "type" | "vendor" | "classify">[],
) => gameCovers(games.map((game) => ({ ...game, searchName: foldedText(game.name) })));

const seedCovers = coversOf(seedGames);

/** What a cover shows, in any look: `RNG-jaguar`. */
const motifOf = (path = "") => /[\w-]+(?=(~\w+)?\.avif$)/.exec(path)?.[0];

describe("the seeded world's pictures are there", () => {
  it.each<[string, readonly string[]]>([
    ["covers", pictureNames("cover").map((name) => picturePath("cover", name))],
    ["covers in looks", [...coversOf(moreSlots(1_000)).values()].filter((path) => path.includes("RNG-luna"))],
    ["banners", seedBanners.map(({ id }) => bannerPath(id))],
    ["banners in looks", bannerLookNames.map((look) => bannerPath("home-coin", look))],
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
  const game = (vendor: string, type: GameType, name: string) => ({
    ...{ node_id: name, vendor, type, name },
    classify: [],
  });

  it.each([
    ["JFF", Slots, "Cohete Patrio", "INHOUSE-cohete"],
    ["JFF", Slots, "Centenario", "INHOUSE-(moneda|aguila)"],
    ["JFF", Slots, "Veintiuna Brava", "(LIVE|PVP)-veintiuna"],
    ["JFF", Slots, "Carta Mayor", "PVP-(brisca|tute)"],
    ["JFF", Slots, "Número de la Suerte", "LOTT-\\w+"],
    ["ARR", Fishing, "Tiburón Feroz", "FISH-tiburon"],
    ["OBS", Slots, "Cenote Rojo", "RNG-cenote~red"],
    ["OBS", Slots, "Cenote Plateado", "RNG-cenote~silver"],
  ] as const)(
    "of %s's %s game %s is %s: its name's, or one that is played alike",
    (vendor, type, name, shown) => {
      const covers = coversOf([game(vendor, type, name)]);
      expect(covers.get(name)).toMatch(new RegExp(`/${shown}\\b`));
    },
  );

  it("is no other game's, and the first of a type's list are all unlike their neighbours", () => {
    expect(new Set(seedCovers.values()).size).toBe(seedGames.length);
    for (const of of [Slots, Live, Fishing, Poker, Lottery, ElectronicLottery]) {
      const games = seedGames.filter(({ type }) => type === of);
      const newest = isLotteryType(of) ? [] : games.toSorted((a, b) => a.released - b.released);
      for (const list of [games, newest]) {
        const motifs = list.slice(0, 30).map(({ node_id }) => motifOf(seedCovers.get(node_id)));
        for (const [place, motif] of motifs.entries()) expect(motifs[place + 1]).not.toBe(motif);
      }
    }
  });

  it("is shared only when all looks of the motif are taken", () => {
    const names = Array.from({ length: 14 }, (_, number) => `Cenote Rojo ${number}`);
    const covers = coversOf(names.map((name) => game("OBS", Slots, name)));
    expect(new Set(covers.values()).size).toBe(13);
  });

  it("is the picture of its look", async () => {
    const [plain, red] = await Promise.all(
      ["Cenote", "Cenote Rojo"].map(async (name) => {
        const answer = await get(coversOf([game("OBS", Slots, name)]).get(name) ?? "");
        return sharp(Buffer.from(await answer.arrayBuffer())).stats();
      }),
    );
    const [was, is] = [plain, red].map(
      (stats) => (stats?.channels[0]?.mean ?? 0) / (stats?.channels[2]?.mean ?? 1),
    );
    expect(is).toBeGreaterThan(1.5 * (was ?? 0));
  });

  it("never goes unused", () => {
    const used = new Set([...seedCovers.values()].map(motifOf));
    expect(pictureNames("cover").filter((name) => !used.has(name))).toEqual([]);
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
    "/cover/0/RNG-jaguar~bright.avif",
    "/cover/0/RNG-jaguar~toString.avif",
    "/cover/0/RNG-nothing~red.avif",
    "/banner/0/home-coin~red.avif",
    "/cover/0/RNG-jaguar.240.avif",
    "/symbol/0/toString.svg",
    "/other/0/x.svg",
    "/cover/0/..%2F..%2Fpackage.json",
    "/cover/0/%E0%A4%A.avif",
  ])("%s is not there", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
