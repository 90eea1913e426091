import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check.ts";
import {
  type FeatureList,
  featureListFile,
  featuresFolder,
  filesOf,
  readFeatureList,
} from "./feature-list.ts";
import { featurePages } from "./feature-pages.ts";

const specificationSections = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

const exists = (root: string, path: string): boolean =>
  path.includes("*") ? globSync(path, { cwd: root }).length > 0 : existsSync(join(root, path));

const listProblems = (root: string, { areas, capabilities }: FeatureList): readonly string[] => {
  const cited = new Set(capabilities.flatMap(({ spec }) => spec));
  const known = new Set(Object.keys(areas));
  return [
    ...capabilities.flatMap((capability) => {
      const files = filesOf(capability);
      const where = `${featureListFile}, "${capability.title}"`;
      return [
        ...(known.has(capability.area) ? [] : [`${where}: there is no area ${capability.area}`]),
        ...(files.length > 0 ? [] : [`${where} names no file`]),
        ...files
          .filter((path) => !exists(root, path))
          .map((path) => `${where}: ${path} doesn't exist (npx pnpm@12 features --moved looks for it)`),
      ];
    }),
    ...specificationSections
      .filter((section) => !cited.has(section))
      .map((section) => `${featureListFile} has no capability for §${section} of the specification`),
  ];
};

const pageProblems = (root: string, list: FeatureList): readonly string[] => {
  const pages = new Map(featurePages(list).map(({ name, text }) => [name, text]));
  const there = readdirSync(join(root, featuresFolder)).filter((name) => name.endsWith(".md"));
  const stale = Array.from(pages).filter(
    ([name, text]) =>
      !there.includes(name) || readFileSync(join(root, featuresFolder, name), "utf8") !== text,
  );
  return [
    ...stale.map(([name]) => `${featuresFolder}/${name} is out of date: npx pnpm@12 features writes it`),
    ...there
      .filter((name) => !pages.has(name))
      .map((name) => `${featuresFolder}/${name} belongs to no area: npx pnpm@12 features removes it`),
  ];
};

/**
 * The list of features keeps its word: a capability has a known area and names at least one file, every file is there,
 * every section of the specification has a capability, and the generated pages are up to date.
 */
export const features: Check = async (root) => {
  if (!existsSync(join(root, featureListFile))) return { problems: [`${featureListFile} is missing`] };
  const list = readFeatureList(root);
  return { problems: [...listProblems(root, list), ...pageProblems(root, list)] };
};
