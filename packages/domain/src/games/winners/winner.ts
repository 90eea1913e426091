import type { GameType } from "../game-type.ts";

/** One row of the winner board (Spec §3 "Winner"). */
export interface Winner {
  readonly id: string;
  readonly gameName: string;
  readonly imageUrl: string;
  readonly customerName: string;
  /** Whole centavos of the merchant's currency, which the answer doesn't name. */
  readonly amount: number;
  /** What a tap launches; undefined when the gateway does not tell. */
  readonly nodeId: string | undefined;
  readonly gameId: string | undefined;
  readonly vendor: string | undefined;
  readonly type: GameType | undefined;
}
