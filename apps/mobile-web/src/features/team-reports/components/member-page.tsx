import "@volado/ui/fact-list.css";
import "@volado/ui/stat-grid.css";
import { type TeamFigure, type TeamFilter, TeamGroup, type TeamMember } from "@volado/domain/agency";
import { SiteSwitch } from "@volado/domain/site";
import { ButtonLink, Card, ChevronRightIcon, FactList } from "@volado/ui";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../../shared/navigation/paths.ts";
import { useLinkNavigation } from "../../../shared/navigation/use-link-navigation.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { useSiteInfo } from "../../../shared/services/use-site.ts";
import { useFieldText, usePlaceText, useTeamReport } from "../hooks/use-team-report.ts";
import { memberValue, teamFigures } from "../team-views.ts";
import { TeamPageLinks } from "./team-navigation.tsx";
import { TeamSkeleton } from "./team-tools.tsx";
import { TeamTotals } from "./team-totals.tsx";

const facts = ["balance", "teamBalance", "rebateRate", "joinedAt", "lastLoginAt"] as const;
const figures: readonly TeamFigure[] = teamFigures.filter((figure) => figure !== "bettors");

interface MemberPageProps {
  /** With a member's id. */
  readonly filter: TeamFilter;
  /** The URL of the member's team. */
  readonly teamHref: string;
  /** Called with a click on the link to the transfer. */
  readonly onTransfer: (member: TeamMember, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A member of the team: place, balance, figures of the account and of its team, and a link to a transfer. */
export function MemberPage({ filter, teamHref, onTransfer }: MemberPageProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const placeOf = usePlaceText();
  const follow = useLinkNavigation();
  const transfers = useSiteInfo()?.switches.has(SiteSwitch.AgencyTransfers);
  const report = useTeamReport("members", filter, TeamGroup.Member);
  if (report.phase === "pending") return <TeamSkeleton />;
  if (report.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={report} />;
  const { first, rows } = report.data;
  const member = first.path.at(-1);
  const alone = rows.find(({ own }) => own);
  if (!member || !alone) return null;
  return (
    <div className="app-team-report">
      {report.stale && <RetryNote text={t("agency.stale")} onRetry={report.retry} />}
      <Card className="app-team-member">
        <h2>{member.name}</h2>
        <p>{placeOf(member)}</p>
        {member.team > 0 && (
          <a className="app-team-line__team" href={teamHref} onClick={follow}>
            {t("agency.teamOf", { count: member.team })}
            <ChevronRightIcon size={16} />
          </a>
        )}
        <FactList
          items={facts.map((field) => ({
            label: t(`agency.fields.${field}`),
            value: textOf(memberValue(member, field)),
          }))}
        />
        {transfers && (
          <ButtonLink
            block
            href={paths.agentHome.to({ view: "transfer" })}
            onNavigate={(event) => onTransfer(member, event)}
          >
            {t("agency.member.transfer")}
          </ButtonLink>
        )}
      </Card>
      <h2>{t("agency.member.account")}</h2>
      <TeamTotals alone totals={alone} shown={figures} period={filter.period} />
      {member.team > 0 && (
        <>
          <h2>{t("agency.member.withTeam")}</h2>
          <TeamTotals totals={first.totals} shown={teamFigures} period={filter.period} />
        </>
      )}
      <TeamPageLinks current={undefined} filter={filter} />
    </div>
  );
}
