import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSheet, type SheetRule } from "./parse.ts";
import { type PublicBlock, publicNames } from "./public-names.ts";

const source = new URL("../", import.meta.url);
const compound = /(?:\.[\w-]+|::?[\w-]+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?|\[[^\]]*\]|[\w-]+|\*)+/g;
const classNames = /\.(vo-[\w-]+)/g;
const state = /\[((?:data|aria)-[\w-]+)(?:=["']?([\w-]+)["']?)?\]/g;

type Found = Map<string, Map<string, Set<string>>>;

const note = (found: Found, selector: string): void => {
  for (const [part] of selector.matchAll(compound)) {
    const [named, ...others] = Array.from(part.matchAll(classNames), ([, name = ""]) => name);
    for (const name of [...(named === undefined ? [] : [named]), ...others])
      if (!found.has(name)) found.set(name, new Map());
    const states = named === undefined ? undefined : found.get(named);
    for (const [, name = "", value] of part.matchAll(state)) {
      const values = states?.get(name) ?? new Set();
      if (value !== undefined) values.add(value);
      states?.set(name, values);
    }
  }
};

const selectorsOf = (rules: readonly SheetRule[]): readonly string[] =>
  rules.flatMap(({ selectors }) => selectors).filter((selector) => !selector.startsWith("@"));

const classInCode = /(?<=["'`\s])vo-[a-z][\w-]*/g;

/** Class names that components set without styling them. A brand may style them. */
const classesOfCode = (): readonly string[] =>
  globSync("{components/*,icons,motion,overlays,scrolling}/*.tsx", { cwd: source.pathname })
    .filter((file) => !/\.(stories|test)\.tsx$/.test(file))
    .flatMap((file) => readFileSync(new URL(file, source), "utf8").match(classInCode) ?? []);

/** Class names of the kit's style sheets, each with the states that it is styled in. */
function namesOfSheets(): Readonly<Record<string, PublicBlock>> {
  const found: Found = new Map();
  for (const file of globSync("{components/*,overlays,scrolling,styles}/*.css", {
    cwd: source.pathname,
  }).sort())
    for (const selector of selectorsOf(parseSheet(readFileSync(new URL(file, source), "utf8"))))
      note(found, selector);
  for (const name of classesOfCode()) if (!found.has(name)) found.set(name, new Map());
  return Object.fromEntries(
    [...found.keys()]
      .sort()
      .map((name) => [
        name,
        Object.fromEntries(
          [...(found.get(name) ?? [])]
            .sort(([one], [other]) => one.localeCompare(other))
            .map(([attribute, values]) => [attribute, [...values].sort()]),
        ),
      ]),
  );
}

test("class names and states match the public list; describe changes in a changeset", () => {
  expect(namesOfSheets()).toEqual(publicNames);
});

test("states are listed with the class that has them", () => {
  expect(publicNames["vo-button"]?.["data-variant"]).toEqual(["action", "danger", "link", "quiet"]);
});
