import { clsx } from "clsx/lite";
import type { ComponentPropsWithRef, ReactNode } from "react";

/** A column: what its cells say, and how they stand. */
export interface DataColumn {
  id: string;
  /** Short; where the table has no room for columns it stands before each of its cells. */
  label: string;
  /**
   * `end` for amounts and counts, so that their digits stand under each other.
   * @default "start"
   */
  align?: "start" | "end" | undefined;
}

/** A row; its first cell names it. */
export interface DataRow {
  id: string;
  /** One for each column, in their order. */
  cells: readonly ReactNode[];
}

/** Things with the same facts, one in each row. Where columns have no room, each row's facts stand below each other. */
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
  /** Names the table. */
  caption: string;
  /**
   * Where a heading says the same already.
   * @default false
   */
  captionHidden?: boolean | undefined;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
}
