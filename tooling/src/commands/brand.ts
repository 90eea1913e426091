import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/** Where a brand's files are. @param root the repository */
export const brandFolder = (root: string, brand: string): string =>
  join(root, "apps/mobile-web/merchants", brand);

/** Folder of the brand that is built and served: `VOLADO_MERCHANT`, or the house's own. */
export const brandName = (): string => process.env.VOLADO_MERCHANT || "volado";

/**
 * The brand that a command was asked for: `--merchant <name>` before {@link brandName}.
 *
 * @param args what stands after the command's name
 * @throws Error for another option, and for a brand without a folder in `merchants/`.
 */
export const brandFromArguments = (args: readonly string[], root: string): string => {
  const { values } = parseArgs({ args: [...args], options: { merchant: { type: "string" } } });
  const brand = values.merchant ?? brandName();
  if (!existsSync(join(brandFolder(root, brand), "merchant.json")))
    throw new Error(`There is no brand "${brand}": apps/mobile-web/merchants has no folder of that name.`);
  return brand;
};
