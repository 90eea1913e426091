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

/** Texts that a program holds: its string literals and what stands between the holes of its templates. */
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

/** Whether a text is a path into `folder`, seen from the repository's root or from the file that holds it. */
const leadsTo = (folder: string, file: string, text: string): boolean =>
  text.includes(`${folder}/`) || posix.join(posix.dirname(file), text).startsWith(`${folder}/`);

/** Workspaces whose files may not be read from `owner`: those that it doesn't stand on. Tooling reads everything. */
const strangersOf = (owner: string): readonly string[] => {
  const rule = workspaceRules[owner];
  if (rule === undefined || owner === "tooling") return [];
  const known = knownTo(owner, rule);
  return Object.keys(workspaceRules).filter((folder) => !known.includes(folder));
};

/**
 * Sentences about paths in a source that lead into a workspace which its own doesn't stand on: arrows that no
 * import shows.
 */
const strayPaths = (owner: string, file: string, source: string): readonly string[] => {
  const strangers = strangersOf(owner).filter((folder) => source.includes(`${posix.basename(folder)}/`));
  if (strangers.length === 0) return [];
  const texts = textsOf(file, source);
  return strangers
    .filter((folder) => texts.some((text) => leadsTo(folder, file, text)))
    .map((folder) => `${file} names a path in ${folder}, which ${owner} doesn't stand on`);
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
