import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type MerchantConfig, MerchantConfigError, parseMerchantConfig } from "@volado/config";
import { type Brand, brandOf } from "./brand.ts";

/** A brand that was read, or sentences that say why it could not be. */
export type ReadBrand =
  | { readonly ok: true; readonly brand: Brand }
  | { readonly ok: false; readonly problems: readonly string[] };

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const readConfig = (file: string): MerchantConfig =>
  parseMerchantConfig(JSON.parse(readFileSync(file, "utf8")));

/**
 * Reads a brand's folder, `packages/config/brands/<brand>`: its merchant.json, parsed by the schema that
 * the site is built with.
 *
 * @param code the merchant code that calls carry, where it is another than the file's
 */
export const readBrand = (folder: string, code?: string): ReadBrand => {
  const file = join(folder, "merchant.json");
  try {
    const config = readConfig(file);
    return { ok: true, brand: brandOf({ ...config, merchantCode: code ?? config.merchantCode }) };
  } catch (error) {
    const problems = error instanceof MerchantConfigError ? error.problems : [messageOf(error)];
    return { ok: false, problems: problems.map((problem) => `${file}: ${problem}`) };
  }
};
