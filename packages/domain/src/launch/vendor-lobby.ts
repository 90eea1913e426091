import { isLotteryType } from "../games/game.ts";
import { type LotteryVendors, lotteryMode, type Vendor, type VendorCategory } from "../vendors/vendors.ts";
import type { LaunchTarget } from "./launch.ts";

/**
 * What a launch names instead of a game when it opens the vendor's own lobby (Spec §3 "gameCode (default 'lobby')").
 */
export const LOBBY = "lobby";

/**
 * A vendor's lobby, for tiles that launch the vendor itself (Spec §2 "Vendor tile"). Lottery vendors are
 * launched in the site's lottery mode, which all its vendors decide and not the category that the tile
 * stands in (Spec §4 "Lottery mode"; docs/decisions/003).
 */
export const vendorLobby = (
  { code, type }: Pick<Vendor, "code" | "type">,
  categories: readonly VendorCategory[],
  lotteries: LotteryVendors,
): LaunchTarget => ({
  nodeId: code,
  gameId: LOBBY,
  vendor: code,
  type: isLotteryType(type) ? lotteryMode(categories, lotteries) : type,
  code: LOBBY,
});
