import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceChecks } from "../../checks/all.ts";
import { readFeatureList } from "../../checks/features/feature-list.ts";
import { sizes } from "../../checks/size/size.ts";
import { findWorkspaces, type Workspace } from "../../workspace/workspaces.ts";
import { checkStep } from "../check-step.ts";
import { runCheck, runChosenTests } from "../runner-step.ts";
import type { Step } from "../step.ts";
import { affectedJourneys, affectedStories, affectedWorkspaces } from "./affected.ts";

const ending = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(file));

/** Which components each component's folder imports from its neighbours. */
const importsOfComponents = (root: string): ReadonlyMap<string, readonly string[]> => {
  const imports = new Map<string, string[]>();
  for (const file of globSync("packages/ui/src/components/*/*.tsx", { cwd: root })) {
    const user = file.split("/").at(-2) ?? file;
    const used = readFileSync(join(root, file), "utf8").matchAll(/from "\.\.\/(\w+)\//g);
    imports.set(user, [...(imports.get(user) ?? []), ...[...used].flatMap(([, name]) => name ?? [])]);
  }
  return imports;
};

const related = (root: string, files: readonly string[], { path, directory }: Workspace): Step => ({
  name: "unit",
  title: `unit tests of ${path} that the change can break`,
  run: () =>
    runChosenTests({
      runner: "vitest",
      directory,
      args: [
        "exec",
        "vitest",
        "related",
        "--run",
        ...(path === "packages/ui" ? ["--project", "unit"] : []),
      ].concat(files.map((file) => join(root, file))),
      mayBeNone: true,
    }),
});

const storySteps = (root: string, files: readonly string[]): readonly Step[] => {
  const directory = join(root, "packages/ui");
  const affected = affectedStories(files, importsOfComponents(root));
  const step = (title: string, projects: string, components: readonly string[]): Step => ({
    name: "stories",
    title,
    run: () =>
      runChosenTests({
        runner: "vitest",
        directory,
        args: [
          ...["exec", "vitest", "run", "--project", projects],
          ...components.map((component) => `src/components/${component}/`),
        ],
        mayBeNone: true,
      }),
  });
  if (affected.which === "all") return [step("all stories", "stories-volado-dark", [])];
  const { components, everyLook } = affected;
  return [
    ...(components.length > 0
      ? [step("stories of changed components", "stories-volado-dark", components)]
      : []),
    ...(everyLook.length > 0
      ? [step("stories with changed sheets, in every look", "stories-*", everyLook)]
      : []),
  ];
};

const journeySteps = (root: string, files: readonly string[]): readonly Step[] => {
  const journeys = affectedJourneys(readFeatureList(root).capabilities, files);
  if (journeys.length === 0) return [];
  return [
    {
      name: "journeys",
      title: `journeys of ${journeys.length} file(s) that the change can break`,
      needs: ["build"],
      run: () =>
        runChosenTests({
          runner: "playwright",
          directory: join(root, "apps/mobile-web"),
          args: ["run", "test:e2e", ...journeys.map((file) => file.replace("apps/mobile-web/", ""))],
          mayBeNone: false,
        }),
    },
  ];
};

/**
 * What a change of these files can have broken, cheapest first: lint of the files, types of all that stands on them,
 * checks of the sources, the unit tests that import them, the stories of changed components, and the journeys that the
 * list of features names beside them. The whole suite is still what says that everything holds.
 */
export const changedSteps = (root: string, files: readonly string[]): readonly Step[] => {
  const workspaces = affectedWorkspaces(findWorkspaces(root), files);
  const code = ending(files, /\.(tsx?|mjs|js|json|css)$/);
  const sheets = ending(files, /\.css$/);
  const site = workspaces.some(({ path }) => path === "apps/mobile-web");
  const having = (script: string) => workspaces.filter(({ manifest }) => script in manifest.scripts);

  return [
    {
      name: "lint",
      title: "lint and format of changed files",
      run: () =>
        runCheck("biome", ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...code], root),
    },
    ...(sheets.length > 0
      ? [
          {
            name: "lint",
            title: "order and selectors of changed sheets",
            run: () => runCheck("stylelint", sheets, root),
          },
        ]
      : []),
    ...having("types").map(({ path, directory }) => ({
      name: "types",
      title: `types of ${path}`,
      run: () => runCheck("pnpm", ["run", "types"], directory),
    })),
    ...sourceChecks.map((check) => checkStep(check, root)),
    ...having("test:unit").map((workspace) => related(root, ending(files, /\.tsx?$/), workspace)),
    ...storySteps(root, files),
    ...(site
      ? [
          {
            name: "build",
            title: "production build of the site",
            run: () => runCheck("turbo", ["run", "build"], root),
          },
          { ...checkStep({ name: "size", title: "size budgets", check: sizes }, root), needs: ["build"] },
        ]
      : []),
    ...(site ? journeySteps(root, files) : []),
  ];
};
