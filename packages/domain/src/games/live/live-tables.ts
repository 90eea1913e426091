import type { LaunchTarget } from "../../launch/launch-decision.ts";
import { GameType } from "../game-type.ts";
import { type LiveModel, LiveTableState } from "./live-model.ts";

const rank = { [LiveTableState.Open]: 0, [LiveTableState.Full]: 1, [LiveTableState.Closed]: 2 } as const;

/**
 * Tables as players want them: where there is a seat first, then full ones, closed ones last and the next to
 * open first. Otherwise the gateway's order stays.
 */
export const orderLiveModels = (models: readonly LiveModel[]): readonly LiveModel[] =>
  models.toSorted(
    (a, b) =>
      rank[a.state] - rank[b.state] ||
      (a.state === LiveTableState.Closed
        ? (a.opensAt ?? Number.MAX_SAFE_INTEGER) - (b.opensAt ?? Number.MAX_SAFE_INTEGER)
        : 0),
  );

/** How many tables can be played at now; a closed one can't. */
export const openTables = (models: readonly LiveModel[]): number =>
  models.filter(({ state }) => state !== LiveTableState.Closed).length;

/** What a tap on a dealer launches: the table itself, or nothing while it is closed. */
export const liveModelTarget = (model: LiveModel): LaunchTarget | undefined =>
  model.state === LiveTableState.Closed
    ? undefined
    : {
        nodeId: model.nodeId,
        gameId: model.gameId,
        vendor: model.vendor,
        type: GameType.Live,
        code: model.code,
        freePlay: false,
      };
