import type { ReactNode } from "react";
import { useRowWindow } from "./use-row-window.ts";

/** A list of possibly thousands of rows that only renders those near the screen. Use padding between rows, not gaps. */
export function LongList<Row extends { readonly id: string }>({
  label,
  rows,
  total,
  guess,
  className,
  children,
}: LongListProps<Row>) {
  const { list, first, end, above, below } = useRowWindow(
    rows.map(({ id }) => id),
    guess,
  );
  return (
    <ul
      ref={list}
      className={className}
      aria-label={label}
      style={{ paddingBlockStart: above, paddingBlockEnd: below }}
    >
      {rows.slice(first, end).map((row, place) => (
        <li key={row.id} aria-setsize={total} aria-posinset={first + place + 1}>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}

export interface LongListProps<Row> {
  /** Accessible name. */
  readonly label: string;
  /** The loaded rows; ids are unique. */
  readonly rows: readonly Row[];
  /** Number of rows in the whole list, including those not loaded yet. */
  readonly total: number;
  /** Estimated height of a row in CSS pixels, until some have been rendered. */
  readonly guess: number;
  readonly className: string;
  /** Renders a row. */
  readonly children: (row: Row) => ReactNode;
}
