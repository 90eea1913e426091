import { MINUTE_MS } from "@volado/domain/calendar";
import { decimalOf } from "@volado/domain/money";
import type { Selectable } from "kysely";
import type { Schema } from "../data/schema.ts";
import { picturePath } from "../pictures/painted-pictures.ts";
import { type Catalogue, type CatalogueGame, wireGame } from "./catalogue.ts";
import type { Endpoints, WireValue } from "./wire.ts";

const DAY_MINUTES = 24 * 60;

/** Demo tables are never full: each player plays alone. */
const Status = { closed: 0, open: 1 } as const;

/** Whether the table is open at `now` and when it next opens; never while its game can't be launched. */
const stateOf = (
  dealer: Selectable<Schema["dealers"]>,
  game: CatalogueGame,
  now: number,
): Pick<WireValue<Endpoints["listLiveModels"]>[number], "tableStatus" | "openTime"> => {
  if (game.state !== "open") return { tableStatus: Status.closed, openTime: null };
  const minute = Math.floor(now / MINUTE_MS);
  // Shifts may run past midnight.
  const sinceOpening = (minute - dealer.opens_at + DAY_MINUTES) % DAY_MINUTES;
  if (sinceOpening < dealer.open_for) return { tableStatus: Status.open, openTime: null };
  return { tableStatus: Status.closed, openTime: (minute + DAY_MINUTES - sinceOpening) * MINUTE_MS };
};

const pictureOf = ({ id }: Selectable<Schema["dealers"]>): string => picturePath("dealer", id);

/** Name and picture of the dealer who is at a game's table at `now`. */
export const dealerAt = (
  game: CatalogueGame,
  { dealers }: Pick<Catalogue, "dealers">,
  now: number,
): Readonly<Record<"name" | "picture", string>> | undefined => {
  const seated = dealers().find((dealer) => dealer.node_id === game.node_id);
  if (seated === undefined || stateOf(seated, game, now).tableStatus !== Status.open) return undefined;
  return { name: seated.name, picture: pictureOf(seated) };
};

/** Dealers as sent to the client, with their tables' state at `now`. Dealers without a table are left out. */
export const wireLiveModels = (
  catalogue: Pick<Catalogue, "dealers" | "byNodeId">,
  now: number,
): WireValue<Endpoints["listLiveModels"]> =>
  catalogue.dealers().flatMap((dealer) => {
    const game = catalogue.byNodeId(dealer.node_id);
    if (!game) return [];
    const { nodeId, gameId, gameCode, vassalage, gameClassify, minBet } = wireGame(game);
    const model = { modelId: dealer.id, modelName: dealer.name, modelIcon: pictureOf(dealer) };
    const table = { tableName: game.name, nodeId, gameId, gameCode, vassalage, gameClassify, minBet };
    return [{ ...model, ...table, maxBet: Number(decimalOf(game.max_bet)), ...stateOf(dealer, game, now) }];
  });
