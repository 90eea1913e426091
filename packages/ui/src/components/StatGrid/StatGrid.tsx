import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Card, type CardProps } from "../Card/Card.tsx";

export interface Stat {
  /** Short, such as "Deposits". Unique in the grid. */
  label: string;
  value: ReactNode;
  /** Whether the figure is good or bad for the reader. */
  tone?: "gain" | "loss" | undefined;
}

export interface StatGridProps extends Omit<CardProps, "children" | "kind"> {
  stats: readonly Stat[];
  /** Caption of the figures, such as their period. */
  note?: ReactNode;
}

/** A grid of a few figures, with as many columns as fit. Give it an `aria-label` to make it a landmark. */
export function StatGrid({ stats, note, className, ...rest }: StatGridProps) {
  return (
    <Card {...rest} className={clsx("vo-stats", className)}>
      <dl>
        {stats.map(({ label, value, tone }) => (
          <div key={label} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p>{note}</p>}
    </Card>
  );
}
