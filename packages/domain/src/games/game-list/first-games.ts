import type { GameClassify, GameType } from "../game-type.ts";
import { defaultClassify } from "../type-rules.ts";
import type { GameListQuery } from "./game-list-request.ts";

/** What a part of a page that shows only the first games is about. */
export interface FirstGames {
  readonly type: GameType;
  /** Instead of the type's own (Spec §4 "Default classify"). */
  readonly classify?: GameClassify;
  /** One vendor's; all vendors' without it. */
  readonly vendor?: string;
  readonly pageSize: number;
}

/**
 * The call that answers the first games of a type, or of a vendor of it, without any choice of the player's
 * (Spec §7 "game list GET").
 */
export const firstGames = ({
  type,
  classify = defaultClassify(type),
  vendor = "",
  pageSize,
}: FirstGames): GameListQuery & { readonly page: number } => ({
  type,
  classify,
  vendor,
  name: "",
  minBet: undefined,
  minLines: undefined,
  page: 1,
  pageSize,
});
