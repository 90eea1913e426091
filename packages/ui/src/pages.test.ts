import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { componentStories } from "./testing/component-stories.ts";
import { componentTokens } from "./tokens/components.ts";

const source = new URL("./", import.meta.url);
const told = componentStories();

const read = (file: string): string => readFileSync(new URL(file, source), "utf8");

/** Files of a component's folder, without tests and stories. */
const filesOf = (name: string, kind: string): readonly string[] =>
  globSync(`components/${name}/*.${kind}`, { cwd: source.pathname }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  );

/** Variables that a component's own sheets read. */
const readBy = (name: string): readonly string[] =>
  filesOf(name, "css").flatMap((file) =>
    Array.from(read(file).matchAll(/var\(\s*--vo-([\w-]+)/g), ([, variable = ""]) => variable),
  );

/** Components that one is made of, as its imports say, and theirs. */
function partsOf(name: string, seen: ReadonlySet<string> = new Set([name])): readonly string[] {
  const direct = filesOf(name, "ts{,x}").flatMap((file) =>
    Array.from(read(file).matchAll(/"\.\.\/(\w+)\/index\.ts"/g), ([, part = ""]) => part),
  );
  const fresh = direct.filter((part) => !seen.has(part));
  const all = new Set([...seen, ...fresh]);
  return [...fresh, ...fresh.flatMap((part) => partsOf(part, all))];
}

/** One section of a page, without its heading. */
const section = (page: string, heading: string): string =>
  page
    .split(/\n\n/)
    .find((paragraph) => paragraph.startsWith(heading))
    ?.slice(heading.length)
    .trim() ?? "";

const tokensIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/--vo-([\w-]+)/g), ([, variable = ""]) => variable);

describe.each(told)("$name's page", ({ name, page, tables, exported }) => {
  test.each(["**Use**", "**Tokens:**", "**Accessibility:**"])("has something under %s", (heading) => {
    expect(section(page, heading).split(/\s+/).length).toBeGreaterThan(1);
  });

  test("has a table of props for each component of its folder", () => {
    expect(tables).toEqual(exported);
  });

  test("names the variables that its sheet reads, and none that it and its parts don't", () => {
    const named = tokensIn(section(page, "**Tokens:**"));
    const own = readBy(name);
    expect(own.filter((variable) => variable in componentTokens && !named.includes(variable))).toEqual([]);
    const within = [...own, ...partsOf(name).flatMap(readBy)];
    expect(named.filter((variable) => !within.includes(variable))).toEqual([]);
  });
});

test("the README's table has every component of the kit, and no other", () => {
  const [, table = ""] = read("../README.md").split("## Components");
  const rows =
    table
      .split("\n## ")[0]
      ?.match(/^\| \w+ \| .*$/gm)
      ?.slice(1) ?? [];
  const names = rows.flatMap(
    (row) =>
      row
        .replace(/\([^)]*\)/g, "")
        .split("|")
        .at(2)
        ?.split(",") ?? [],
  );
  expect(names.map((name) => name.trim()).sort()).toEqual(
    [...told.flatMap(({ exported }) => exported), "icons"].sort(),
  );
});
