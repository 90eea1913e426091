/** An agent's team, transfers, downlines and earnings, and the contracts between agents. */

export type { AgentTool } from "./agent-tools.ts";
export { agentTools } from "./agent-tools.ts";
export type {
  AgentContract,
  ContractBasis,
  ContractList,
  ContractPeriod,
  ContractTier,
} from "./contracts/contract.ts";
export { ContractKind, ContractState } from "./contracts/contract.ts";
export { contractKinds, nextContractPrompt } from "./contracts/contract-prompts.ts";
export type { ContractSheet } from "./contracts/contract-sheet.ts";
export { contractSheet, contractStateAt, minPay } from "./contracts/contract-sheet.ts";
export { withAnswer } from "./contracts/with-answer.ts";
export type { DayValue } from "./day-series.ts";
export { daySeries } from "./day-series.ts";
export type {
  DownlineTerms,
  InvitationLink,
  InvitationLinks,
  RebateProblem,
} from "./downline-terms.ts";
export { INVITATION_LINKS_MAX, isRebateRate, readRebate, rebateProblem } from "./downline-terms.ts";
export type { Earning, Earnings } from "./earnings.ts";
export { EarningKind } from "./earnings.ts";
export type { TeamCounts } from "./team-counts.ts";
export type { TeamFigure, TeamFilter, TeamSort } from "./team-filter.ts";
export {
  searchFromTeamFilter,
  sortOfWord,
  sortWord,
  teamFilterFromSearch,
  teamOfMember,
} from "./team-filter.ts";
export type {
  TeamBet,
  TeamBets,
  TeamFigures,
  TeamLine,
  TeamMember,
  TeamPaging,
  TeamReport,
} from "./team-report.ts";
export { TeamGroup } from "./team-report.ts";
export type { Transfer, TypedTransferProblem } from "./transfer.ts";
export {
  TRANSFER_MAX_MEMBERS,
  transferBounds,
  transferProblem,
  typedTransferProblem,
} from "./transfer.ts";
