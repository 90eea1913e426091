import type { GameClassify, GameType, LotteryPlayType } from "./game-type.ts";

/** One launchable game. `nodeId` is its identity everywhere: lists, favourites, recents (Spec §3). */
export interface Game {
  readonly nodeId: string;
  readonly gameId: string;
  readonly name: string;
  readonly type: GameType;
  /** Vendor code, e.g. "JL". */
  readonly vendor: string;
  readonly classify: readonly GameClassify[];
  /** For front ends of merchants whose vendors want it; no call of the specification sends it (decisions W9). */
  readonly roomId: string | undefined;
  /** Code inside the vendor's lobby; "lobby" when the gateway sends none (Spec §3). */
  readonly code: string;
  /** It runs in a browser and the gateway lets it be launched; another one is shown and can't be opened. */
  readonly playable: boolean;
  /** May be played without an account. */
  readonly freePlay: boolean;
  readonly lotteryMode: string | undefined;
  readonly playType: LotteryPlayType | undefined;
  /** Site-relative or absolute address of the cover picture; empty without one. */
  readonly imageUrl: string;
  /** Smallest stake in major units of the merchant's currency, when the gateway tells. */
  readonly minBet: number | undefined;
  /** Pay lines of a slot machine, when the gateway tells. */
  readonly lines: number | undefined;
}

/** One page of a game list (Spec §3 "Game list response"). `page` counts from 1. */
export interface GamePage {
  readonly games: readonly Game[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalCount: number;
}
