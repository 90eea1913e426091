import { type GameType, requestedType } from "@volado/domain/games";
import { defineRead } from "../core/endpoint.ts";
import { gameSchema, gameTypeSchema } from "../schemas/game.schema.ts";
import { wireCount } from "../schemas/primitives.ts";
import { rows } from "../schemas/rows.ts";
import { z } from "../schemas/z.ts";

const positive = wireCount.check(z.positive());
const pageSize = wireCount.check(z.positive(), z.maximum(100));

/** A page of recent or favourite games. `page` counts from 1. */
export interface PersonalPageInput {
  readonly page: number;
  readonly pageSize: number;
  readonly type: GameType | undefined;
}

/** Recently played games, newest first (Spec §3 "Recent": list, totalPages). */
export const listRecentGames = defineRead({
  id: "listRecentGames",
  path: "/api/games/recent",
  access: "session",
  request: z.object({
    page: positive,
    pageSize,
    gameType: z.optional(gameTypeSchema),
    language: z.string(),
    clientType: z.literal(["2", 2]),
  }),
  encode: (input: PersonalPageInput, context) => ({
    page: input.page,
    pageSize: input.pageSize,
    gameType: input.type && requestedType(input.type),
    language: context.language,
    clientType: "2" as const,
  }),
  response: z.pipe(
    z.object({ list: rows(gameSchema), totalPages: wireCount }),
    z.transform((wire) => ({ games: wire.list, totalPages: wire.totalPages })),
  ),
  offline: { version: 1 },
});
