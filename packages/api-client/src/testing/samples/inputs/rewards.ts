import type { SampleInputs } from "../sample.ts";

/** Good questions: inputs of the calls about rewards. Calls without an input are left out. */
export const rewardsInputs = {
  claimReward: { rewardId: "R-agente-gift-Issued" },
  redeemPromoCode: { code: "VOLADO50" },
  claimDailyTask: { taskId: "rounds-10", day: "2026-11-22" },
  getSignInCalendar: { month: "2026-11" },
  claimSignIn: { day: "2026-11-22" },
  openEnvelope: { rainId: "2026-11-22 720" },
} satisfies SampleInputs;
