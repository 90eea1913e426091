import "./contracts.css";
import "./team-report.css";
import { ContractKind, contractKinds } from "@volado/domain/agency";
import type { RecordPeriod } from "@volado/domain/records";
import { TopMenu } from "@volado/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Contracts } from "../../features/agent-contracts/components/contracts.tsx";
import { contractPages } from "../../features/agent-contracts/contract-pages.ts";
import { EarningList } from "../../features/team-reports/components/earning-list.tsx";
import { PeriodChoice } from "../../shared/forms/period-choice.tsx";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";

export const texts = ["agents", "agency"] as const;

type Salary = Exclude<ContractKind, "dividend">;

/** What a member was paid by salary contracts; dividends have a page of their own. */
function SalaryPayments({ kind }: { readonly kind: Salary }) {
  const { t } = useTranslation();
  const [period, setPeriod] = useState<RecordPeriod>({ type: "days", days: 30 });
  return (
    <section className="app-team-page" aria-label={t("agency.earnings.list")}>
      <h2>{t("agency.earnings.list")}</h2>
      <div className="app-team-tools">
        <PeriodChoice period={period} onChange={setPeriod} />
      </div>
      <EarningList kind={kind} period={period} />
    </section>
  );
}

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
      <Contracts key={kind} kind={kind}>
        {kind !== ContractKind.Dividend && <SalaryPayments kind={kind} />}
      </Contracts>
    </>
  );
}
