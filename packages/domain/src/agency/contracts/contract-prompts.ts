import { ContractKind } from "./contract.ts";

/** The order in which an agent is asked (Spec §6: "daily salary, dividend, hourly salary"). */
export const contractKinds: readonly ContractKind[] = [
  ContractKind.DailySalary,
  ContractKind.Dividend,
  ContractKind.HourlySalary,
];

/**
 * The request an agent is told of next: the first kind that is required and was not dismissed in this session
 * (Spec §6 "each with Cancel and Go"). Undefined when there is none.
 */
export const nextContractPrompt = (
  required: readonly ContractKind[],
  dismissed: readonly ContractKind[],
): ContractKind | undefined =>
  contractKinds.find((kind) => required.includes(kind) && !dismissed.includes(kind));
