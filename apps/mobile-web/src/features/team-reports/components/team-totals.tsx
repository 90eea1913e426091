import { periodDays, type RecordPeriod, type TeamFigure, type TeamFigures } from "@volado/domain";
import { useTranslation } from "react-i18next";
import { merchantToday } from "../../../shared/period/merchant-day.ts";
import { wholeDays } from "../../../shared/period/whole-days.ts";
import { useFieldText } from "../hooks/use-field-text.ts";
import { figureValue } from "../team-fields.ts";

export interface TeamTotalsProps {
  readonly totals: TeamFigures;
  readonly shown: readonly TeamFigure[];
  readonly currency: string;
  readonly period: RecordPeriod;
}

/** What the whole list comes to, not only the lines that have come, and over which days. */
export function TeamTotals({ totals, shown, currency, period }: TeamTotalsProps) {
  const { t } = useTranslation();
  const textOf = useFieldText(currency);
  const { from, to } = periodDays(period, merchantToday());
  return (
    <section className="app-team-totals" aria-label={t("agency.totals")}>
      <dl>
        {shown.map((figure) => (
          <div key={figure} data-sign={figure === "profit" ? Math.sign(totals.profit) : undefined}>
            <dt>{t(`agency.fields.${figure}`)}</dt>
            <dd>{textOf(figureValue(totals, figure))}</dd>
          </div>
        ))}
      </dl>
      <p>{wholeDays(t("agency.span", { from, to }))}</p>
    </section>
  );
}
