import "./team-report.css";
import { EarningKind } from "@volado/domain/agency";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "@volado/domain/records";
import { useLocation, useNavigate } from "react-router";
import { EarningList } from "../../features/team-reports/components/earning-list.tsx";
import { RebateMenu } from "../../features/team-reports/components/team-navigation.tsx";
import { PeriodChoice } from "../../shared/forms/period-choice.tsx";
import { paths } from "../../shared/navigation/paths.ts";

export const texts = ["agency"] as const;

const pages = {
  [EarningKind.Rebate]: paths.agentRebate,
  [EarningKind.Dividend]: paths.agentDividend,
} as const;

const USUAL_DAYS = 30;

/** The agent's earnings from the team (Spec §2 /m/member/agent/agentRebeat, agentDivident). */
export default function EarningsScreen({ kind }: { readonly kind: keyof typeof pages }) {
  const navigate = useNavigate();
  const period = periodFromSearch(new URLSearchParams(useLocation().search), USUAL_DAYS);
  const show = (wanted: RecordPeriod) =>
    void navigate(pages[kind].to(searchFromPeriod(wanted, USUAL_DAYS)), { replace: true });
  return (
    <div className="app-team-page">
      {kind === EarningKind.Rebate && <RebateMenu current="own" />}
      <div className="app-team-tools">
        <PeriodChoice period={period} onChange={show} />
      </div>
      <EarningList kind={kind} period={period} />
    </div>
  );
}
