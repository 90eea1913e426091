import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

const merchantSchema = z.object({ merchantCode: z.string() });

const fileOf = (root: string, brand: string): string =>
  join(root, "apps/mobile-web/merchants", brand, "merchant.json");

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
  if (!existsSync(fileOf(root, brand)))
    throw new Error(`There is no brand "${brand}": apps/mobile-web/merchants has no folder of that name.`);
  return brand;
};

/**
 * The merchant code that a brand's site sends with every call, so that the gateway started beside it expects the same.
 *
 * @param root the repository
 * @throws Error when `merchants/<brand>/merchant.json` is missing or names no `merchantCode`.
 */
export const merchantCodeOf = (root: string, brand: string): string =>
  merchantSchema.parse(JSON.parse(readFileSync(fileOf(root, brand), "utf8"))).merchantCode;
