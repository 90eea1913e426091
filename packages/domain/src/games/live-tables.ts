import type { LaunchTarget } from "../launch/launch.ts";
import { type GameClassify, GameType } from "./game.ts";

/** Whether a dealer's table accepts players. */
export const LiveTableState = {
  Open: "open",
  /** Every seat is taken, but the table can be opened to watch. */
  Full: "full",
  Closed: "closed",
} as const;
export type LiveTableState = (typeof LiveTableState)[keyof typeof LiveTableState];

/** A dealer at a live casino table (Spec §2 "live model list"; the fields are ours, docs/decisions/081). */
export interface LiveModel {
  readonly id: string;
  readonly name: string;
  /** Portrait, 4:5. */
  readonly imageUrl: string;
  readonly nodeId: string;
  readonly gameId: string;
  readonly vendor: string;
  readonly code: string;
  readonly tableName: string;
  /** Roulette or baccarat, if applicable. */
  readonly classify: readonly GameClassify[];
  readonly state: LiveTableState;
  /** Bet limits in centavos of the merchant's currency, if known. */
  readonly minBet: number | undefined;
  readonly maxBet: number | undefined;
  /** Epoch milliseconds at which a closed table opens, if known. */
  readonly opensAt: number | undefined;
}

const rank = { [LiveTableState.Open]: 0, [LiveTableState.Full]: 1, [LiveTableState.Closed]: 2 } as const;

/** Sorts tables: open, full, then closed ones by opening time. Otherwise keeps the gateway's order. */
export const orderLiveModels = (models: readonly LiveModel[]): readonly LiveModel[] =>
  models.toSorted(
    (a, b) =>
      rank[a.state] - rank[b.state] ||
      (a.state === LiveTableState.Closed
        ? (a.opensAt ?? Number.MAX_SAFE_INTEGER) - (b.opensAt ?? Number.MAX_SAFE_INTEGER)
        : 0),
  );

/** The number of open and full tables. */
export const openTables = (models: readonly LiveModel[]): number =>
  models.filter(({ state }) => state !== LiveTableState.Closed).length;

/** What a tap on a dealer launches; undefined while the table is closed. */
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
