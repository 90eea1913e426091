import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrastRatio, isInSrgbGamut } from "./contrast.ts";
import { contrastPairs } from "./pairs.ts";
import { type Oklch, palette } from "./palette.ts";
import { type ColorRole, type Theme, themes } from "./themes.ts";
import { tokensToCss } from "./to-css.ts";

const white: Oklch = [1, 0, 0];
const black: Oklch = [0, 0, 0];

function opaque(theme: Theme, role: ColorRole): Oklch {
  const value = theme[role];
  if ("alpha" in value) throw new Error(`${role} is translucent and has no contrast of its own`);
  return value;
}

test("the committed stylesheet is what the typed tokens give", () => {
  const committed = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  expect(committed, "run `pnpm --filter @volado/ui run tokens`").toBe(tokensToCss());
});

describe("contrast arithmetic", () => {
  test.each([
    ["white on black", white, black, 21],
    ["a colour on itself", white, white, 1],
    // #ff0000 and #767676 against white, from the WCAG working group's own examples.
    ["red on white", [0.62796, 0.25768, 29.2339] as Oklch, white, 4],
    ["#767676 on white", [0.5646, 0, 0] as Oklch, white, 4.54],
  ])("%s", (_name, first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 1);
  });
});

describe.each(Object.entries(themes))("%s theme", (_name, theme) => {
  test.each(contrastPairs)("$on on $ground reaches $atLeast", ({ on, ground, atLeast }) => {
    expect(contrastRatio(opaque(theme, on), opaque(theme, ground))).toBeGreaterThanOrEqual(atLeast);
  });
});

test.each(
  Object.entries(palette).flatMap(([scale, steps]) =>
    Object.entries<Oklch>(steps).map(([step, color]): [string, Oklch] => [`${scale} ${step}`, color]),
  ),
)("%s can be shown on an sRGB screen", (_name, color) => {
  expect(isInSrgbGamut(color)).toBe(true);
});
