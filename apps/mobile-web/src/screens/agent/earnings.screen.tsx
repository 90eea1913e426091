import "./team-report.css";
import { EarningKind } from "@volado/domain/agency";
import { periodFromSearch, type RecordPeriod, searchFromPeriod } from "@volado/domain/records";
import { SiteSwitch } from "@volado/domain/site";
import { Navigate, useLocation, useNavigate } from "react-router";
import { EarningList } from "../../features/team-reports/components/earning-list.tsx";
import { RebateMenu } from "../../features/team-reports/components/team-navigation.tsx";
import { PeriodChoice } from "../../shared/forms/period-choice.tsx";
import { paths } from "../../shared/navigation/paths.ts";
import { useSiteInfo } from "../../shared/services/use-site.ts";

export const texts = ["agency"] as const;

const pages = {
  [EarningKind.Rebate]: paths.agentRebate,
  [EarningKind.Dividend]: paths.agentDividend,
} as const;

const USUAL_DAYS = 30;

/**
 * The agent's earnings from the team (Spec §2 /m/member/agent/agentRebeat, and agentDivident "only when the dividend
 * feature is on").
 */
export default function EarningsScreen({ kind }: { readonly kind: EarningKind }) {
  const navigate = useNavigate();
  const site = useSiteInfo();
  const period = periodFromSearch(new URLSearchParams(useLocation().search), USUAL_DAYS);
  if (kind === EarningKind.Dividend && site && !site.switches.has(SiteSwitch.AgencyDividend))
    return <Navigate to={paths.home.to()} replace />;
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
