import "@volado/ui/data-table.css";
import "@volado/ui/bar-chart.css";
import { daySeries, type TeamFigure, type TeamFilter, TeamGroup } from "@volado/domain/agency";
import { BarChart, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { merchantToday } from "../../../shared/period/merchant-day.ts";
import { RetryNote } from "../../../shared/states/retry-note.tsx";
import { useFieldText } from "../hooks/use-field-text.ts";
import { useTeamReport } from "../hooks/use-team-report.ts";
import { figureValue } from "../team-fields.ts";

export interface FigureByDayProps {
  readonly filter: TeamFilter;
  readonly figure: TeamFigure;
  readonly currency: string;
}

/** One figure of the team, day by day; nothing for a single day, or for more than a picture can show. */
export function FigureByDay({ filter, figure, currency }: FigureByDayProps) {
  const { t } = useTranslation();
  const textOf = useFieldText(currency);
  const report = useTeamReport({ ...filter, sort: undefined }, TeamGroup.Day);
  const drawable = daySeries(filter.period, merchantToday(), []) !== undefined;
  if (!drawable) return null;
  if (report.phase === "pending") return <Skeleton height={220} />;
  if (report.phase === "failed") return <RetryNote text={t("agency.chartFailed")} onRetry={report.retry} />;
  const known = report.rows.map((line) => ({ day: line.id, value: line[figure] }));
  const series = daySeries(filter.period, merchantToday(), known);
  return (
    series && (
      <BarChart
        label={t("agency.byDay", { figure: t(`agency.fields.${figure}`) })}
        bars={series.map(({ day, value }) => ({ id: day, label: day, value }))}
        signed={figure === "profit"}
        format={(value) => textOf({ ...figureValue(report.first.totals, figure), value })}
        tableLabel={t("agency.asTable")}
        barLabel={t("agency.day")}
      />
    )
  );
}
