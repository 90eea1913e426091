import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MerchantConfig, MerchantConfigError, parseMerchantConfig } from "@volado/config";
import { type Brand, brandOf } from "./brand.ts";
import { themeHues } from "./theme-hues.ts";

/** A brand that was read, or sentences that say why it could not be. */
export type ReadBrand =
  | { readonly ok: true; readonly brand: Brand }
  | { readonly ok: false; readonly problems: readonly string[] };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readConfig = (file: string): MerchantConfig =>
  parseMerchantConfig(JSON.parse(readFileSync(file, "utf8")));

/** A brand may have no theme of its own, and then is drawn in the house's colours. */
const readTheme = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/**
 * Reads a brand's folder, `packages/config/brands/<brand>`: its merchant.json, parsed by the schema that
 * the site is built with, and the hues of its theme.css.
 *
 * @param code the merchant code that calls carry, where it is another than the file's
 */
export const readBrand = (folder: string, code?: string): ReadBrand => {
  const file = join(folder, "merchant.json");
  try {
    const config = readConfig(file);
    const hues = themeHues(readTheme(join(folder, "theme.css")));
    return { ok: true, brand: brandOf({ ...config, merchantCode: code ?? config.merchantCode }, hues) };
  } catch (error) {
    const problems = error instanceof MerchantConfigError ? error.problems : [messageOf(error)];
    return { ok: false, problems: problems.map((problem) => `${file}: ${problem}`) };
  }
};
