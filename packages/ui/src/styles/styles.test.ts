import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const source = new URL("../", import.meta.url);
const componentFiles = globSync("components/*/*.css", { cwd: source.pathname }).sort();
const read = (path: string) => readFileSync(new URL(path, source), "utf8");

/** Style sheets that only some pages need, exported separately. */
const separate = Object.values(manifest.exports)
  .filter((target) => typeof target === "string")
  .map((target) => target.replace("./src/", ""))
  .filter((target) => target.startsWith("components/"));

test("styles.css imports the style sheets of all components except the separate ones, in order", () => {
  const imported = [...read("styles.css").matchAll(/@import "\.\/(components\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(imported).toEqual(componentFiles.filter((file) => !separate.includes(file)));
  expect(componentFiles).toEqual([...imported, ...separate].sort());
});

test("styles.css does not import reset.css and base.css", () => {
  expect(read("styles.css")).not.toMatch(/\b(reset|base)\.css/);
});

describe.each(componentFiles)("%s", (path) => {
  const css = read(path).replace(/\/\*[\s\S]*?\*\//g, "");

  test("is in the components layer, where a brand can override it", () => {
    expect(css.trim()).toMatch(/^@layer vo\.components \{[\s\S]*\}$/);
  });

  test("uses roles, never colours", () => {
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i);
  });

  test("is named after what it styles", () => {
    expect(basename(path)).toMatch(/^[a-z]+(-[a-z]+)*\.css$/);
  });
});
