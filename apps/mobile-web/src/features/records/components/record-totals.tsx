import { periodDays, type RecordPeriod, type RecordTotals } from "@volado/domain";
import { formatMoney } from "@volado/i18n";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../shared/language/language.ts";
import { merchantToday } from "../../../shared/period/merchant-day.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";

export interface TotalsProps {
  readonly totals: RecordTotals;
  readonly currency: string;
  readonly period: RecordPeriod;
}

/** What came in and went out over everything that the filter lets through, and in which days. */
export function Totals({ totals, currency, period }: TotalsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { from, to } = periodDays(period, merchantToday());
  const sums = [
    ["into", totals.into],
    ["outOf", totals.outOf],
  ] as const;
  return (
    <section className="app-record-totals" aria-label={t("records.totals")}>
      <dl>
        {sums.map(([name, sum]) => (
          <div key={name} data-gain={name === "into" || undefined}>
            <dt>{t(`records.${name}`)}</dt>
            <dd>{formatMoney(sum, currency, language)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t("records.count", { count: totals.count })} · {wholeDays(t("records.span", { from, to }))}
      </p>
    </section>
  );
}
