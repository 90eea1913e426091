import { expect, test } from "vitest";
import { parseSheet } from "./parse-sheet.ts";

test("reads rules in order, with the at-rules around them", () => {
  const css = `@import "x.css"; /* a { b } */
    @layer vo.brand { :root, [data-theme="dark"] { --vo-a: url("x;y"); --vo-b: f(1, 2) }
    @media (width > 1px) { .x { color: red } } } .y{}`;
  expect(parseSheet(css)).toEqual([
    {
      around: ["@layer vo.brand"],
      selectors: [":root", '[data-theme="dark"]'],
      declarations: [
        { name: "--vo-a", value: 'url("x;y")' },
        { name: "--vo-b", value: "f(1, 2)" },
      ],
    },
    {
      around: ["@layer vo.brand", "@media (width > 1px)"],
      selectors: [".x"],
      declarations: [{ name: "color", value: "red" }],
    },
    { around: [], selectors: [".y"], declarations: [] },
  ]);
});

test("says where a brace is never closed", () => {
  expect(() => parseSheet(":root { --vo-a: 1;")).toThrow("never closed: :root {");
});
