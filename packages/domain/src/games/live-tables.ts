import type { LaunchTarget } from "../launch/launch.ts";
import { type GameClassify, GameType } from "./game.ts";

/** Whether a dealer's table takes players now. */
export const LiveTableState = {
  Open: "open",
  /** Every seat is taken; watching is still possible, so the table opens. */
  Full: "full",
  Closed: "closed",
} as const;
export type LiveTableState = (typeof LiveTableState)[keyof typeof LiveTableState];

/** A dealer at a table of the live casino (Spec §2 "live model list"; its fields are not shown, docs/decisions/081). */
export interface LiveModel {
  readonly id: string;
  /** The dealer's first name. */
  readonly name: string;
  /** Portrait, 4:5. */
  readonly imageUrl: string;
  /** The table's game, as lists and launches know it. */
  readonly nodeId: string;
  readonly gameId: string;
  readonly vendor: string;
  readonly code: string;
  /** What the table is called. */
  readonly tableName: string;
  /** Roulette or baccarat where the table is one. */
  readonly classify: readonly GameClassify[];
  readonly state: LiveTableState;
  /** Smallest and largest bet in whole centavos of the merchant's currency, when the gateway tells. */
  readonly minBet: number | undefined;
  readonly maxBet: number | undefined;
  /** Epoch milliseconds at which a closed table opens, when it is known. */
  readonly opensAt: number | undefined;
}

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
