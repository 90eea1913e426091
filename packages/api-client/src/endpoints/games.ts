import { type GameType, requestedType } from "@volado/domain/games";
import { defineRead, Module } from "../core/endpoint.ts";
import { gameSchema, gameTypeSchema } from "../schemas/game.schema.ts";
import { rows } from "../schemas/rows.ts";
import { vendorCategoriesSchema } from "../schemas/vendor.schema.ts";
import { z } from "../schemas/z.ts";

/** Vendors by category, in order (Spec §3 "Vendor data", §7 "game types"). */
export const listVendorCategories = defineRead({
  id: "listVendorCategories",
  path: "/api/game-types",
  module: Module.Common,
  access: "anyone",
  request: z.object({ typeId: z.literal(["1", 1]), merchantCode: z.string() }),
  encode: (_: undefined, context) => ({ typeId: "1" as const, merchantCode: context.merchant }),
  response: vendorCategoriesSchema,
  offline: { version: 1 },
});

/** Hot games of a type, or of all types if none is given (Spec §7 "hot"). */
export const listHotGames = defineRead({
  id: "listHotGames",
  path: "/api/games/hot",
  access: "anyone",
  request: z.object({
    isPlatform: z.literal(["2", 2]),
    platform: z.literal("html5"),
    language: z.string(),
    gameType: z.optional(gameTypeSchema),
  }),
  encode: (input: { readonly type: GameType | undefined }, context) => ({
    isPlatform: "2" as const,
    platform: "html5" as const,
    language: context.language,
    gameType: input.type && requestedType(input.type),
  }),
  response: rows(gameSchema),
  offline: { version: 1 },
});
