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
