import type { GameType } from "../src/games/game.ts";
import type { LotteryVendors, Vendor, VendorCategory } from "../src/vendors/index.ts";

/** The specification's lottery vendors (Spec §4, §9). */
export const lotteries: LotteryVendors = {
  electronic: ["TCG_LOTTO_VN", "LOTT"],
  sea: ["TCG_SEA"],
  vietnamese: ["TCG_LOTTO_VN"],
};

/** A vendor without pictures. */
export const vendor = (type: GameType, code: string): Vendor => ({
  code,
  name: `Vendor ${code}`,
  type,
  classify: [],
  imageUrl: undefined,
  logoUrl: undefined,
});

/** A category with vendors of these codes. */
export const category = (type: GameType, ...codes: readonly string[]): VendorCategory => ({
  type,
  vendors: codes.map((code) => vendor(type, code)),
});
