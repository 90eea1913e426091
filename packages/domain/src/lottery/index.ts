/** Lotteries, their draws and countdowns on the gateway's clock, and the results of Vietnamese draws. */

export type { Countdown } from "./countdown.ts";
export { countdownOf } from "./countdown.ts";
export { evenNumbers } from "./draw-numbers.ts";
export type { RefreshConditions } from "./draw-refresh.ts";
export { refreshDelay } from "./draw-refresh.ts";
export type { DrawState } from "./draw-state.ts";
export { drawState } from "./draw-state.ts";
export type { Lottery, LotteryDraw, LotteryGroup, LotteryList, LotteryType } from "./lottery.ts";
export { chooseGroup, groupId, namedByPlayType } from "./lottery-group.ts";
export type { NeighbouringDays, VietnameseDraw, VietnamesePrize } from "./vietnamese-draw.ts";
export {
  neighbouringDays,
  showsVietnameseResults,
  VIETNAMESE_TIME_ZONE,
  VietnameseRegion,
} from "./vietnamese-draw.ts";
