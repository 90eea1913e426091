import { clsx } from "clsx/lite";
import { Card, type CardProps } from "../Card/Card.tsx";
import { DataTable } from "../DataTable/DataTable.tsx";

export interface Bar {
  id: string;
  /** Short, such as a date. */
  label: string;
  /** A negative value is drawn downwards. */
  value: number;
}

export interface BarChartProps extends Omit<CardProps, "children" | "kind"> {
  /** Title of the chart, such as "Profit by day". Also the column heading of the values. */
  label: string;
  bars: readonly Bar[];
  /** Colours gains and losses differently. Defaults to `false`. */
  signed?: boolean | undefined;
  /** Formats a value for the scale and the table. */
  format: (value: number) => string;
  /** Label of the disclosure that shows the table, such as "Show the numbers". */
  tableLabel: string;
  /** What a bar stands for, such as "Day". Heading of the table's first column. */
  barLabel: string;
}

/** A bar chart around zero, with the same numbers in a table for screen readers. */
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
  // The drawing is 100 units high and one unit wide per bar. Zero is at the bottom if no value is negative.
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
