import { isLotteryType } from "../games/game.ts";
import { type LotteryVendors, lotteryMode, type Vendor, type VendorCategory } from "../vendors/vendors.ts";
import type { LaunchTarget } from "./launch.ts";

/** The game code of a vendor's lobby (Spec §3 "gameCode (default 'lobby')"). */
export const LOBBY = "lobby";

/**
 * The launch target of a vendor's lobby (Spec §2 "Vendor tile"). Lottery vendors launch in the site's lottery mode,
 * which depends on all vendors and not on the tile's category (Spec §4 "Lottery mode"; docs/decisions/003).
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
