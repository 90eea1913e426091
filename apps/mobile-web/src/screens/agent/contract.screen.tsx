import "./contracts.css";
import { type ContractKind, contractKinds } from "@volado/domain/agency";
import { TopMenu } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { Contracts } from "../../features/agent-contracts/components/contracts.tsx";
import { contractPages } from "../../features/agent-contracts/contract-pages.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";

export const texts = ["agents"] as const;

/**
 * An agent's contracts of one kind (Spec §2 /m/member/agent/getSalaryContract, getDevidendContract, getHourContract).
 */
export default function ContractScreen({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation();
  // Switching between the kinds replaces the history entry, so back leaves the contracts.
  const follow = useLinkNavigation({ replace: true });
  return (
    <>
      <TopMenu
        className="app-contract-menu"
        label={t("contracts.menu")}
        items={contractKinds.map((id) => ({
          id,
          label: t(`contracts.kinds.${id}`),
          href: contractPages[id].to(),
        }))}
        currentId={kind}
        onNavigate={(_item, event) => follow(event)}
      />
      <Contracts key={kind} kind={kind} />
    </>
  );
}
