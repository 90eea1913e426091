import { describe, expect, test } from "vitest";
import { moneyOf } from "../money/money.ts";
import { type CsvCell, csvOf } from "./csv.ts";

describe("a table as CSV (RFC 4180)", () => {
  test.each<[string, readonly (readonly CsvCell[])[], string]>([
    ["nothing", [], ""],
    [
      "text and numbers",
      [
        ["Miembro", "Apuestas"],
        ["ana", 3],
      ],
      "Miembro,Apuestas\r\nana,3\r\n",
    ],
    [
      "money with two decimals",
      [[moneyOf(123_450, "MXN"), moneyOf(-2_000, "MXN"), moneyOf(0, "MXN")]],
      "1234.50,-20.00,0.00\r\n",
    ],
    ["commas, quotes and lines", [["a,b", 'say "hi"', "two\nlines"]], '"a,b","say ""hi""","two\nlines"\r\n'],
    ["empty fields", [["", ""]], ",\r\n"],
  ])("%s", (_what, rows, text) => {
    expect(csvOf(rows)).toBe(text);
  });

  test.each([
    ["=1+1", "'=1+1"],
    ["+52 55", "'+52 55"],
    ["-ana", "'-ana"],
    ["@SUM(A1)", "'@SUM(A1)"],
    [" =1", "' =1"],
    ["\t=1", "'\t=1"],
    ["＝1", "'＝1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ["ana=1", "ana=1"],
  ])("%j can't run as a formula", (name, field) => {
    expect(csvOf([[name]])).toBe(`${field}\r\n`);
  });
});
