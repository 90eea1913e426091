import { join } from "node:path";
import { otherBrands } from "../brands/brands.ts";
import { buildChecks, sourceChecks } from "../checks/all.ts";
import { merchantIsItself } from "../checks/merchants/index.ts";
import { findWorkspaces, type Workspace } from "../workspace/workspaces.ts";
import { checkStep } from "./check-step.ts";
import { journeysInOtherEngines } from "./engines-step.ts";
import { gatewaySteps } from "./gateway-steps.ts";
import { runCheck, runTests } from "./runner-step.ts";
import type { Step } from "./step.ts";

const types = ({ path, directory }: Workspace): Step => ({
  name: "types",
  title: `types of ${path}`,
  light: true,
  run: () => runCheck("pnpm", ["run", "types"], directory),
});

const unitTests = ({ path, directory }: Workspace): Step => ({
  name: "unit",
  title: `unit tests of ${path}`,
  light: true,
  seconds: path === "apps/mobile-web" ? 160 : 40,
  run: () => runTests({ runner: "vitest", directory, script: "test:unit" }),
});

/** Every step of the suite for the repository under `root`, cheapest first. */
export const suiteSteps = (root: string): readonly Step[] => {
  const workspaces = findWorkspaces(root);
  const having = (script: string) => workspaces.filter(({ manifest }) => script in manifest.scripts);

  return [
    {
      name: "lint",
      title: "lint and format",
      light: true,
      run: () => runCheck("biome", ["check", "--error-on-warnings", "."], root),
    },
    {
      name: "lint",
      title: "order and selectors of the sheets",
      light: true,
      run: () => runCheck("stylelint", ["**/*.css"], root),
    },
    ...having("types").map(types),
    {
      name: "sherif",
      title: "one version of each dependency",
      light: true,
      run: () => runCheck("sherif", [], root),
    },
    {
      name: "knip",
      title: "no dead code or unused dependency",
      light: true,
      run: () => runCheck("knip", [], root),
    },
    {
      name: "links",
      title: "links in Markdown",
      light: true,
      run: () => runCheck("pnpm", ["run", "links"], root),
    },
    ...sourceChecks.map((check) => checkStep(check, root)),
    ...having("test:unit")
      .filter(({ path }) => path !== "apps/sandbox-gateway")
      .map(unitTests),
    ...gatewaySteps(root),
    {
      name: "stories",
      title: "stories in Chromium, with axe",
      light: true,
      seconds: 190,
      run: () => runTests({ runner: "vitest", directory: join(root, "packages/ui"), script: "test:stories" }),
    },
    {
      name: "brands",
      title: "components by day and in the other brands, with axe",
      light: true,
      seconds: 85,
      run: () => runTests({ runner: "vitest", directory: join(root, "packages/ui"), script: "test:brands" }),
    },
    {
      name: "build",
      title: "production build",
      run: () => runCheck("turbo", ["run", "build"], root),
    },
    ...buildChecks.map((check) => ({ ...checkStep(check, root), needs: ["build"] })),
    ...otherBrands(root).map((brand) => ({
      ...checkStep(
        {
          name: "merchants",
          title: `the brand ${brand} in Chromium`,
          check: merchantIsItself(brand),
          light: true,
          seconds: 65,
        },
        root,
      ),
      needs: ["build"],
    })),
    journeysInOtherEngines(root),
    {
      name: "journeys",
      title: "journeys in Chromium",
      needs: ["build"],
      run: () =>
        runTests({ runner: "playwright", directory: join(root, "apps/mobile-web"), script: "test:e2e" }),
    },
  ];
};
