import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { cruise, type ICruiseResult, type IViolation } from "dependency-cruiser";
import { parseSync, Visitor } from "oxc-parser";
import { findWorkspaces } from "../../workspaces.ts";
import type { Check } from "../check.ts";
import { forbidden, knownTo, siteLayers, siteSource, workspaceRules } from "./rules.ts";

const workspacesWithoutPlace = (root: string): readonly string[] =>
  findWorkspaces(root)
    .filter(({ path }) => !(path in workspaceRules))
    .map(
      ({ path }) => `${path} has no line in tooling/src/checks/boundaries/rules.ts: add its allowed imports`,
    );

const foldersOutsideLayers = (root: string): readonly string[] => {
  const source = join(root, siteSource);
  const entries = existsSync(source) ? readdirSync(source, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory() && !siteLayers.includes(entry.name))
    .map(({ name }) => `${siteSource}/${name} is not one of the layers ${siteLayers.join(", ")}`);
};

const sentence = ({ from, to, rule, cycle }: IViolation): string =>
  cycle === undefined
    ? `${from} imports ${to}: ${rule.name}`
    : `${rule.name}: ${cycle.map(({ name }) => name).join(", ")}`;

/** The imports of every source file under `root`, and the violations of the rules. */
const cruiseSources = async (root: string): Promise<ICruiseResult> => {
  const { output } = await cruise(
    ["apps", "packages", "tooling"].filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden },
      // The rules also apply to type imports.
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

/** The texts of a program: string literals and the constant parts of templates. */
const textsOf = (file: string, source: string): readonly string[] => {
  const texts: string[] = [];
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === "string") texts.push(value);
    },
    TemplateElement: ({ value }) => {
      texts.push(value.raw);
    },
  }).visit(parseSync(file, source).program);
  return texts;
};

/** Whether a text is a path into `folder`, relative to the repository root or to the file. */
const leadsTo = (folder: string, file: string, text: string): boolean =>
  text.includes(`${folder}/`) || posix.join(posix.dirname(file), text).startsWith(`${folder}/`);

/** Workspaces whose files `owner` may not read: those it doesn't depend on. Tooling may read everything. */
const strangersOf = (owner: string): readonly string[] => {
  const rule = workspaceRules[owner];
  if (rule === undefined || owner === "tooling") return [];
  const known = knownTo(owner, rule);
  return Object.keys(workspaceRules).filter((folder) => !known.includes(folder));
};

/**
 * Reports paths in a source file that lead into a workspace it doesn't depend on, which import analysis doesn't see.
 */
const strayPaths = (owner: string, file: string, source: string): readonly string[] => {
  const strangers = strangersOf(owner).filter((folder) => source.includes(`${posix.basename(folder)}/`));
  if (strangers.length === 0) return [];
  const texts = textsOf(file, source);
  return strangers
    .filter((folder) => texts.some((text) => leadsTo(folder, file, text)))
    .map((folder) => `${file} names a path in ${folder}, which ${owner} doesn't depend on`);
};

/** Reports paths in strings that break the import rules. */
const strayPathsIn = (root: string, files: readonly string[]): readonly string[] =>
  findWorkspaces(root).flatMap(({ path: owner }) =>
    files
      .filter((file) => file.startsWith(`${owner}/`) && /\.tsx?$/.test(file))
      .flatMap((file) => strayPaths(owner, file, readFileSync(join(root, file), "utf8"))),
  );

/**
 * Checks the direction of imports, including type imports: between workspaces, between the site's layers, between
 * features, through `exports` only, and without cycles. Also checks paths in strings.
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
