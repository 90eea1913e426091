import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { pageProblems } from "../pages/generated-pages.ts";
import { namedFileExists } from "../pages/named-file.ts";
import { type FeatureList, featureListFile, filesOf, readFeatureList } from "./feature-list.ts";
import { featurePages } from "./feature-pages.ts";

const specificationSections = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

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
          .filter((path) => !namedFileExists(root, path))
          .map((path) => `${where}: ${path} doesn't exist (npx -y pnpm@12 features --moved looks for it)`),
      ];
    }),
    ...specificationSections
      .filter((section) => !cited.has(section))
      .map((section) => `${featureListFile} has no capability for §${section} of the specification`),
  ];
};

/**
 * The list of features keeps its word: a capability has a known area and names at least one file, every file is there,
 * every section of the specification has a capability, and the generated pages are up to date.
 */
export const features: Check = async (root) => {
  if (!existsSync(join(root, featureListFile))) return { problems: [`${featureListFile} is missing`] };
  const list = readFeatureList(root);
  return { problems: [...listProblems(root, list), ...pageProblems(root, featurePages(list))] };
};
