/** An agent's team, transfers, downlines and earnings, and the contracts between agents. */

export * from "./agent-tools.ts";
export {
  type AgentContract,
  type ContractBasis,
  ContractKind,
  type ContractList,
  type ContractPeriod,
  type ContractSheet,
  ContractState,
  type ContractTier,
  contractKinds,
  contractSheet,
  contractStateAt,
  minPay,
  nextContractPrompt,
  withAnswer,
} from "./contracts.ts";
export * from "./downlines.ts";
export * from "./team-filter.ts";
export * from "./team-report.ts";
