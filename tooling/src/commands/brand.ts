import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const merchantSchema = z.object({ merchantCode: z.string() });

/** Folder of the brand that is built and served: `VOLADO_MERCHANT`, or the house's own. */
export const brandName = (): string => process.env.VOLADO_MERCHANT || "volado";

/**
 * The merchant code that a brand's site sends with every call, so that the gateway started beside it expects the same.
 *
 * @param root the repository
 * @throws Error when `merchants/<brand>/merchant.json` is missing or names no `merchantCode`.
 */
export const merchantCodeOf = (root: string, brand: string): string => {
  const file = join(root, "apps/mobile-web/merchants", brand, "merchant.json");
  return merchantSchema.parse(JSON.parse(readFileSync(file, "utf8"))).merchantCode;
};
