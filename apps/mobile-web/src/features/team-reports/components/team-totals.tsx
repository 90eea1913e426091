import "@volado/ui/stat-grid.css";
import type { TeamFigure, TeamFigures } from "@volado/domain/agency";
import { type Money, moneyOf } from "@volado/domain/money";
import { periodDays, type RecordPeriod } from "@volado/domain/records";
import { StatGrid } from "@volado/ui";
import { useTranslation } from "react-i18next";
import { useMoneyText } from "../../../shared/language/use-money-text.ts";
import { useDates, useMerchantToday } from "../../../shared/services/merchant-time.ts";
import { useFieldText } from "../hooks/use-team-report.ts";
import { figureValue } from "../team-views.ts";

export interface TeamTotalsProps {
  readonly totals: TeamFigures;
  readonly shown: readonly TeamFigure[];
  readonly period: RecordPeriod;
  /** The figures are those of one member. */
  readonly alone?: boolean;
}

const toneOf = ({ centavos }: Money) => (centavos > 0 ? "gain" : centavos < 0 ? "loss" : undefined);

/** Totals of the whole list, not only of the loaded rows, and their period. */
export function TeamTotals({ totals, shown, period, alone }: TeamTotalsProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const money = useMoneyText();
  const { spanOf } = useDates();
  const days = spanOf(periodDays(period, useMerchantToday()));
  return (
    <StatGrid
      aria-label={t("agency.totals")}
      stats={shown.map((figure) => ({
        label: t(`agency.fields.${figure}`),
        value: textOf(figureValue(totals, figure)),
        tone: figure === "profit" ? toneOf(totals.profit) : undefined,
      }))}
      note={
        <>
          {shown.includes("profit") && totals.profit.centavos !== 0 && (
            <>
              {t(`agency.result.${totals.profit.centavos > 0 ? "won" : "lost"}${alone ? "Alone" : ""}`, {
                amount: money(moneyOf(Math.abs(totals.profit.centavos), totals.profit.currency)),
              })}
              {!alone && ` ${t("agency.result.signs")}`}
              <br />
            </>
          )}
          {t("agency.span", days)}
        </>
      }
    />
  );
}
