import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { componentTokens } from "./components.ts";
import { scales, singles } from "./scales.ts";
import { themes } from "./themes.ts";

const source = new URL("../", import.meta.url);

/** Set by the parts themselves, from their props. */
const ofProps: ReadonlySet<string> = new Set(["banner-ratio", "ticker-round", "winners-round"]);

const shared: ReadonlySet<string> = new Set([
  ...Object.keys(themes.dark),
  ...Object.keys(singles),
  ...Object.entries(scales).flatMap(([group, steps]) => Object.keys(steps).map((step) => `${group}-${step}`)),
]);

/** Where the bracket that opens before `from` is closed. */
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

test("the sheets read the variables of single parts that are written down, and no others", () => {
  expect([...read.keys()].sort()).toEqual(Object.keys(componentTokens).sort());
});

describe.each(Object.entries<readonly string[]>(componentTokens))("--vo-%s", (name, values) => {
  test("falls back to what is written down", () => {
    expect([...(read.get(name) ?? [])].sort()).toEqual([...values].sort());
  });
});
