import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bannerSvg } from "./banner.ts";
import { coverSvg, iconSvg } from "./cover.ts";
import { dealerSvg } from "./dealer/dealer.ts";
import { type DealerInput, dealerLooks } from "./dealer/person.ts";
import { paint } from "./raster.ts";
import { symbolSvg } from "./symbol.ts";
import { xmlFault } from "./testing/well-formed.ts";
import { artCategories, type BannerInput, bannerScenes, type CoverInput } from "./types.ts";
import { vendorLogoSvg } from "./vendor-logo.ts";
import { vendorSceneSvg } from "./vendor-scene.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "",
    " ",
    "<script>alert(1)</script>",
    `"'&<>`,
    "]]>",
    "\u0000\uD800",
    "Ñandú & Cía",
    "龍龍龍",
    "🎰🎰",
  ),
);

const anyGame: fc.Arbitrary<CoverInput> = fc.record({
  id: anyText,
  title: anyText,
  category: fc.constantFrom(...artCategories),
  vendor: anyText,
  vendorName: anyText,
});

const game = (over: Partial<CoverInput> = {}): CoverInput => ({
  id: "JL-204",
  title: "Azteca de Oro",
  category: "RNG",
  vendor: "JL",
  vendorName: "Jili",
  ...over,
});

/** A wall as the world seeds it: every category, ids in a row. */
const wall = artCategories.flatMap((category) =>
  Array.from({ length: 50 }, (_, index) => game({ category, id: `${category}-${index}` })),
);

describe("drawings of any input", () => {
  it("are well-formed XML", () => {
    fc.assert(
      fc.property(anyGame, (input) => {
        expect(xmlFault(coverSvg(input))).toBeUndefined();
        expect(xmlFault(iconSvg(input))).toBeUndefined();
        expect(xmlFault(vendorLogoSvg({ vendor: input.vendor, displayName: input.title }))).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it("hold no number that isn't one", () => {
    fc.assert(
      fc.property(anyGame, (input) => {
        expect(coverSvg({ ...input, title: "A", vendorName: "B" })).not.toMatch(/NaN|Infinity|undefined/);
      }),
      { numRuns: 300 },
    );
  });

  it("never let a title become markup", () => {
    const svg = coverSvg(
      game({ title: `</title><script>alert("1")</script>`, vendorName: `"><image href="x"/>` }),
    );
    expect(svg).not.toMatch(/<script|<image/);
    expect(svg).toContain("<title>&lt;/title&gt;");
  });
});

describe("covers", () => {
  it("are the same picture for the same game", () => {
    fc.assert(fc.property(anyGame, (input) => coverSvg(input) === coverSvg({ ...input })));
  });

  it("differ for every game of a wall, whatever their titles", () => {
    expect(new Set(wall.map((input) => coverSvg(input))).size).toBe(wall.length);
  });

  it("show neighbours in different scenes: no composition takes over half of a category", () => {
    for (const category of artCategories) {
      const shapes = wall
        .filter((input) => input.category === category)
        .map((input) => iconSvg(input).replace(/#[0-9a-f]{6}|[\d.-]+/g, ""));
      const most = Math.max(...shapes.map((shape) => shapes.filter((other) => other === shape).length));
      expect(most / shapes.length, category).toBeLessThan(0.6);
    }
  });

  it("stay small in brotli: 1.2 KB on average, 1.6 KB at most", () => {
    const sample = wall.filter((_, index) => index % 6 === 0);
    const sizes = sample.map(
      (input) => brotliCompressSync(coverSvg({ ...input, title: "Gates of Tenochtitlan" })).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(1_600);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(1_200);
  });

  it("draw the symbol that the title speaks of", () => {
    const pigs = (title: string) => iconSvg(game({ title })).includes("#ff9fb8");
    expect(pigs("El Cerdito de Oro")).toBe(true);
    expect(pigs("Golden Piggy")).toBe(true);
  });

  it("letter what the alphabet lacks in the phone's own face", () => {
    expect(coverSvg(game({ title: "幸运之龙" }))).toContain(">幸运之龙</text>");
    expect(coverSvg(game({ title: "Niño de Oro" }))).not.toContain("<text");
  });
});

describe("banners", () => {
  const banner = (over: Partial<BannerInput> = {}): BannerInput => ({
    id: "welcome",
    lang: "es",
    scene: "coin",
    kicker: "Bienvenido",
    headline: "Lánzate al volado",
    text: "100 % en tu primer depósito, hasta $3,000.",
    cta: "Regístrate",
    ...over,
  });

  it.each(bannerScenes)("of the scene %s are pictures of at most 32 KB", async (scene) => {
    expect((await paint(bannerSvg(banner({ scene })), 780, "webp")).length).toBeLessThan(32_000);
  });

  it("are well-formed with any copy", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...bannerScenes),
        anyText,
        anyText,
        anyText,
        (scene, headline, text, cta) => {
          expect(xmlFault(bannerSvg(banner({ scene, headline, text, cta })))).toBeUndefined();
        },
      ),
    );
  });

  it("carry their copy as a title for whoever opens the file", () => {
    expect(bannerSvg(banner())).toContain(
      "<title>Bienvenido. Lánzate al volado. 100 % en tu primer depósito",
    );
  });
});

describe("symbols", () => {
  it.each(["coin", "seven", "sol", "aguila", "fish"] as const)("%s is well-formed", (name) => {
    expect(xmlFault(symbolSvg(name))).toBeUndefined();
  });

  it("part the numbers of their view box: Firefox ignores one that doesn't", () => {
    expect(symbolSvg("coin")).toMatch(/viewBox="-?\d+(?: -?\d+){3}"/);
  });
});

describe("vendors' scenes", () => {
  const anyScene = fc.record({
    vendor: anyText,
    displayName: anyText,
    category: fc.constantFrom(...artCategories),
  });

  it("are well-formed, whatever the vendor is called, and the same each time", () => {
    fc.assert(
      fc.property(anyScene, (input) => {
        const svg = vendorSceneSvg(input);
        expect(xmlFault(svg)).toBeUndefined();
        expect(svg).toBe(vendorSceneSvg({ ...input }));
      }),
    );
  });

  it("differ by vendor and by category", () => {
    const scenes = ["JL", "NPL", "AGS"].flatMap((vendor) =>
      artCategories.map((category) => vendorSceneSvg({ vendor, displayName: "Uno", category })),
    );
    expect(new Set(scenes).size).toBe(scenes.length);
  });
});

describe("dealers", () => {
  const anyDealer: fc.Arbitrary<DealerInput> = fc.record({
    id: anyText,
    name: anyText,
    vendor: anyText,
    look: fc.constantFrom(...dealerLooks),
    table: fc.constantFrom("roulette", "baccarat", "other"),
  });

  it("are well-formed, with no number that isn't one, and the same each time", () => {
    fc.assert(
      fc.property(anyDealer, (dealer) => {
        const svg = dealerSvg(dealer);
        expect(xmlFault(svg)).toBeUndefined();
        expect(dealerSvg({ ...dealer, name: "A" })).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg).toBe(dealerSvg({ ...dealer }));
      }),
    );
  });

  it("look like different people, and stay small", () => {
    const people = Array.from({ length: 30 }, (_, index) =>
      dealerSvg({ id: `D-${index}`, name: "Renata", vendor: "LUZ", look: "gown", table: "roulette" }),
    );
    expect(new Set(people).size).toBe(people.length);
    for (const svg of people) expect(brotliCompressSync(svg).length).toBeLessThan(2_400);
  });
});
