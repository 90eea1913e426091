import { MINUTE_MS } from "@volado/domain/calendar";
import { decimalOf } from "@volado/domain/money";
import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import type { Catalogue, CatalogueGame } from "./catalogue.ts";
import type { Endpoints, WireValue } from "./wire.ts";

type Dealer = Selectable<Schema["dealers"]>;
type WireModel = WireValue<Endpoints["listLiveModels"]>[number];

const DAY_MINUTES = 24 * 60;

const Status = { closed: 0, open: 1, full: 2 } as const;

/** Minutes since the table opened on its day; tables may stay open past midnight. */
const sinceOpening = (dealer: Dealer, now: number): number =>
  (Math.floor(now / MINUTE_MS) - dealer.opens_at + DAY_MINUTES) % DAY_MINUTES;

/**
 * Whether the table takes players at `now`, and when it next opens if not. A game that can't be launched has
 * no such time.
 */
const stateOf = (
  dealer: Dealer,
  game: CatalogueGame,
  now: number,
): Pick<WireModel, "tableStatus" | "openTime"> => {
  if (game.state !== "open") return { tableStatus: Status.closed, openTime: null };
  const minutes = sinceOpening(dealer, now);
  if (minutes < dealer.open_for)
    return { tableStatus: dealer.full ? Status.full : Status.open, openTime: null };
  return {
    tableStatus: Status.closed,
    openTime: (Math.floor(now / MINUTE_MS) + DAY_MINUTES - minutes) * MINUTE_MS,
  };
};

/** Dealers at their tables as they travel, with what each table is doing at `now`. One without a table is left out. */
export const wireLiveModels = (
  catalogue: Pick<Catalogue, "dealers" | "byNodeId">,
  now: number,
): WireValue<Endpoints["listLiveModels"]> =>
  catalogue.dealers().flatMap((dealer) => {
    const game = catalogue.byNodeId(dealer.node_id);
    if (!game) return [];
    return [
      {
        modelId: dealer.id,
        modelName: dealer.name,
        modelIcon: picturePath("dealer", dealer.id),
        tableName: game.name,
        nodeId: game.node_id,
        gameId: game.game_id,
        gameCode: game.code,
        vassalage: game.vendor,
        gameClassify: game.classify,
        minBet: Number(decimalOf(game.min_bet)),
        maxBet: Number(decimalOf(game.max_bet)),
        ...stateOf(dealer, game, now),
      },
    ];
  });
