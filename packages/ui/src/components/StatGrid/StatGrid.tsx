import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Card, type CardProps } from "../Card/Card.tsx";

/** One figure: what it counts, and how much. */
export interface Stat {
  /** Short, such as "Deposits". Names the figure within the grid, so no two are alike. */
  label: string;
  value: ReactNode;
  /** Whether it is good or bad for who reads it. */
  tone?: "gain" | "loss" | undefined;
}

export interface StatGridProps extends Omit<CardProps, "children" | "kind"> {
  stats: readonly Stat[];
  /** What the figures are about, such as their days. */
  note?: ReactNode;
}

/**
 * A few figures side by side, as many columns as there is room for. Name it by `aria-label` where it is a
 * place of its own.
 */
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
