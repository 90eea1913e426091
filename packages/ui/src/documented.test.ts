import { globSync, readFileSync } from "node:fs";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { documentedComponents, type Texts, textOf } from "./testing/documented.ts";
import { componentTokens } from "./tokens/components.ts";

const components = documentedComponents();

const source = new URL("./", import.meta.url);

const read = (file: string): string => readFileSync(new URL(file, source), "utf8");

/** Files of a component's folder, without tests and stories. */
const filesOf = (name: string, kind: string): readonly string[] =>
  globSync(`components/${name}/*.${kind}`, { cwd: source.pathname }).filter(
    (file) => !/\.(stories|test)\./.test(file),
  );

/** CSS variables that a component's style sheets read. */
const readBy = (name: string): readonly string[] =>
  filesOf(name, "css").flatMap((file) =>
    Array.from(read(file).matchAll(/var\(\s*--vo-([\w-]+)/g), ([, variable = ""]) => variable),
  );

/** Components that a component imports, recursively. */
function partsOf(name: string, seen: ReadonlySet<string> = new Set([name])): readonly string[] {
  const direct = filesOf(name, "ts{,x}").flatMap((file) =>
    Array.from(read(file).matchAll(/"\.\.\/(\w+)\/\1\.tsx"/g), ([, part = ""]) => part),
  );
  const fresh = direct.filter((part) => !seen.has(part));
  const all = new Set([...seen, ...fresh]);
  return [...fresh, ...fresh.flatMap((part) => partsOf(part, all))];
}

/** A section of a docs page, without its heading. */
const section = (page: string, heading: string): string =>
  page
    .split(/\n\n/)
    .find((paragraph) => paragraph.startsWith(heading))
    ?.slice(heading.length)
    .trim() ?? "";

const tokensIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/--vo-([\w-]+)/g), ([, variable = ""]) => variable);

describe.each(components)("$name's page", ({ name, page, tables, exported }) => {
  test.each(["**Use**", "**Tokens:**", "**Accessibility:**"])("has something under %s", (heading) => {
    expect(section(page, heading).split(/\s+/).length).toBeGreaterThan(1);
  });

  test("has a table of props for each component of its folder", () => {
    expect(tables).toEqual(exported);
  });

  test("names exactly the variables that its style sheets read", () => {
    const named = tokensIn(section(page, "**Tokens:**"));
    const own = readBy(name);
    expect(own.filter((variable) => variable in componentTokens && !named.includes(variable))).toEqual([]);
    const within = [...own, ...partsOf(name).flatMap(readBy)];
    expect(named.filter((variable) => !within.includes(variable))).toEqual([]);
  });
});

test("the README lists exactly the components of the kit", () => {
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
    [...components.flatMap(({ exported }) => exported), "icons"].sort(),
  );
});

const heardOnly = "its words are only heard";
const drawing = "it has no words";
const number = "it holds a number of few digits";

/** Components without a story of long texts, and why. */
const without: Readonly<Record<string, string>> = {
  Avatar: "it shows one letter",
  Badge: number,
  BannerCarousel: heardOnly,
  CoinMark: drawing,
  Countdown: number,
  EnvelopeRain: heardOnly,
  FloatingButton: heardOnly,
  GameIcon: drawing,
  GameRow: "its words are GameTile's",
  IconButton: heardOnly,
  Logo: "a brand's name is as long as it is",
  NumberBalls: "its numbers are the same in both languages",
  QrCode: heardOnly,
  Skeleton: drawing,
};

/** The args that a story sets itself. */
const pick = (texts: Texts, own: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key in own));

describe.each(components)("$name", ({ name, english, stories }) => {
  test("has an English text for every Spanish one", () => {
    const lost = stories.flatMap(({ name: story, own, ownEnglish }) =>
      Object.keys(own)
        .filter((key) => own[key] !== undefined && key in english && !(key in ownEnglish))
        .map((key) => `${story}: ${key}`),
    );
    expect(lost).toEqual([]);
  });

  test.skipIf(name in without)("has a story with long texts in both languages", () => {
    const [first] = stories;
    const grown = stories.filter(({ name: story, own, es, en }) => {
      const longer = (mine: Texts, usual: Texts = {}) =>
        textOf(pick(mine, own)).length >= 1.25 * textOf(pick(usual, own)).length;
      return (
        /^(Long|Many|Wide)/.test(story) &&
        longer(es, first?.es) &&
        longer(en, first?.en) &&
        textOf(pick(es, own)) !== textOf(pick(en, own))
      );
    });
    expect(grown.map((story) => story.name)).not.toEqual([]);
  });
});

test("exempts existing components only", () => {
  const names = components.map(({ name }) => name);
  expect(Object.keys(without).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(components)("$title renders without a browser", ({ element }) => {
  expect(renderToString(element())).toContain("vo-");
});
