import "./team-report.css";
import {
  searchFromTeamFilter,
  type TeamFilter,
  teamFilterFromSearch,
  teamOfMember,
} from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { MemberReport } from "../../features/team-reports/components/member-report.tsx";
import { RebateMenu } from "../../features/team-reports/components/rebate-menu.tsx";
import { TeamTools } from "../../features/team-reports/components/team-tools.tsx";
import { sortsOf, type TeamViewName, teamViews } from "../../features/team-reports/team-views.ts";
import { paths } from "../../shared/navigation/paths.ts";

/** The parts of the texts that it shows. */
export const texts = ["agency"] as const;

const pages = {
  members: paths.agentTeam,
  profit: paths.agentProfit,
  rebates: paths.agentTeamRebate,
} as const satisfies Readonly<Record<TeamViewName, unknown>>;

/**
 * The team member by member (Spec §2 /m/member/team, /m/agent/team/pnl, /m/member/teamRebate); the address
 * says whose, when, whom and in which order.
 */
export default function TeamReportScreen({ name }: { readonly name: TeamViewName }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const filter = teamFilterFromSearch(new URLSearchParams(useLocation().search));
  const addressOf = (wanted: TeamFilter) => pages[name].to(searchFromTeamFilter(wanted));
  const show = (wanted: TeamFilter) => void navigate(addressOf(wanted), { replace: true });
  return (
    <div className="app-team-page">
      {name === "rebates" && <RebateMenu current="team" />}
      <TeamTools
        filter={filter}
        onChange={show}
        sorts={sortsOf(teamViews[name])}
        natural={t("agency.sort.byName")}
      />
      <MemberReport
        name={name}
        filter={filter}
        onChange={show}
        hrefOf={(memberId) => addressOf(teamOfMember(filter, memberId))}
      />
    </div>
  );
}
