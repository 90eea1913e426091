import type { SampleInputs } from "../sample.ts";

/** Good questions: inputs of the calls about lotteries. Calls without an input are left out. */
export const lotteryInputs = {
  getLotteryMenu: { type: "ELOTT" },
  listLotteries: { type: "ELOTT", prizeMode: "Elott", playType: "trad" },
  listLotteryNumbers: { nodeIds: ["TCG_LOTTO_VN-ELOTT-005", "QNI-ELOTT-002"], size: 3 },
  listVietnameseDraws: { region: "central", day: undefined },
} satisfies SampleInputs;
