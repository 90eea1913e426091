import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { componentTokens } from "./components.ts";
import { contrastPairs, contrastRatio, isInSrgbGamut } from "./contrast.ts";
import { scales, singles } from "./scales.ts";
import { type ColorRole, type Oklch, palette, type Theme, themes } from "./themes.ts";
import { tokensToCss } from "./to-css.ts";

const white: Oklch = [1, 0, 0];
const black: Oklch = [0, 0, 0];

function opaque(theme: Theme, role: ColorRole): Oklch {
  const value = theme[role];
  if ("alpha" in value) throw new Error(`${role} is translucent and has no contrast of its own`);
  return value;
}

test("the style sheet matches the typed tokens", () => {
  const written = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  expect(written, "run `npx -y pnpm@12 --filter @volado/ui run prepare`").toBe(tokensToCss());
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

const source = new URL("../", import.meta.url);

/** Set by components from their props. */
const ofProps: ReadonlySet<string> = new Set(["banner-ratio", "ticker-round", "winners-round"]);

const shared: ReadonlySet<string> = new Set([
  ...Object.keys(themes.dark),
  ...Object.keys(singles),
  ...Object.entries(scales).flatMap(([group, steps]) => Object.keys(steps).map((step) => `${group}-${step}`)),
]);

/** Index of the bracket that closes the one before `from`. */
function closing(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "(") depth++;
    if (css[at] === ")" && --depth === 0) return at;
  }
  return css.length;
}

function fallbacks(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync("components/*/*.css", { cwd: source.pathname })) {
    const css = readFileSync(new URL(file, source), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
    for (const match of css.matchAll(/var\(\s*--vo-([\w-]+)\s*,/g)) {
      const [whole, name = ""] = match;
      const start = match.index + whole.length;
      const fallback = css
        .slice(start, closing(css, start))
        .trim()
        .replace(/\s+/g, " ")
        .replace(/(?<=\() | (?=\))/g, "");
      if (!shared.has(name) && !ofProps.has(name))
        found.set(name, (found.get(name) ?? new Set()).add(fallback));
    }
  }
  return found;
}

const read = fallbacks();

test("the style sheets read exactly the listed component variables", () => {
  expect([...read.keys()].sort()).toEqual(Object.keys(componentTokens).sort());
});

describe.each(Object.entries<readonly string[]>(componentTokens))("--vo-%s", (name, values) => {
  test("has the listed fallbacks", () => {
    expect([...(read.get(name) ?? [])].sort()).toEqual([...values].sort());
  });
});
