import { decimalOf } from "@volado/domain/money";
import type { Kysely } from "kysely";
import type { Schema } from "../data/schema.ts";
import type { Catalogue } from "./catalogue.ts";
import { coverPath } from "./game-cover.ts";
import type { Endpoints, WireValue } from "./wire.ts";

/** The latest wins, the highest first (Spec §2 "Latest winners", §9 "sorted by win amount descending"). */
export const winnerRows = async (
  db: Kysely<Schema>,
  catalogue: Catalogue,
  limit: number,
): Promise<WireValue<Endpoints["listWinners"]>> => {
  const rows = await db
    .selectFrom("winners")
    .selectAll()
    .orderBy("won_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows
    .toSorted((a, b) => b.amount - a.amount)
    .flatMap((row) => {
      const game = catalogue.byNodeId(row.node_id);
      if (game === undefined) return [];
      return [
        {
          vo: {
            id: row.id,
            iconUrl: coverPath(game),
            gameName: game.name,
            customerName: row.customer_name,
            winAmount: decimalOf(row.amount),
            nodeId: game.node_id,
            gameId: game.game_id,
            vassalage: game.vendor,
            gameType: game.type,
          },
        },
      ];
    });
};
