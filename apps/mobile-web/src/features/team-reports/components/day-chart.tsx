import "@volado/ui/data-table.css";
import type { DayValue } from "@volado/domain";
import { DataTable } from "@volado/ui";
import { useTranslation } from "react-i18next";

export interface DayChartProps {
  /** What is drawn, such as "Profit by day". */
  readonly title: string;
  readonly series: readonly DayValue[];
  /** Tells gains from losses by colour, besides above from below. */
  readonly signed: boolean;
  /** Writes a value, for the scale and the table. */
  readonly textOf: (value: number) => string;
}

/** Units of the drawing: a day's width, and the height of the whole. */
const STEP = 10;
const HEIGHT = 100;

/** Bars up and down from nought, a day each; the same in a table for whoever reads numbers, or hears them. */
export function DayChart({ title, series, signed, textOf }: DayChartProps) {
  const { t } = useTranslation();
  const values = series.map(({ value }) => value);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const scale = HEIGHT / (most - least || 1);
  const nought = most * scale;
  const [first] = series;
  return (
    <section className="app-team-chart" aria-label={title}>
      <h2>{title}</h2>
      <p className="app-team-chart__scale" aria-hidden="true">
        {textOf(most)}
      </p>
      <svg viewBox={`0 0 ${series.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1={0} x2={series.length * STEP} y1={nought} y2={nought} />
        {series.map(({ day, value }, place) => (
          <rect
            key={day}
            data-sign={signed ? Math.sign(value) : undefined}
            x={place * STEP + 1}
            width={STEP - 2}
            y={nought - Math.max(0, value) * scale}
            height={Math.abs(value) * scale}
          />
        ))}
      </svg>
      <p className="app-team-chart__scale" aria-hidden="true">
        {least < 0 && <span className="app-team-chart__least">{textOf(least)}</span>}
        <span>{first?.day}</span>
        <span>{series.at(-1)?.day}</span>
      </p>
      <details>
        <summary>{t("agency.asTable")}</summary>
        <DataTable
          caption={title}
          captionHidden
          columns={[
            { id: "day", label: t("agency.day") },
            { id: "value", label: title, align: "end" },
          ]}
          rows={series.map(({ day, value }) => ({ id: day, cells: [day, textOf(value)] }))}
        />
      </details>
    </section>
  );
}
