import { isLotteryType } from "../games/type-rules.ts";
import type { LaunchTarget } from "../launch/launch-decision.ts";
import { vendorLobby } from "../launch/vendor-lobby.ts";
import type { LotteryVendors } from "./lottery-vendors.ts";
import type { VendorCategory } from "./vendor.ts";

/**
 * What a category of the game-centre accordion launches: LOTT and ELOTT their first vendor's lobby, the
 * others nothing, they have lists (Spec §2 "LOTT and ELOTT launch a vendor game").
 */
export const categoryLobby = (
  { type, vendors: [first] }: VendorCategory,
  categories: readonly VendorCategory[],
  lotteries: LotteryVendors,
): LaunchTarget | undefined =>
  first && isLotteryType(type) ? vendorLobby(first, categories, lotteries) : undefined;
