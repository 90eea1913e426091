import { getTeamReport } from "@volado/api-client/endpoints";
import { type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { Button, EmptyState } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { LongList } from "../../../shared/lists/long-list.tsx";
import { merchantDay, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import { ListEnd } from "../../../shared/states/list-end.tsx";
import { LoadFailure, RetryNote } from "../../../shared/states/load-failure.tsx";
import { everyPage } from "../every-page.ts";
import { teamInput } from "../hooks/use-field-text.ts";
import { useSaveCsv } from "../hooks/use-save-csv.ts";
import { useTeamReport } from "../hooks/use-team-report.ts";
import { cellOf, fieldValue, type TeamField } from "../team-fields.ts";
import { type TeamView, type TeamViewName, teamViews } from "../team-views.ts";
import { FigureByDay } from "./figure-by-day.tsx";
import { TeamLine } from "./team-line.tsx";
import { TeamPath } from "./team-path.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { ExportHeader } from "./team-tools.tsx";
import { TeamTotals } from "./team-totals.tsx";

/** Exports the whole report by member, in the order and with the fields of the screen. */
const useMemberCsv = (view: TeamView, filter: TeamFilter): ((name: string) => Promise<void>) => {
  const { t } = useTranslation();
  const client = useClient();
  const save = useSaveCsv();
  const fields: readonly TeamField[] = ["level", "team", view.main, ...view.facts];
  const input = { ...teamInput(filter, useMerchantToday()), group: TeamGroup.Member };

  return (name) =>
    save(name, async () => {
      const lines = await everyPage((paging) => client.call(getTeamReport, { ...input, ...paging }));
      return [
        [t("agency.fields.member"), ...fields.map((field) => t(`agency.fields.${field}`))],
        ...lines.map((line) => [
          line.member?.name ?? "",
          ...fields.map((field) => cellOf(fieldValue(line, field), merchantDay)),
        ]),
      ];
    });
};

interface TeamEmptyProps {
  /** Whether a search is active. */
  readonly narrowed: boolean;
  /** Clears the search. */
  readonly onReset: () => void;
}

/** Empty state of a search or of a team without members. */
function TeamEmpty({ narrowed, onReset }: TeamEmptyProps) {
  const { t } = useTranslation();
  const kind = narrowed ? "found" : "there";
  return (
    <EmptyState
      title={t(`agency.empty.${kind}.title`)}
      action={
        narrowed && (
          <Button variant="quiet" onClick={onReset}>
            {t("agency.empty.reset")}
          </Button>
        )
      }
    >
      {t(`agency.empty.${kind}.text`)}
    </EmptyState>
  );
}

export interface MemberReportProps {
  readonly name: TeamViewName;
  readonly filter: TeamFilter;
  readonly onChange: (change: Partial<TeamFilter>) => void;
  /** The URL of a member's team; without an id, of the agent's own. */
  readonly hrefOf: (memberId: string | undefined) => string;
}

/** A team's report by member with totals and path, in each loading state. */
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
        current={name === "rebates" ? undefined : name}
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
