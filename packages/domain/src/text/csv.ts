import { decimalOf } from "../money/hundredths.ts";
import type { Money } from "../money/money.ts";

/** A cell: text, a whole number, or money, written with two decimals and without currency. */
export type CsvCell = string | number | Money;

/** Text that a spreadsheet would run as a formula. A leading apostrophe prevents that and is not displayed. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

const QUOTED = /[",\r\n]/;

const textField = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const fieldOf = (cell: CsvCell): string => {
  if (typeof cell === "string") return textField(cell);
  return typeof cell === "number" ? String(cell) : decimalOf(cell.centavos);
};

/**
 * Formats a table as CSV (RFC 4180: CRLF line ends, fields quoted where needed). Numbers have a decimal point and no
 * grouping, so that every spreadsheet reads them; text can't run as a formula.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
