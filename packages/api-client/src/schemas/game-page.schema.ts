import type { GamePage } from "@volado/domain/games";
import { gameSchema } from "./game.schema.ts";
import { wireCount } from "./primitives.ts";
import { rows } from "./rows.ts";
import { z } from "./z.ts";

/** Game list response: games, pageNum, totalPages, totalCount (Spec §3). */
export const gamePageSchema = z.pipe(
  z.object({ games: rows(gameSchema), pageNum: wireCount, totalPages: wireCount, totalCount: wireCount }),
  z.transform(
    (wire): GamePage => ({
      games: wire.games,
      page: wire.pageNum,
      totalPages: wire.totalPages,
      totalCount: wire.totalCount,
    }),
  ),
);
