import { expect, test } from "vitest";
import { contrastOfLinear } from "../tokens/contrast.ts";
import { parseColor, parseSheet } from "./parse.ts";

test.each([
  "#fff",
  "#ffffff",
  "rgb(255 255 255)",
  "rgb(255, 255, 255)",
  "rgb(100% 100% 100%)",
  "oklch(1 0 0)",
  "oklch(100% 0 0deg)",
])("%s is white", (text) => {
  const [color, black] = [parseColor(text), parseColor("#000")];
  if (color === undefined || black === undefined) throw new Error(`${text} can't be read`);
  expect(contrastOfLinear(color, black)).toBeCloseTo(21, 1);
});

test.each([
  "#ffff",
  "rgb(0 0 0 / 0.5)",
  "oklch(0.5 0.1 20 / 50%)",
  "color-mix(in oklab, red, blue)",
  "red",
  "",
])("%s can't be checked", (text) => {
  expect(parseColor(text)).toBe(undefined);
});

test("parses rules in order, with their at-rules", () => {
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

test("reports where a brace is never closed", () => {
  expect(() => parseSheet(":root { --vo-a: 1;")).toThrow("never closed: :root {");
});
