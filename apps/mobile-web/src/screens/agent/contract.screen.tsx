import type { ContractKind } from "@volado/domain/agency";
import { ContractMenu } from "../../features/agent-contracts/components/contract-menu.tsx";
import { Contracts } from "../../features/agent-contracts/components/contracts.tsx";
import "./contracts.css";

/** The parts of the texts that it shows. */
export const texts = ["agents"] as const;

/**
 * An agent's contracts of one kind (Spec §2 /m/member/agent/getSalaryContract, getDevidendContract, getHourContract).
 */
export default function ContractScreen({ kind }: { readonly kind: ContractKind }) {
  return (
    <>
      <ContractMenu current={kind} />
      <Contracts key={kind} kind={kind} />
    </>
  );
}
