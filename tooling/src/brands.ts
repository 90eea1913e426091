import { readdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./workspaces.ts";

/** Folder of the brands, relative to the repository root. The only place that contains this path. */
export const brandsFolder = "packages/config/brands";

/** The default brand: built, served and tested unless another one is named. */
export const DEFAULT_BRAND = "volado";

/** A brand's folder, existing or not, with `merchant.json`, `theme.css`, `texts.json` and `public/`. */
export const brandFolder = (brand: string, root: string = repositoryRoot): string =>
  join(root, brandsFolder, brand);

/** Names of all brands, sorted. Every folder is a brand. */
export const brandNames = (root: string = repositoryRoot): readonly string[] =>
  readdirSync(join(root, brandsFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Names of all brands except the default one, sorted. */
export const otherBrands = (root?: string): readonly string[] =>
  brandNames(root).filter((name) => name !== DEFAULT_BRAND);
