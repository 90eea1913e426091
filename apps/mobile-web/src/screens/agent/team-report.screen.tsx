import "./team-report.css";
import { TeamOnly, teamOfMember } from "@volado/domain/agency";
import { SelectField } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { MemberReport } from "../../features/team-reports/components/member-report.tsx";
import { RebateMenu } from "../../features/team-reports/components/team-navigation.tsx";
import { TeamTools } from "../../features/team-reports/components/team-tools.tsx";
import { useTeamFilter } from "../../features/team-reports/hooks/use-team-report.ts";
import { sortsOf, type TeamViewName, teamViews } from "../../features/team-reports/team-views.ts";
import { paths } from "../../shared/navigation/paths.ts";

export const texts = ["agency"] as const;

const pages = {
  members: paths.agentTeam,
  profit: paths.agentProfit,
  rebates: paths.agentTeamRebate,
} as const satisfies Readonly<Record<TeamViewName, unknown>>;

const limits = Object.values(TeamOnly);

/**
 * The team member by member (Spec §2 /m/member/team, /m/agent/team/pnl, /m/member/teamRebate); the address holds
 * team, period, player and order.
 */
export default function TeamReportScreen({ name }: { readonly name: TeamViewName }) {
  const { t } = useTranslation();
  const { filter, choose, addressOf } = useTeamFilter(pages[name]);
  return (
    <div className="app-team-page">
      {name === "rebates" && <RebateMenu current="team" />}
      {name === "rebates" && <p className="app-team-rule">{t("agency.earnings.paidOn")}</p>}
      <TeamTools
        filter={filter}
        onChange={choose}
        sorts={sortsOf(teamViews[name])}
        natural={t("agency.sort.byName")}
      >
        {name === "members" && (
          <SelectField
            className="app-team-limit"
            label={t("agency.only.label")}
            value={filter.only ?? ""}
            onChange={({ target }) => choose({ only: limits.find((only) => only === target.value) })}
            options={[
              { value: "", label: t("agency.only.all") },
              ...limits.map((only) => ({ value: only, label: t(`agency.only.${only}`) })),
            ]}
          />
        )}
      </TeamTools>
      <MemberReport
        name={name}
        filter={filter}
        onChange={choose}
        hrefOf={(memberId) => addressOf(teamOfMember(filter, memberId))}
      />
    </div>
  );
}
