import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

export interface DataColumn {
  id: string;
  /** Short. When the columns don't fit, it is shown before each cell. */
  label: string;
  /** `end` aligns amounts and counts by their digits. Defaults to `"start"`. */
  align?: "start" | "end" | undefined;
}

/** A row, named by its first cell. */
export interface DataRow {
  id: string;
  /** One per column, in the same order. */
  cells: readonly ReactNode[];
}

/** A table with one row per item. When the columns don't fit, each row becomes a list of labelled values. */
export function DataTable({
  caption,
  captionHidden = false,
  columns,
  rows,
  className,
  ...rest
}: DataTableProps) {
  return (
    <div {...rest} className={clsx("vo-table", className)}>
      <table className="vo-table__grid">
        <caption className={captionHidden ? "vo-visually-hidden" : "vo-table__caption"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, label, align }) => (
              <th key={id} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, label, align }, place) => {
                const Cell = place === 0 ? "th" : "td";
                return (
                  <Cell
                    key={id}
                    scope={place === 0 ? "row" : undefined}
                    data-align={align}
                    data-label={label}
                  >
                    {row.cells[place]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface DataTableProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  caption: string;
  /** Hides the caption visually, if a heading already says the same. Defaults to `false`. */
  captionHidden?: boolean | undefined;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
}
