import type { LotteryVendors } from "../src/vendors/index.ts";

/** The lottery vendors that the specification names (Spec §4, §9). */
export const lotteries: LotteryVendors = {
  electronic: ["TCG_LOTTO_VN", "LOTT"],
  sea: ["TCG_SEA"],
  vietnamese: ["TCG_LOTTO_VN"],
};
