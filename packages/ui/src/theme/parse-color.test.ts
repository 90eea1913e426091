import { expect, test } from "vitest";
import { contrastOfLinear } from "../tokens/contrast.ts";
import { parseColor } from "./parse-color.ts";

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
])("%s can't be judged", (text) => {
  expect(parseColor(text)).toBe(undefined);
});
