import type { GameClassify, GameType } from "../games/game-type.ts";

/** A game provider inside one category (Spec §3 "Vendor item"). */
export interface Vendor {
  /** Vendor code sent to the gateway, e.g. "JL". */
  readonly code: string;
  readonly name: string;
  readonly type: GameType;
  readonly classify: readonly GameClassify[];
  /** Wide art for vendor blocks, if the gateway has one. */
  readonly imageUrl: string | undefined;
  /** Small mark for tabs and strips. */
  readonly logoUrl: string | undefined;
}

/** One category of the lobby with its vendors in the order they are shown (Spec §3 "sorting"). */
export interface VendorCategory {
  readonly type: GameType;
  readonly vendors: readonly Vendor[];
}
