import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { brandFolder, brandNames, DEFAULT_BRAND, otherBrands } from "./brands.ts";

it("every brand folder has the absolute URL of its site, which link previews need", async () => {
  expect(brandNames()).toEqual([...otherBrands(), DEFAULT_BRAND].sort());
  for (const name of brandNames()) {
    const merchant: unknown = JSON.parse(await readFile(join(brandFolder(name), "merchant.json"), "utf8"));
    expect(merchant, name).toMatchObject({ siteUrl: expect.stringMatching(/^https:\/\/[\w.]+$/) });
  }
});
