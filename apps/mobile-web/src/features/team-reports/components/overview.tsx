import "@volado/ui/data-table.css";
import { getTeamReport } from "@volado/api-client/endpoints";
import { type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { Button, Card, DataTable, DownloadIcon, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { everyPage, useSaveCsv } from "../../../shared/lists/use-save-csv.ts";
import { LoadFailure, RetryNote } from "../../../shared/query/load-failure.tsx";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useClient } from "../../../shared/services/services-context.tsx";
import {
  teamInput,
  useFieldText,
  useFileName,
  useTeamReport,
  useTypeName,
} from "../hooks/use-team-report.ts";
import { cellOf, figureValue, teamFigures } from "../team-views.ts";
import { FigureByDay } from "./figure-by-day.tsx";
import { TeamPath } from "./team-navigation.tsx";
import { TeamSkeleton } from "./team-tools.tsx";
import { TeamTotals } from "./team-totals.tsx";

/** A team's play by type of game, with a bar for each share of the stakes. Bonuses and rebates have no type. */
export function TypeTable({ filter }: { readonly filter: TeamFilter }) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const nameOf = useTypeName();
  const report = useTeamReport(
    "overview",
    { ...filter, sort: { by: "stake", desc: true } },
    TeamGroup.GameType,
  );
  if (report.phase === "pending") return <Skeleton height={200} />;
  if (report.phase === "failed") return <RetryNote text={t("agency.typesFailed")} onRetry={report.retry} />;
  const played = report.data.rows.filter(({ stake }) => stake.centavos > 0);
  const largest = Math.max(...played.map(({ stake }) => stake.centavos));
  return (
    <Card className="app-team-types" aria-label={t("agency.byType")}>
      <h2>{t("agency.byType")}</h2>
      {played.length === 0 ? (
        <p>{t("agency.typesEmpty")}</p>
      ) : (
        <DataTable
          caption={t("agency.byType")}
          captionHidden
          columns={[
            { id: "type", label: t("agency.type") },
            { id: "stake", label: t("agency.fields.stake"), align: "end" },
            { id: "profit", label: t("agency.wonLessStaked"), align: "end" },
          ]}
          rows={played.map((line) => ({
            id: line.id,
            cells: [
              <span key="type" className="app-team-share">
                <span>{nameOf(line.id)}</span>
                <meter aria-hidden="true" min={0} max={largest} value={line.stake.centavos} />
              </span>,
              textOf(figureValue(line, "stake")),
              textOf(figureValue(line, "profit")),
            ],
          }))}
        />
      )}
    </Card>
  );
}

/** Exports all figures of a team by day; days without activity are omitted. */
const useDayCsv = (filter: TeamFilter): ((name: string) => Promise<void>) => {
  const { t } = useTranslation();
  const client = useClient();
  const save = useSaveCsv("agency.saveFailed");
  const days = teamInput({ ...filter, sort: undefined }, useMerchantToday());
  const input = { ...days, tool: "overview", group: TeamGroup.Day } as const;

  return (name) =>
    save(name, async () => {
      const lines = await everyPage((paging) => client.call(getTeamReport, { ...input, ...paging }));
      return [
        [t("agency.day"), ...teamFigures.map((figure) => t(`agency.fields.${figure}`))],
        ...lines.map((line) => [
          line.id,
          ...teamFigures.map((figure) => cellOf(figureValue(line, figure), String)),
        ]),
      ];
    });
};

interface OverviewProps {
  readonly filter: TeamFilter;
  /** The URL of a member's team; without an id, of the agent's own. */
  readonly hrefOf: (memberId: string | undefined) => string;
}

/** A team's totals, its stakes by day and by type of game. */
export function Overview({ filter, hrefOf }: OverviewProps) {
  const { t } = useTranslation();
  const report = useTeamReport("overview", { ...filter, sort: undefined }, TeamGroup.Day);
  const save = useDayCsv(filter);
  const fileName = useFileName(filter.period);
  if (report.phase === "pending") return <TeamSkeleton />;
  if (report.phase === "failed") return <LoadFailure title={t("agency.failed")} failure={report} />;
  const { first } = report.data;
  return (
    <div className="app-team-report">
      {report.stale && <RetryNote text={t("agency.stale")} onRetry={report.retry} />}
      <TeamPath path={first.path} hrefOf={hrefOf} filter={filter} current="overview" />
      <TeamTotals totals={first.totals} shown={teamFigures} period={filter.period} />
      <FigureByDay tool="overview" filter={filter} figure="stake" />
      <TypeTable filter={filter} />
      <Button
        variant="quiet"
        icon={<DownloadIcon size={18} />}
        onClick={() => save(fileName(t("agency.files.overview")))}
      >
        {t("agency.saveDays")}
      </Button>
    </div>
  );
}
