import { moneyOf } from "@volado/domain/money";
import type { SampleInputs } from "../sample.ts";

/** Good questions: inputs of the calls about agents. Calls without an input are left out. */
export const agencyInputs = {
  listContracts: { kind: "daily-salary" },
  answerContract: { contractId: "C-socia-dividend-offered", accept: true },
  getTeamCounts: { from: 1792778663813, to: 1795457063813 },
  getTeamReport: { from: 1792778663942, to: 1795457063942, group: "MEMBER", page: 1, pageSize: 100 },
  listTeamBets: { from: 1792778664194, to: 1795457064194, gameType: "RNG", page: 1, pageSize: 25 },
  listEarnings: { from: 1792778666126, to: 1795457066126, kind: "rebate", page: 1, pageSize: 100 },
  createInvitationLink: { agent: true, rebateRate: 0.5 },
  removeInvitationLink: { code: "KWXVJP3Q" },
  openAccount: { username: "recien_abierta", password: "Abierta2026", agent: false, rebateRate: 0.1 },
  transferToDownlines: {
    memberIds: ["T-0001", "T-0016"],
    amount: moneyOf(1_250, "MXN"),
    paymentPassword: "202612",
  },
} satisfies SampleInputs;
