import { GameType } from "../games/game-type.ts";
import type { VendorCategory } from "./vendor.ts";
import { vendorsOf } from "./vendors-of.ts";

/** Vendors under ELOTT that make it the lottery mode (Spec §4 "Lottery mode"). */
const electronic: ReadonlySet<string> = new Set(["TCG_LOTTO_VN", "LOTT"]);

/** ELOTT if the mapping has TCG_LOTTO_VN or LOTT under ELOTT, otherwise LOTT (Spec §4). */
export const lotteryMode = (categories: readonly VendorCategory[]): "ELOTT" | "LOTT" =>
  vendorsOf(categories, GameType.ElectronicLottery).some((vendor) => electronic.has(vendor.code))
    ? GameType.ElectronicLottery
    : GameType.Lottery;
