import { type AgentContract, type ContractList, ContractState } from "./contract.ts";

/**
 * The list with a contract as it stands after its answer: one that was accepted ends what was in force. Doing it twice
 * changes nothing more.
 */
export const withAnswer = (list: ContractList, answered: AgentContract): ContractList => ({
  ...list,
  contracts: list.contracts.map((contract) => {
    if (contract.id === answered.id) return answered;
    const replaced = answered.state === ContractState.Active && contract.state === ContractState.Active;
    return replaced ? { ...contract, state: ContractState.Ended, endedAt: answered.answeredAt } : contract;
  }),
});
