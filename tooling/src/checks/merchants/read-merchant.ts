import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { brandFolder } from "../../brands.ts";

/** What a visitor can see of a merchant.json; the defaults are those of packages/config/README.md. */
const merchantSchema = z.object({
  brandName: z.string(),
  logo: z.string().default(""),
  currency: z.string().default("MXN"),
  locales: z.object({ ES: z.string().default("es-MX") }).prefault({}),
  languages: z.array(z.string()).default(["ES", "EN"]),
  diallingCode: z.string().default("52"),
  vendors: z.object({ cockfight: z.array(z.string()).default([]) }).prefault({}),
  games: z.object({ linesShown: z.boolean().default(true) }).prefault({}),
  download: z.object({ barNeedsLogin: z.boolean().default(false) }).prefault({}),
  home: z.object({ winners: z.enum(["board", "carousel"]).default("board") }).prefault({}),
  policy: z
    .object({
      termsPreTicked: z.boolean().default(true),
      decorativeJackpot: z.boolean().default(true),
      maskWinnerNames: z.boolean().default(false),
      freePlayNeedsAge: z.boolean().default(false),
      minimumAge: z.number().default(18),
    })
    .prefault({}),
});

/** What a visitor can see of a merchant.json. */
export type Merchant = z.infer<typeof merchantSchema>;

/** Reads a brand's merchant.json. @throws Error when it has not what a visitor would see. */
export const readMerchant = (root: string, brand: string): Merchant =>
  merchantSchema.parse(JSON.parse(readFileSync(join(brandFolder(brand, root), "merchant.json"), "utf8")));
