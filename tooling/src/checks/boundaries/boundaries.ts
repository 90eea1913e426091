import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult, type IViolation } from "dependency-cruiser";
import { findWorkspaces } from "../../workspaces.ts";
import type { Check } from "../check.ts";
import { strayPaths } from "./paths.ts";
import { forbidden, siteLayers, siteSource, workspaceRules } from "./rules.ts";

const workspacesWithoutPlace = (root: string): readonly string[] =>
  findWorkspaces(root)
    .filter(({ path }) => !(path in workspaceRules))
    .map(
      ({ path }) => `${path} has no line in tooling/src/checks/boundaries/rules.ts: say what it stands on`,
    );

const foldersOutsideLayers = (root: string): readonly string[] => {
  const source = join(root, siteSource);
  const entries = existsSync(source) ? readdirSync(source, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory() && !siteLayers.includes(entry.name))
    .map(({ name }) => `${siteSource}/${name} is none of the layers ${siteLayers.join(", ")}`);
};

const sentence = ({ from, to, rule, cycle }: IViolation): string =>
  cycle === undefined
    ? `${from} imports ${to}: ${rule.name}`
    : `${rule.name}: ${cycle.map(({ name }) => name).join(", ")}`;

/** What every source file under `root` imports, and which imports break one of the rules. */
const cruiseSources = async (root: string): Promise<ICruiseResult> => {
  const { output } = await cruise(
    ["apps", "packages", "tooling"].filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      // Type imports obey the same arrows.
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(^|/)(dist|storybook-static|coverage)(/|$)" },
      skipAnalysisNotInRules: true,
      moduleSystems: ["es6"],
    },
    {
      conditionNames: ["@volado/source", "import", "types"],
      exportsFields: ["exports"],
      extensions: [".ts", ".tsx", ".js"],
    },
  );
  if (typeof output === "string") throw new Error(`dependency-cruiser: ${output}`);
  return output;
};

/** Paths in strings that lead where no import may. */
const strayPathsIn = (root: string, files: readonly string[]): readonly string[] =>
  findWorkspaces(root).flatMap(({ path: owner }) =>
    files
      .filter((file) => file.startsWith(`${owner}/`) && /\.tsx?$/.test(file))
      .flatMap((file) => strayPaths(owner, file, readFileSync(join(root, file), "utf8"))),
  );

/**
 * The direction of imports, type imports included: between workspaces, between the layers of the
 * site, between features, through `exports` only, and without cycles; and the direction of paths in strings.
 */
export const boundaries: Check = async (root) => {
  const { modules, summary } = await cruiseSources(root);
  const files = modules.map(({ source }) => source);
  return {
    problems: [
      ...workspacesWithoutPlace(root),
      ...foldersOutsideLayers(root),
      ...summary.violations.map(sentence),
      ...strayPathsIn(root, files),
    ],
  };
};
