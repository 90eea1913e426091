/** What the house gives: rewards, sign-in calendar, daily tasks, promo codes, red rain. */

export type { DailyTask, DailyTasks, TaskMeasure, TaskProgress } from "./daily-task.ts";
export { taskShare, withTask } from "./daily-task.ts";
export { PROMO_CODE_MAX, promoCodeOf, promoCodeProblem } from "./promo-code.ts";
export type { PastRain, RedRain, RedRainPhase, RedRainState } from "./red-rain.ts";
export { laterRedRain, redRainPhase, redRainWon } from "./red-rain.ts";
export type { Reward, RewardList } from "./reward.ts";
export { RewardKind, RewardStatus } from "./reward.ts";
export type { RewardSheet } from "./reward-sheet.ts";
export { isClaimable, rewardSheet, withReward } from "./reward-sheet.ts";
export type { SignedDay, SignInCalendar, SignInStep } from "./sign-in-calendar.ts";
export { signInPrize, signInSteps, signInStreak } from "./sign-in-calendar.ts";
