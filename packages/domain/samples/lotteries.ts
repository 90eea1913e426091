import type { LotteryVendors } from "../src/vendors/index.ts";

/** The specification's lottery vendors (Spec §4, §9). */
export const lotteries: LotteryVendors = {
  electronic: ["TCG_LOTTO_VN", "LOTT"],
  sea: ["TCG_SEA"],
  vietnamese: ["TCG_LOTTO_VN"],
};
