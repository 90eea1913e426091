import type { GameClassify } from "../game-type.ts";

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
