import type { ReactNode } from "react";
import { useRowWindow } from "./use-row-window.ts";

/**
 * A list that scrolls with the page and may have thousands of rows: only those near the screen stand there,
 * so that it costs as much as a short one. The gap between rows belongs to the rows, as their padding.
 */
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
  /** Its name. */
  readonly label: string;
  /** All rows so far, each with an id of its own. */
  readonly rows: readonly Row[];
  /** How many rows there are, those that have not come yet too. */
  readonly total: number;
  /** How high a row usually is, in CSS pixels, until the first have been drawn. */
  readonly guess: number;
  readonly className: string;
  /** Draws a row. */
  readonly children: (row: Row) => ReactNode;
}
