import { clsx } from "clsx/lite";
import { Card, type CardProps } from "../Card/Card.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";

/** One bar: what it stands for, and how much. */
export interface Bar {
  id: string;
  /** Short, such as a day. */
  label: string;
  /** Below nought it goes down. */
  value: number;
}

export interface BarChartProps extends Omit<CardProps, "children" | "kind"> {
  /** What is drawn, such as "Profit by day": the heading, and the column of the numbers. */
  label: string;
  bars: readonly Bar[];
  /**
   * Tells gains from losses by colour, besides above from below.
   * @default false
   */
  signed?: boolean | undefined;
  /** Writes a value, for the scale and the table. */
  format: (value: number) => string;
  /** Opens the same as a table, such as "Show the numbers". */
  tableLabel: string;
  /** What each bar is, such as "Day": the table's first column. */
  barLabel: string;
}

/** Bars up and down from nought; the same in a table for whoever reads numbers, or hears them. */
export function BarChart({
  label,
  bars,
  signed,
  format,
  tableLabel,
  barLabel,
  className,
  ...rest
}: BarChartProps) {
  const values = bars.map(({ value }) => value);
  const max = Math.max(0, ...values);
  const min = Math.min(0, ...values);
  // The drawing is a hundred high, and a bar's place in it one wide; nought stands at the bottom while
  // nothing is below it.
  const scale = 100 / (max - min || 1);
  return (
    <Card {...rest} aria-label={label} className={clsx("vo-bar-chart", className)}>
      <h2>{label}</h2>
      <p aria-hidden="true">{format(max)}</p>
      <svg
        viewBox={`0 ${-min * scale - 100} ${bars.length || 1} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x2={bars.length || 1} />
        {bars.map(({ id, value }, place) => (
          <rect
            key={id}
            x={place + 0.1}
            y={-Math.max(0, value) * scale}
            width={0.8}
            height={Math.abs(value) * scale}
            data-tone={signed ? (value < 0 ? "loss" : "gain") : undefined}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        {min < 0 && <b>{format(min)}</b>}
        <span>{bars[0]?.label}</span>
        <span>{bars[1] && bars.at(-1)?.label}</span>
      </p>
      <details>
        <summary>{tableLabel}</summary>
        <DataTable
          caption={label}
          captionHidden
          columns={[
            { id: "bar", label: barLabel },
            { id: "value", label, align: "end" },
          ]}
          rows={bars.map((bar) => ({ id: bar.id, cells: [bar.label, format(bar.value)] }))}
        />
      </details>
    </Card>
  );
}
