import { GameType } from "../games/game-type.ts";
import type { LotteryVendors } from "./lottery-vendors.ts";
import type { VendorCategory } from "./vendor.ts";
import { vendorsOf } from "./vendors-of.ts";

/**
 * ELOTT if the site has one of the merchant's electronic vendors (TCG_LOTTO_VN or LOTT) under ELOTT, otherwise LOTT
 * (Spec §4 "Lottery mode", docs/decisions/081).
 */
export const lotteryMode = (
  categories: readonly VendorCategory[],
  { electronic }: Pick<LotteryVendors, "electronic">,
): "ELOTT" | "LOTT" =>
  vendorsOf(categories, GameType.ElectronicLottery).some(({ code }) => electronic.includes(code))
    ? GameType.ElectronicLottery
    : GameType.Lottery;
