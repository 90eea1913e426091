import type { VendorCategory } from "@volado/domain/vendors";
import { gameTypeSchema, wireClassify } from "./game.schema.ts";
import { wireText } from "./primitives.ts";
import { rows, sideRows } from "./rows.ts";
import { z } from "./z.ts";

const mappedVendor = z.object({
  vassalage: z.string().check(z.minLength(1)),
  displayName: z.string(),
  gameClassify: wireClassify,
  mobileLargeIcon: wireText,
  lagerIcon: wireText,
});

const sortedCategory = z.object({
  gameCategory: gameTypeSchema,
  vendorNames: sideRows(z.object({ vassalage: z.string(), accountTypeName: wireText })),
});

/**
 * Vendors by game type (Spec §3 "Vendor data"). The response has three parts: `mapping` lists the vendors of each type,
 * `sorting` orders types and vendors, and `display` lists the types to show.
 */
export const vendorCategoriesSchema = z.pipe(
  z.object({
    mapping: z.record(z.string(), sideRows(mappedVendor)),
    sorting: rows(sortedCategory),
    display: z.array(z.string()),
  }),
  z.transform(({ mapping, sorting, display }): readonly VendorCategory[] =>
    sorting
      .filter((category) => display.includes(category.gameCategory))
      .map((category) => ({
        type: category.gameCategory,
        vendors: category.vendorNames.flatMap((sorted) => {
          const vendor = mapping[category.gameCategory]?.find((row) => row.vassalage === sorted.vassalage);
          return vendor
            ? [
                {
                  code: vendor.vassalage,
                  name: sorted.accountTypeName ?? vendor.displayName,
                  type: category.gameCategory,
                  classify: vendor.gameClassify,
                  imageUrl: vendor.mobileLargeIcon,
                  logoUrl: vendor.lagerIcon,
                },
              ]
            : [];
        }),
      })),
  ),
);
