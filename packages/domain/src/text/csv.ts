import { decimalOf } from "../money/hundredths.ts";
import type { Money } from "../money/money.ts";

/** What a cell holds: words, a whole number, or money, written with two decimals and without its currency. */
export type CsvCell = string | number | Money;

/**
 * What a spreadsheet would take for a formula: such words get an apostrophe before them, which it hides and
 * which makes them words.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/;

const QUOTED = /[",\r\n]/;

const wordsIn = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

const fieldOf = (cell: CsvCell): string => {
  if (typeof cell === "string") return wordsIn(cell);
  return typeof cell === "number" ? String(cell) : decimalOf(cell.centavos);
};

/**
 * A table as comma-separated values (RFC 4180: lines end in CRLF, fields are quoted where they have to be).
 * Numbers are plain, with a point and without groups, so that every spreadsheet reads the amount that the
 * screen shows; words can't be run as formulas.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(fieldOf).join(",")}\r\n`).join("");
