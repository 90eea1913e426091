import { boundaries } from "../checks/boundaries/boundaries.ts";
import type { Check } from "../checks/check.ts";
import { consumer } from "../checks/consumer.ts";
import { looks } from "../checks/looks.ts";
import { otherBrandsAreThemselves } from "../checks/merchants/index.ts";
import { packageFields, typesResolve } from "../checks/published.ts";
import { tinyScripts } from "../checks/size/tiny-scripts.ts";
import { staticStorybook } from "../checks/storybook.ts";
import { repositoryRoot } from "../workspaces.ts";

const checks = new Map<string, Check>(
  Object.entries({
    boundaries,
    consumer,
    looks,
    merchants: otherBrandsAreThemselves,
    publint: packageFields,
    storybook: staticStorybook,
    tiny: tinyScripts,
    types: typesResolve,
  }),
);

for (const name of process.argv.slice(2)) {
  const check = checks.get(name);
  if (check === undefined) throw new Error(`There is no check "${name}": ${[...checks.keys()].join(", ")}.`);
  const { problems, table } = await check(repositoryRoot);
  if (table !== undefined) process.stdout.write(`${table}\n`);
  for (const problem of problems) process.stderr.write(`${name}: ${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
