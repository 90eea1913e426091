import "./team-report.css";
import {
  searchFromTeamFilter,
  type TeamFilter,
  teamFilterFromSearch,
  teamOfMember,
} from "@volado/domain/agency";
import { useLocation, useNavigate } from "react-router";
import { Overview } from "../../features/team-reports/components/overview.tsx";
import { PeriodChoice } from "../../shared/forms/period-choice.tsx";
import { paths } from "../../shared/navigation/paths.ts";

export const texts = ["agency"] as const;

/** The team's totals (Spec §2 /m/agent/team/overview); the address holds team and period. */
export default function AgentOverviewScreen() {
  const navigate = useNavigate();
  const asked = teamFilterFromSearch(new URLSearchParams(useLocation().search));
  const filter: TeamFilter = {
    ...asked,
    ...{ name: "", only: undefined, sort: undefined, gameType: undefined },
  };
  const addressOf = (wanted: TeamFilter) => paths.agentOverview.to(searchFromTeamFilter(wanted));
  return (
    <div className="app-team-page">
      <div className="app-team-tools">
        <PeriodChoice
          period={filter.period}
          onChange={(period) => void navigate(addressOf({ ...filter, period }), { replace: true })}
        />
      </div>
      <Overview filter={filter} hrefOf={(memberId) => addressOf(teamOfMember(filter, memberId))} />
    </div>
  );
}
