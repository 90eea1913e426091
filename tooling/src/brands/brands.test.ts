import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plant } from "../testing/plant.ts";
import { brandFolder, brandNames, HOUSE_BRAND, otherBrands } from "./brands.ts";

it("takes every folder for a brand, and nothing else", () => {
  const root = plant({
    "packages/config/brands/volado/merchant.json": "{}",
    "packages/config/brands/verbena/merchant.json": "{}",
    "packages/config/brands/alba/merchant.json": "{}",
    "packages/config/brands/note.txt": "",
  });
  expect(brandNames(root)).toEqual(["alba", "verbena", "volado"]);
  expect(otherBrands(root)).toEqual(["alba", "verbena"]);
  expect(brandFolder("alba", root)).toBe(`${root}/packages/config/brands/alba`);
});

it("finds the house's own brand in this repository", () => {
  expect(brandNames()).toContain(HOUSE_BRAND);
});

it("knows where each brand's site is, since previews of links follow whole addresses alone", async () => {
  for (const name of brandNames()) {
    const merchant: unknown = JSON.parse(await readFile(join(brandFolder(name), "merchant.json"), "utf8"));
    expect(merchant, name).toMatchObject({ siteUrl: expect.stringMatching(/^https:\/\/[\w.]+$/) });
  }
});
