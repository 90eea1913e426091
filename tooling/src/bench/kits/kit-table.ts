import type { KitRow } from "./measure-kits.ts";

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The rows as a table in Markdown; sheets are compared only where both kits' are whole, in the last row. */
export const kitTable = (rows: readonly KitRow[]): string =>
  [
    "| KB after brotli | script, ours | script, antd-mobile | styles, ours | styles, antd-mobile |",
    "| --- | --: | --: | --: | --: |",
    ...rows.map(({ part, ours, theirs }) => {
      const styles = ours.style === 0 ? ["", ""] : [kb(ours.style), kb(theirs.style)];
      return `| ${[part, kb(ours.script), kb(theirs.script), ...styles].join(" | ")} |`;
    }),
  ].join("\n");
