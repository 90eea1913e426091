import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brandFolder, brandsFolder, HOUSE_BRAND } from "../brands/brands.ts";
import { PlainFailure } from "../process/plain-failure.ts";

/** The brand that is built and served: `VOLADO_MERCHANT`, or the house's own. */
export const brandName = (): string => process.env.VOLADO_MERCHANT || HOUSE_BRAND;

/**
 * The brand that a command was asked for: `--merchant <name>` before {@link brandName}.
 *
 * @param args what stands after the command's name
 * @throws PlainFailure for a brand without a folder, Error for another option
 */
export const brandFromArguments = (args: readonly string[], root: string): string => {
  const { values } = parseArgs({ args: [...args], options: { merchant: { type: "string" } } });
  const brand = values.merchant ?? brandName();
  if (!existsSync(join(brandFolder(brand, root), "merchant.json")))
    throw new PlainFailure(`There is no brand "${brand}": ${brandsFolder} has no folder of that name.`);
  return brand;
};
