import { GameType, isLotteryType } from "../games/game.ts";
import type { LaunchTarget } from "../launch/launch.ts";
import { vendorLobby } from "../launch/vendor-lobby.ts";
import type { LotteryVendors, Vendor, VendorCategory } from "./vendors.ts";

/**
 * What a category of the game-centre accordion launches: for LOTT and ELOTT the first vendor's lobby, otherwise
 * nothing (Spec §2 "LOTT and ELOTT launch a vendor game").
 */
export const categoryLobby = (
  { type, vendors: [first] }: VendorCategory,
  categories: readonly VendorCategory[],
  lotteries: LotteryVendors,
): LaunchTarget | undefined =>
  first && isLotteryType(type) ? vendorLobby(first, categories, lotteries) : undefined;

/** What a tap on a vendor's tile does (Spec §2 "Vendor tile"). */
export type VendorOpening =
  /** Opens the list of its type, narrowed to the vendor. */
  | { readonly kind: "list"; readonly type: GameType; readonly vendor: string }
  | { readonly kind: "launch"; readonly target: LaunchTarget };

/** Types played in the vendor's own lobby, without a list (docs/decisions/081). */
const played: ReadonlySet<GameType> = new Set([
  GameType.Sports,
  GameType.Esports,
  GameType.Cockfight,
  GameType.Lottery,
  GameType.ElectronicLottery,
]);

/**
 * Where a vendor's tile leads: slots, fishing, poker, live and in-house vendors to their list, others to their lobby
 * (Spec §2 "Vendor tile routes to its type page with ?vassalage={vendor}, otherwise launches directly"). The
 * categories decide the lottery mode.
 */
export const vendorOpening = (
  vendor: Pick<Vendor, "code" | "type">,
  categories: readonly VendorCategory[],
  lotteries: LotteryVendors,
): VendorOpening =>
  played.has(vendor.type)
    ? { kind: "launch", target: vendorLobby(vendor, categories, lotteries) }
    : { kind: "list", type: vendor.type, vendor: vendor.code };
