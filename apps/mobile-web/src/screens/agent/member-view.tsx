import "./team-report.css";
import { searchFromTeamFilter, type TeamFilter, teamFilterFromSearch } from "@volado/domain/agency";
import { Navigate, useLocation, useNavigate } from "react-router";
import { serializeReceivers } from "../../features/downlines/receivers.ts";
import { MemberPage } from "../../features/team-reports/components/member-page.tsx";
import { memberAddress } from "../../features/team-reports/hooks/use-team-report.ts";
import { PeriodChoice } from "../../shared/forms/period-choice.tsx";
import { sessionDrafts } from "../../shared/forms/session-drafts.ts";
import { paths } from "../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../shared/navigation/use-link-navigation.ts";
import { useSession } from "../../shared/session/session-store.ts";

/** A member of the team; the address holds the member and the days (docs/decisions/119). */
export default function MemberView() {
  const navigate = useNavigate();
  const follow = useLinkNavigation();
  const account = useSession()?.userName;
  const asked = teamFilterFromSearch(new URLSearchParams(useLocation().search));
  const { memberId } = asked;
  if (memberId === undefined) return <Navigate to={paths.agentTeam.to()} replace />;
  const filter: TeamFilter = {
    ...asked,
    ...{ name: "", only: undefined, sort: undefined, gameType: undefined },
  };
  return (
    <div className="app-team-page">
      <div className="app-team-tools">
        <PeriodChoice
          period={filter.period}
          onChange={(period) =>
            void navigate(memberAddress({ ...filter, period }, memberId), { replace: true })
          }
        />
      </div>
      <MemberPage
        filter={filter}
        teamHref={paths.agentTeam.to(searchFromTeamFilter(filter))}
        onTransfer={(member, event) => {
          // The form starts with its draft.
          sessionDrafts.set("transfer", { receivers: serializeReceivers([member]), amount: "" }, account);
          follow(event);
        }}
      />
    </div>
  );
}
