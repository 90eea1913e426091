import type { ContractBasis, ContractKind, ContractPeriod, ContractState } from "@volado/domain/agency";
import type { Json } from "./columns.ts";

/** One step of a contract; amounts in centavos, a share in hundredths of a per cent. */
export interface ContractTierRow {
  readonly from: number;
  readonly members: number;
  readonly pay: { readonly share: number } | { readonly amount: number };
}

/** A contract between an agent and the agent above. Its terms never change: other terms are another contract. */
export interface ContractsTable {
  id: string;
  member_id: string;
  /** The member above. */
  offered_by: string;
  kind: ContractKind;
  /** An offer that ran out stays `offered`: it counts as lapsed from `answer_before` on. */
  state: Exclude<ContractState, "lapsed">;
  basis: ContractBasis;
  period: ContractPeriod;
  tiers: Json<readonly ContractTierRow[]>;
  offered_at: number;
  answer_before: number;
  answered_at: number | null;
  /** Last instant; null holds until another takes its place. */
  valid_until: number | null;
  ended_at: number | null;
}
