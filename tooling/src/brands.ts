import { readdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./workspaces.ts";

/** Where the brands lie, seen from the repository's root: one folder each. Nothing else spells out this path. */
export const brandsFolder = "packages/config/brands";

/** The house's own brand: the one that is built, served and tested when none is named. */
export const HOUSE_BRAND = "volado";

/** A brand's folder, whether it exists or not: `merchant.json`, `theme.css`, `texts.json` and `public/`. */
export const brandFolder = (brand: string, root: string = repositoryRoot): string =>
  join(root, brandsFolder, brand);

/** Names of all brands, sorted. A folder that is added is a brand without being named anywhere. */
export const brandNames = (root: string = repositoryRoot): readonly string[] =>
  readdirSync(join(root, brandsFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Names of the brands besides the house's own, sorted. */
export const otherBrands = (root?: string): readonly string[] =>
  brandNames(root).filter((name) => name !== HOUSE_BRAND);
