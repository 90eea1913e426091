import { type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { useTranslation } from "react-i18next";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure } from "../../../shared/states/load-failure.tsx";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useMemberCsv } from "../hooks/use-member-csv.ts";
import { useTeamReport } from "../hooks/use-team-report.ts";
import { type TeamView, type TeamViewName, teamViews } from "../team-views.ts";
import { ExportHeader } from "./export-header.tsx";
import { FigureByDay } from "./figure-by-day.tsx";
import { TeamEmpty } from "./team-empty.tsx";
import { TeamLine } from "./team-line.tsx";
import { TeamPath } from "./team-path.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { TeamTotals } from "./team-totals.tsx";

export interface MemberReportProps {
  readonly name: TeamViewName;
  readonly filter: TeamFilter;
  readonly onChange: (change: Partial<TeamFilter>) => void;
  /** The address of a member's team; the agent's own without. */
  readonly hrefOf: (memberId: string | undefined) => string;
}

/**
 * A team by member, in its looks: on its way, failed, nobody, and the lines with their sums, the way back up,
 * and their end.
 */
export function MemberReport({ name, filter, onChange, hrefOf }: MemberReportProps) {
  const { t } = useTranslation();
  const view: TeamView = teamViews[name];
  const report = useTeamReport(filter, TeamGroup.Member);
  const save = useMemberCsv(view, filter);
  if (report.phase === "pending") return <TeamSkeleton />;
  if (report.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={report} />;
  const { first, rows, more, loadMore } = report.data;
  const open = first.path.at(-1)?.id;
  return (
    <div className="app-team-report">
      {report.stale && <RetryNote text={t("agency.stale")} onRetry={report.retry} />}
      <TeamPath
        path={first.path}
        hrefOf={hrefOf}
        filter={filter}
        here={name === "rebates" ? undefined : name}
      />
      {rows.length === 0 ? (
        <TeamEmpty narrowed={filter.name !== ""} onReset={() => onChange({ name: "" })} />
      ) : (
        <>
          <TeamTotals totals={first.totals} shown={view.totals} period={filter.period} />
          {view.drawn && <FigureByDay filter={filter} figure={view.drawn} />}
          <ExportHeader
            count={t("agency.count", { count: first.totalCount })}
            onSave={() => save(t(`agency.files.${name}`))}
          />
          <LongList
            className="app-team-lines"
            label={t("agency.lines")}
            rows={rows}
            total={first.totalCount}
            guess={250}
          >
            {(line) => (
              <TeamLine
                line={line}
                view={view}
                href={line.member && line.member.team > 0 && line.id !== open ? hrefOf(line.id) : undefined}
              />
            )}
          </LongList>
          <ListEnd
            className="app-team-end"
            more={more}
            count={rows.length}
            onMore={loadMore}
            texts={{
              loading: t("agency.loadingMore"),
              end: t("agency.end"),
              failed: t("agency.moreFailed"),
            }}
          />
        </>
      )}
    </div>
  );
}
