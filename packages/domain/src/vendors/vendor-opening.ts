import { GameType, isLotteryType } from "../games/game.ts";
import type { LaunchTarget } from "../launch/launch.ts";
import { vendorLobby } from "../launch/vendor-lobby.ts";
import type { LotteryVendors, Vendor, VendorCategory } from "./vendors.ts";

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

/** What a tap on a vendor's tile does (Spec §2 "Vendor tile"). */
export type VendorOpening =
  /** Its games stand in the list of their type: the type's page narrowed to the vendor. */
  | { readonly kind: "list"; readonly type: GameType; readonly vendor: string }
  /** The vendor itself is what is played: its lobby opens directly. */
  | { readonly kind: "launch"; readonly target: LaunchTarget };

/**
 * Types that are played in the vendor's own lobby, where there is nothing to choose from a list (docs/decisions/081).
 */
const played: ReadonlySet<GameType> = new Set([
  GameType.Sports,
  GameType.Esports,
  GameType.Cockfight,
  GameType.Lottery,
  GameType.ElectronicLottery,
]);

/**
 * Where a vendor's tile leads: slots, fishing, poker, live and in-house vendors to the list of their games, the others
 * straight into their lobby (Spec §2 "Vendor tile routes to its type page with ?vassalage={vendor}, otherwise launches
 * directly"). The categories decide in which mode lotteries open.
 */
export const vendorOpening = (
  vendor: Pick<Vendor, "code" | "type">,
  categories: readonly VendorCategory[],
  lotteries: LotteryVendors,
): VendorOpening =>
  played.has(vendor.type)
    ? { kind: "launch", target: vendorLobby(vendor, categories, lotteries) }
    : { kind: "list", type: vendor.type, vendor: vendor.code };
