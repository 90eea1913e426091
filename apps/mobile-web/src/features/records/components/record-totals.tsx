import "@volado/ui/stat-grid.css";
import { periodDays, type RecordPeriod, type RecordTotals } from "@volado/domain/records";
import { StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";
import { useMerchantToday } from "../../../shared/services/merchant-time.ts";

export interface TotalsProps {
  readonly totals: RecordTotals;
  readonly period: RecordPeriod;
}

/** What came in and went out over everything that the filter lets through, and in which days. */
export function Totals({ totals, period }: TotalsProps) {
  const { t } = useTranslation();
  const { from, to } = periodDays(period, useMerchantToday());
  const money = useMoneyText();
  return (
    <StatGrid
      aria-label={t("records.totals")}
      stats={[
        { label: t("records.into"), value: money(totals.into), tone: "gain" },
        { label: t("records.outOf"), value: money(totals.outOf) },
      ]}
      note={`${t("records.count", { count: totals.count })} · ${wholeDays(t("records.span", { from, to }))}`}
    />
  );
}
