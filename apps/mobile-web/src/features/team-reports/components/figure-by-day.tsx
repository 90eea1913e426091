import "@volado/ui/data-table.css";
import "@volado/ui/bar-chart.css";
import {
  daySeries,
  type ReportTool,
  type TeamFigure,
  type TeamFilter,
  TeamGroup,
} from "@volado/domain/agency";
import { moneyOf } from "@volado/domain/money";
import { BarChart, Skeleton } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { RetryNote } from "../../../shared/query/load-failure.tsx";
import { useDates, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useFieldText, useTeamReport } from "../hooks/use-team-report.ts";
import { figureValue } from "../team-views.ts";

interface FigureByDayProps {
  readonly tool: ReportTool;
  readonly filter: TeamFilter;
  readonly figure: TeamFigure;
}

/** A chart of one figure by day; hidden for a single day, or for more days than it can show. */
export function FigureByDay({ tool, filter, figure }: FigureByDayProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const today = useMerchantToday();
  const { dateOf } = useDates();
  const report = useTeamReport(tool, { ...filter, sort: undefined }, TeamGroup.Day);
  const drawable = daySeries(filter.period, today, []) !== undefined;
  if (!drawable) return null;
  if (report.phase === "pending") return <Skeleton height={220} />;
  if (report.phase === "failed") return <RetryNote text={t("agency.chartFailed")} onRetry={report.retry} />;
  const total = figureValue(report.data.first.totals, figure);
  const known = report.data.rows.map((line) => {
    const { type, value } = figureValue(line, figure);
    return { day: line.id, value: type === "money" ? value.centavos : value };
  });
  const series = daySeries(filter.period, today, known);
  return (
    series && (
      <BarChart
        label={t("agency.byDay", { figure: t(`agency.fields.${figure}`) })}
        bars={series.map(({ day, value }) => ({ id: day, label: dateOf(day), value }))}
        signed={figure === "profit"}
        format={(value) =>
          textOf(
            total.type === "money"
              ? { ...total, value: moneyOf(value, total.value.currency) }
              : { ...total, value },
          )
        }
        tableLabel={t("agency.asTable")}
        barLabel={t("agency.day")}
      />
    )
  );
}
